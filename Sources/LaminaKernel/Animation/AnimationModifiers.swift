public import LaminaAnimation
import LaminaDisplay
import LaminaLayout

/// A view inside of which changes move in another way; it has an `AnimationScopeNode` around it.
struct AnimationScoped<Content: View>: WrappingView {
  let content: Content
  /// Gives the scope, at each evaluation, what it changes.
  let act: (AnimationScope, Element) -> Void

  func update(_ element: Element) {
    let scope = element.makeOwnScope()
    act(scope, element)
    element.graph.enter(scope) { element.setChild(0, to: content) }
  }
}

/// Gives what moves in its own way a layer of its own.
private struct AnimationScopeNode: NodeModifier, Equatable {
  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.animationScope = true }
  }
}

/// A view as it stands inside of the body of `animation(_:body:)` or `transaction(_:body:)`, whose
/// business it is not how the view moves, or inside of that of a `Transition`.
public struct PlaceholderContentView<Value>: PrimitiveView {
  public typealias Body = Never
  private let set: (Element) -> Void
  /// Whether it moves in its own way, whatever the enclosing body asks for.
  private let isApart: Bool

  init<V: View>(_ view: V) {
    isApart = true
    set = { $0.setChild(0, to: view.nodes(AnimationScopeNode())) }
  }

  package init<V: View>(asItIs view: V) {
    isApart = false
    set = { $0.setChild(0, to: view) }
  }

  package static var transitionRole: TransitionRole { .wrapper }

  package func update(_ element: Element) {
    guard isApart else { return set(element) }
    // Beside the body's scope, not inside of it: what the outer scope asks for holds here again.
    let scope = element.makeOwnScope(inside: element.scope?.outer)
    scope.act { _ in }
    scope.isApart = true
    element.graph.enter(scope) { set(element) }
  }
}

extension View {
  /// Moves what is inside along `animation` whenever `value` has changed.
  ///
  /// ```swift
  /// Circle().frame(width: isLarge ? 80 : 40).animation(.bouncy, value: isLarge)
  /// ```
  ///
  /// It takes precedence over the animation of a `withAnimation(_:_:)` that encloses the change;
  /// nil shows the change at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Moves whatever changes inside along `animation`; nil shows each change at once.
  ///
  /// ```swift
  /// Circle().frame(width: isLarge ? 80 : 40).animation(.bouncy)
  /// ```
  ///
  /// It takes precedence over the animation of a `withAnimation(_:_:)` that encloses the change. Where
  /// one value is what is to move, ``animation(_:value:)`` says so.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Moves what `body` does to the view along `animation`, and not the view itself.
  ///
  /// ```swift
  /// Text("Hello").animation(.spring) { $0.opacity(isShown ? 1 : 0) }
  /// ```
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction(
      { if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of all changes inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    AnimationScoped(content: nodes(AnimationScopeNode())) { scope, _ in scope.act(transform) }
  }

  /// Changes the transaction inside the view whenever `value` has changed.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    AnimationScoped(content: nodes(AnimationScopeNode())) { scope, element in
      if let old = element.remember(Latest<V>.init).replace(with: value), old != value {
        scope.act(in: element.graph.updateNumber, transform)
      }
    }
  }

  /// Changes the transaction of what `body` does to the view, not that of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = body(PlaceholderContentView(self)).nodes(AnimationScopeNode())
    return AnimationScoped(content: content) { scope, _ in scope.act(transform) }
  }
}
