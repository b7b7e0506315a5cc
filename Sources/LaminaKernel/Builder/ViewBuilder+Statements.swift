extension ViewBuilder {
  /// Makes an empty view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes one view of several statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(statements: repeat each content)
  }

  /// Makes a view of an `if` without `else`: nil where the condition does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the branch of an `if` or `switch` that comes first.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Makes a view of the branch of an `if` or `switch` that comes second.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Hides the type of a view inside of `if #available`, which might not exist elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, as a builder makes them; the enclosing view arranges them.
public nonisolated struct TupleView<each Content: View> {
  private let statements: Statements<repeat each Content>

  init(statements content: repeat each Content) { statements = Statements(repeat each content) }

  /// Makes a view of those in a tuple, in order.
  ///
  /// ```swift
  /// VStack { TupleView((Text("Above"), Text("Below"))) }    // as if both stood there
  /// ```
  public init(_ value: (repeat each Content)) { statements = Statements(repeat each value) }

  /// The views, in order.
  public var value: (repeat each Content) { statements.content }

  fileprivate var content: (repeat each Content) { statements.content }
}

/// The views of a `TupleView`, held once: each view around it is copied with all that is inside when
/// its element is made, and a copy of a tuple looks up the tuple's type.
private nonisolated final class Statements<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  // Written down: an implicit one would ask for the main actor.
  deinit {}
}

extension TupleView: ViewInput {
  package func isSame(as other: TupleView) -> Bool {
    if statements === other.statements { return true }
    for (mine, others) in repeat (each content, each other.content) {
      guard ViewComparison.isSame(mine, others) else { return false }
    }
    return true
  }
}

extension TupleView: View { public typealias Body = Never }

extension TupleView: PrimitiveView {
  package static var transitionRole: TransitionRole { .container }

  package static var shape: ViewShape {
    var sum = ViewShape.none
    for type in repeat (each Content).self { sum = sum + .of(type) }
    return sum
  }

  package func update(_ element: Element) {
    if element.isLazy { return element.list(self) }
    var slot = 0
    for view in repeat each content {
      element.setChild(slot, to: view)
      slot += 1
    }
  }
}

/// The statements, one after the other.
extension TupleView: WrittenViews {
  // Optimized, it is 1 where nothing but the count is asked for (CompilerTroubles.md).
  @_optimize(none)
  package var partCount: Int {
    var count = 0
    for _ in repeat each content { count += 1 }
    return count
  }

  package func shape(ofPart part: Int) -> ViewShape {
    var number = 0
    for type in repeat (each Content).self {
      if number == part { return .of(type) }
      number += 1
    }
    preconditionFailure("\(part) is none of \(number) parts")
  }

  package func view(ofPart part: Int) -> any View {
    var number = 0
    for view in repeat each content {
      if number == part { return view }
      number += 1
    }
    preconditionFailure("\(part) is none of \(number) parts")
  }
}

/// One of two views, as `if`/`else` and `switch` make them.
public nonisolated enum ConditionalContent<First: View, Second: View> {
  /// The view of the branch that comes first: of `if`, when the condition holds.
  case first(First)
  /// The view of the branch that comes second: of `else`, when the condition does not hold.
  case second(Second)
}

extension ConditionalContent: View { public typealias Body = Never }

extension ConditionalContent: PrimitiveView {
  package static var transitionRole: TransitionRole { .container }
  package static var shape: ViewShape { .of(First.self).or(.of(Second.self)) }

  package func counts(in element: Element?) -> ViewCounts {
    switch self {
    case .first(let view): view.viewCounts(in: Self.first(in: element))
    case .second(let view): view.viewCounts(in: Self.second(in: element))
    }
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    switch self {
    case .first(let view):
      view.viewList(at: path.appending(true, isData: false), in: Self.first(in: element))
    case .second(let view):
      view.viewList(at: path.appending(false, isData: false), in: Self.second(in: element))
    }
  }

  package func update(_ element: Element) {
    switch self {
    case .first(let view): element.setChild(0, to: view)
    case .second(let view): element.setChild(0, to: SecondBranch(content: view))
    }
  }

  /// The element of the first branch, with what is put around it, where that is the one which is there.
  private static func first(in element: Element?) -> Element? {
    guard let child = element?.children.first, !(child is ViewElement<SecondBranch<Second>>) else {
      return nil
    }
    return child
  }

  /// The element of the second branch, likewise.
  private static func second(in element: Element?) -> Element? {
    (element?.children.first as? ViewElement<SecondBranch<Second>>)?.children.first
  }
}

/// Says that a view is in the second branch: one of the same type in the first is another view.
private struct SecondBranch<Content: View>: WrappingView {
  let content: Content
  static var transitionRole: TransitionRole { .container }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var transitionRole: TransitionRole { .container }
  package static var shape: ViewShape { .of(Wrapped.self).or(.none) }

  package func counts(in element: Element?) -> ViewCounts {
    self?.viewCounts(in: element?.children.first) ?? .zero
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    self?.viewList(at: path, in: element?.children.first) ?? .empty
  }

  package func update(_ element: Element) {
    if let view = self { element.setChild(0, to: view) } else { element.setChildren([]) }
  }
}
