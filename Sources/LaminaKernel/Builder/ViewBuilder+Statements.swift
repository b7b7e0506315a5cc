package import LaminaDisplay

extension ViewBuilder {
  /// Makes an empty view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes one view of several statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
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
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View { public typealias Body = Never }

extension TupleView: PrimitiveView {
  package static var transitionRole: TransitionRole { .container }

  package func update(_ element: Element) {
    var slot = 0
    for view in repeat each content {
      element.setChild(slot, to: view)
      slot += 1
    }
  }

  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
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

  package func update(_ element: Element) {
    // Each branch keeps its identity: a view of the same type in the other branch is another one.
    switch self {
    case .first(let view): element.setChild(0, to: Branch<First, FirstBranch>(content: view))
    case .second(let view): element.setChild(0, to: Branch<Second, SecondBranch>(content: view))
    }
  }

  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

private enum FirstBranch {}
private enum SecondBranch {}

private struct Branch<Content: View, Name>: PrimitiveView {
  typealias Body = Never
  let content: Content
  static var transitionRole: TransitionRole { .container }
  func update(_ element: Element) { element.setChild(0, to: content) }
  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var transitionRole: TransitionRole { .container }

  package func update(_ element: Element) {
    if let view = self { element.setChild(0, to: view) } else { element.setChildren([]) }
  }

  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
}
