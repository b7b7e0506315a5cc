public import LaminaAnimation

/// A change to any view, described by a body of its own.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(Color.white).cornerRadius(12)
///   }
/// }
/// Text("Hello").modifier(Card())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view that the modifier is applied to, as `body(content:)` gets it.
  typealias Content = ViewModifierContent<Self>
  /// Makes the view that stands in place of `content`, which may be used in it any number of times.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as its body sees it.
public struct ViewModifierContent<Modifier>: PrimitiveView {
  public typealias Body = Never
  private let set: (Element) -> Void

  init<V: View>(_ view: V) { set = { $0.setChild(0, to: view) } }

  package static var transitionRole: TransitionRole { .wrapper }
  package func update(_ element: Element) { set(element) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// What is applied to the content.
  public var modifier: Modifier

  /// Makes a value of a content and the modifier that is applied to it; `modifier(_:)` does the
  /// same.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView, WrappingView, ViewWrapping, DistributedView
where Content: View, Modifier: ViewModifier {
  /// A view whose body says what it stands for is modified as a whole: it finds the environment that the
  /// modifier makes.
  package static var isDistributed: Bool {
    let content = ViewShape.of(Content.self)
    return content.count != 1 && !content.isBehindBody
  }

  package static var shape: ViewShape {
    let content = ViewShape.of(Content.self)
    if isDistributed { return content.distributed }
    let body = ViewShape.of(ModifierBody<Content, Modifier>.self)
    return content.hasValues ? body.withValues : body
  }

  package func update(_ element: Element) {
    element.setChild(0, to: ModifierBody(content: content, modifier: modifier))
  }

  package func counts(in element: Element?) -> ViewCounts {
    if Self.isDistributed { return countsInside(of: element) }
    return element?.children.first?.viewCounts ?? .one
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    if Self.isDistributed { return listInside(of: element, at: path) }
    let views = element?.children.first?.viewList(at: path) ?? LoneViewPart(at: path)
    guard ViewShape.of(Content.self).hasValues else { return views }
    let inner = content.viewList(at: path, in: nil)
    return .with(views) { inner.add(of: 0, to: &$0) }
  }

  package func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ModifiedContent<V, Modifier>(content: view, modifier: modifier))
  }
}

/// Links the modifier's own dynamic properties: it is evaluated as a view of its own.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View, DynamicOwner {
  typealias Owned = Modifier
  let content: Content
  var modifier: Modifier
  var body: some View { modifier.body(content: ViewModifierContent(content)) }
}

extension ModifierBody: @MainActor Animatable where Modifier: Animatable {
  typealias AnimatableData = Modifier.AnimatableData

  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A modifier with data that animations move: its body is evaluated for each frame meanwhile.
public typealias AnimatableModifier = Animatable & ViewModifier

extension View {
  /// Applies `modifier`.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
