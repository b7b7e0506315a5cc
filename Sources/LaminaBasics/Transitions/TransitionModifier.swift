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
  /// It is for the outermost view that comes or goes; without it that view fades. What is removed is
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
