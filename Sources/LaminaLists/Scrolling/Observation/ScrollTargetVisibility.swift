import LaminaGeometry

/// Notices which rows and marked views of a scroll view come in sight and leave it.
private final class TargetVisibility<ID: Hashable>: ScrollObserver {
  var threshold: Double = 0.5
  var action: ([ID]) -> Void = { _ in }
  weak var element: Element?
  /// The scroll view that was shown first: others beside it have ids of their own, which would take turns.
  private weak var followed: ScrollState?
  /// What was reported last.
  private var reported: [ID] = []

  override var followsLayouts: Bool { true }

  override func didShow(_ state: ScrollState) {
    if followed == nil { followed = state }
    guard followed === state else { return }
    let seen = ids(in: state)
    guard seen != reported else { return }
    reported = seen
    action(seen)
  }

  private func ids(in state: ScrollState) -> [ID] {
    let axis: Axis = state.scrolls(.vertical) ? .vertical : .horizontal
    let sight = CGRect(origin: state.offset, size: state.viewport)
    let stretch = sight.origin[axis]...(sight.origin[axis] + max(0, sight.size[axis]))
    let views = ScrollTargetFinder(in: state.scope(below: element), origin: .zero)
    return views.meeting(stretch, axis).compactMap { view in
      view.frame.shows(threshold, in: sight, along: axis) ? view.id?.base as? ID : nil
    }
  }
}

extension CGRect {
  /// Whether at least that share of it is in sight along an axis.
  fileprivate nonisolated func shows(_ share: Double, in sight: CGRect, along axis: Axis) -> Bool {
    let (start, end) = (origin[axis], origin[axis] + size[axis])
    let (from, to) = (sight.origin[axis], sight.origin[axis] + sight.size[axis])
    let part = min(end, to) - max(start, from)
    return part > 0 && part >= share * size[axis] - 0.001
  }
}

extension ScrollState {
  /// The element of the scroll view, looked for below another one.
  fileprivate func scope(below element: Element?) -> Element? {
    guard let element else { return nil }
    if element.id == id { return element }
    return element.children.lazy.compactMap { self.scope(below: $0) }.first
  }
}

extension View {
  /// Runs `action` with the ids of the views of the scroll view that are in sight, after frames in which they changed; of
  /// several scroll views beside each other it follows one.
  ///
  /// ```swift
  /// ScrollView { LazyVStack { ForEach(clips) { ClipView($0) } }.scrollTargetLayout() }
  ///   .onScrollTargetVisibilityChange(idType: Clip.ID.self) { playing = $0.first }
  /// ```
  /// - Parameters:
  ///   - idType: the type of the ids; others are not reported.
  ///   - threshold: how much of a view has to be seen, from 0 to 1.
  ///   - action: called with the ids in their order.
  /// - Returns: the view.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollObserving(content: self, make: TargetVisibility<ID>.init) { observer, element in
      observer.threshold = threshold.isFinite ? min(max(threshold, 0), 1) : 0.5
      observer.action = action
      observer.element = element
    }
  }
}
