/// Takes a view of whatever type it is.
@MainActor
package protocol ViewTaker {
  func take<V: View>(_ view: V)
}

/// Puts something around any view.
@MainActor
package protocol ViewWrapping {
  /// Hands a view on as it stands in what is put around it.
  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker)
}

extension ViewWrapping {
  /// Is put around the views of a context.
  package func stand(in entries: EntryContext) { entries.wrap(in: self) }
}

/// What is put around each of several views, from the place where it is written to the places where
/// they stand.
///
/// ```
///  Group { A; B }.padding()     A.padding(), B.padding()      what is around a group is around each view
///  List { A; B }                ListRow(A), ListRow(B)
/// ```
/// Elements that only say which views there are hand it on to their children; a view that is one has
/// all of it around itself, and hands nothing on.
@MainActor
package final class EntryContext {
  private let outer: EntryContext?
  private let kind: RowKind
  /// Where this is written.
  private weak var owner: Element?
  /// How many of them are inside each other.
  let depth: Int
  /// What is around even more is put around all views together: types grow with what is around them.
  fileprivate static let depthLimit = 16
  private var wrapping: (any ViewWrapping)?
  private var changes = 0
  /// The lazy container; nil in what makes all of its views.
  package let lazyViews: LazyViews?

  /// What is around the views inside of another one.
  package init(
    of owner: Element, in outer: EntryContext? = nil, kind: RowKind? = nil,
    lazyViews: LazyViews? = nil
  ) {
    self.owner = owner
    self.outer = outer
    self.kind = kind ?? outer?.kind ?? .row
    self.lazyViews = lazyViews ?? outer?.lazyViews
    // In a lazy container as many fit inside each other as elsewhere.
    depth = outer.map { $0.depth + 1 } ?? (lazyViews == nil ? 1 : 0)
  }

  /// Puts something around views; views that stand here take it over when they are updated.
  package func wrap<W: ViewWrapping>(in next: W) {
    if let known = wrapping as? W, ViewComparison.isSame(known, next) { return }
    wrapping = next
    changes += 1
  }

  /// Takes off what was put around views here.
  package func unwrap() {
    guard wrapping != nil else { return }
    wrapping = nil
    changes += 1
  }

  /// Another number when there is something else around views.
  var version: Int { changes + (outer?.version ?? 0) }

  /// Whether there is something around views.
  private var isWrapping: Bool { wrapping != nil || outer?.isWrapping == true }

  /// What the outermost of what is around a view finds; nil where there is nothing around it.
  var environment: EnvironmentValues? {
    outer?.environment ?? (wrapping == nil ? nil : owner?.environment)
  }

  /// How many are inside each other where views are counted by their values, for which nothing is made.
  private(set) static var countedDepth = 0

  /// Counts views inside of so many; nil for as many as there are already.
  static func counting<Result>(from depth: Int?, _ body: () -> Result) -> Result {
    let outer = countedDepth
    countedDepth = depth ?? outer
    defer { countedDepth = outer }
    return body()
  }

  /// Counts what has something around each view; nil where no element has it yet.
  package static func countingInside<Result>(
    of element: Element?, _ body: () -> Result
  ) -> Result { counting(from: element?.entries?.depth ?? countedDepth + 1, body) }

  /// Whether so many more may stand inside each other.
  static func hasRoom(for depth: Int) -> Bool { countedDepth + depth <= depthLimit }

  /// Hands a view on with all around it.
  func wrap<V: View>(_ view: V, _ kind: RowKind? = nil, for taker: any ViewTaker) {
    let kind = kind ?? self.kind
    guard let wrapping else {
      guard let outer else { return taker.take(view) }
      return outer.wrap(view, kind, for: taker)
    }
    guard let outer else { return wrapping.wrap(view, kind, for: taker) }
    wrapping.wrap(view, kind, for: Outwards(context: outer, kind: kind, taker: taker))
  }

  private struct Outwards: ViewTaker {
    let context: EntryContext
    let kind: RowKind
    let taker: any ViewTaker
    func take<V: View>(_ view: V) { context.wrap(view, kind, for: taker) }
  }
}

/// A view that makes something of another one.
package protocol WrappingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension WrappingView {
  package func update(_ element: Element) { element.setChild(0, to: content) }
  package static var transitionRole: TransitionRole { .wrapper }
  package static var shape: ViewShape { .of(Content.self) }
  package var isOne: Bool { content.isOneView }

  package func counts(in element: Element?) -> ViewCounts {
    content.viewCounts(in: element?.children.first)
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    content.viewList(at: path, in: element?.children.first)
  }
}

/// A view that is put around each of several views, not around all of them together.
package protocol DistributedView: WrappingView, ViewWrapping {}

extension DistributedView {
  package static var isDistributed: Bool { ViewShape.of(Content.self).count != 1 }
  package static var shape: ViewShape { .of(Content.self).distributed }

