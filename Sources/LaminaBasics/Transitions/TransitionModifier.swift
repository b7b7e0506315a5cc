/// A view that says how it comes and goes.
private struct TransitionWriter<Content: View>: DistributedView {
  let content: Content
  let transition: AnyTransition

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(TransitionWriter<V>(content: view, transition: transition))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setTransition(transition)
    if element.holdsItems { element.remember(OuterTransition.init).transition = transition }
  }
}

/// What `transition(_:)` says to views inside that come and go on their own, as those of an `id(_:)`.
final class OuterTransition {
  var transition: AnyTransition?
}

extension Element {
  /// Whether what it wraps is one of several views in turn.
  fileprivate var holdsItems: Bool {
    var inner = children.first
    while let element = inner, element.role == .wrapper { inner = element.children.first }
    return inner?.role == .container
  }

  /// What `transition(_:)` says that is written around the container of the view.
  var outerTransition: AnyTransition? {
    var element = parent
    while let around = element, around.role == .container || around.role == .wrapper {
      if let outer = around.memory(as: OuterTransition.self) { return outer.transition }
      element = around.parent
    }
    return nil
  }
}

extension View {
  /// Says how the view comes and goes when it is inserted or removed under an animation.
  ///
  /// ```swift
  /// VStack {
  ///   Button("More") { withAnimation { isOpen.toggle() } }
  ///   if isOpen { Details().transition(.move(edge: .top).combined(with: .opacity)) }
  /// }
  /// ```
  ///
  /// It is for the outermost view that comes or goes, and for those inside that take each other's place under an
  /// `id(_:)` or a condition and have none of their own; without it that view fades. What is removed is
  /// shown until the transition is over, where it was: it takes no room, and nothing reaches it.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionWriter(content: self, transition: transition)
  }

  /// Says how the view comes and goes when it is inserted or removed under an animation.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionWriter(content: self, transition: AnyTransition(transition))
  }
}