  package func counts(in element: Element?) -> ViewCounts { countsInside(of: element) }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    listInside(of: element, at: path)
  }

  /// As many as are inside, or one that all of them are.
  package func countsInside(of element: Element?) -> ViewCounts {
    inside(element) { content.viewCounts(in: element?.children.first) } ?? .one
  }

  package func listInside(of element: Element?, at path: ViewPath) -> ViewListPart {
    inside(element) { content.viewList(at: path, in: element?.children.first) }
      ?? LoneViewPart(at: path)
  }

  /// What is inside where each of several views has this around itself; nil where it is around all.
  private func inside<Result>(_ element: Element?, _ body: () -> Result) -> Result? {
    if isOne { return body() }
    if let element {
      return element.isStructure ? EntryContext.countingInside(of: element, body) : nil
    }
    return EntryContext.hasRoom(for: 1) ? EntryContext.countingInside(of: nil, body) : nil
  }
}

extension EntryContext {
  /// Whether what is around views has to be told from what is inside of `view`: there is something.
  static func isNeeded(in element: Element) -> Bool {
    element.isStructure && element.parent?.entries?.isWrapping == true
  }
}

/// Stands where a `DistributedView` is written around several views.
struct Distribution<Wrapper: DistributedView>: PrimitiveView {
  let wrapper: Wrapper

  static var transitionRole: TransitionRole { .container }
  static var shape: ViewShape { Wrapper.shape }

  func update(_ element: Element) {
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, in: element.entries))
    }
    element.entries?.wrap(in: wrapper)
    element.setChild(0, to: wrapper.content)
  }

  func counts(in element: Element?) -> ViewCounts { wrapper.counts(in: element) }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    wrapper.list(at: path, in: element)
  }
}

/// A view that is one by its value, where its type allows for more.
private struct OneEntry<Content: View>: WrappingView {
  let content: Content
  static var shape: ViewShape { .one }
}

extension Element {
  /// Hands on the view that stands for `view` here: with what is around each of several, or as it is.
  func entry<V: View>(_ view: V, for taker: EntryTaker) {
    let fields = DynamicFields.of(V.self)
    if fields.isDistributed, let wrapper = view as? any DistributedView, isDistributed(wrapper) {
      return distribute(wrapper, taker)
    }
    guard let entries, !fields.isStructure else { return taker.take(view) }
    if let outermost = entries.environment { taker.environment = outermost }
    if fields.shape.count == 1 { return entries.wrap(view, for: taker) }
    // What is put around it is no structure either.
    entries.wrap(OneEntry(content: view), for: taker)
  }

  /// The environment of a child: what is around each view finds the one from where it is written.
  func environment(of child: Element, _ inherited: EnvironmentValues) -> EnvironmentValues {
    child.isStructure ? inherited : entries?.environment ?? inherited
  }

  /// Whether a wrapper stands around each of several views here, not around one.
  func isDistributed(_ wrapper: any DistributedView) -> Bool {
    !wrapper.isOne && (entries?.depth ?? 0) < EntryContext.depthLimit
  }

  private func distribute<Wrapper: DistributedView>(
    _ wrapper: Wrapper, _ taker: EntryTaker
  ) { taker.take(Distribution(wrapper: wrapper)) }

  /// Whether views stand here as they are.
  func takesAsIs<V: View>(_ type: V.Type) -> Bool {
    entries == nil && !DynamicFields.of(type).isDistributed
  }
}

extension View {
  /// Whether this value is one view.
  package var isOneView: Bool {
    if let count = ViewShape.of(Self.self).count { return count == 1 }
    return Self.Body.self == Never.self && (self as? any PrimitiveView)?.isOne == true
  }

  /// How many views this one stands for; `element` is its own, where it has one.
  package func viewCounts(in element: Element?) -> ViewCounts {
    let fields = DynamicFields.of(Self.self)
    if let count = fields.shape.knownCount { return ViewCounts(views: count, rows: count) }
    if fields.isPrimitive, let primitive = self as? any PrimitiveView {
      return primitive.counts(in: element)
    }
    return (element as? ViewElement<Self>)?.children.first?.viewCounts ?? .one
  }

  /// The views that this one stands for.
  package func viewList(at path: ViewPath, in element: Element?) -> ViewListPart {
    let fields = DynamicFields.of(Self.self)
    if fields.isPrimitive {
      guard fields.shape != .one, let primitive = self as? any PrimitiveView else {
        return LoneViewPart(at: path, type: Self.self)
      }
      return primitive.list(at: path, in: element)
    }
    if fields.shape.count == 1 { return LoneViewPart(at: path, type: Self.self) }
    return (element as? ViewElement<Self>)?.children.first?.viewList(at: path)
      ?? LoneViewPart(at: path, count: fields.shape.count ?? 1)
  }
}
