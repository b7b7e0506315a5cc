import LaminaDisplay
package import LaminaGeometry

/// Follows the scroll view inside that moved up or down last, until it is gone.
private final class OffsetObserver: ScrollObserver {
  var action: (CGFloat) -> Void = { _ in }
  private weak var followed: ScrollState?
  /// Where those inside were seen last.
  private var offsets: [Node.ID: CGFloat] = [:]

  override func didShow(_ state: ScrollState) {
    // What goes only to the side, as a shelf does, has no offset of interest.
    guard state.traits.axes.contains(.vertical) else { return }
    let before = offsets.updateValue(state.offset.y, forKey: state.id) ?? 0
    // Another one takes over when it moves, not when its size is new.
    if followed != nil, followed !== state, before == state.offset.y { return }
    followed = state
    action(state.offset.y)
  }

  override func didLeave(_ state: ScrollState) {
    offsets[state.id] = nil
    guard followed === state else { return }
    followed = nil
    action(0)
  }
}

extension View {
  /// Runs `action` with the offset of the scroll view inside after frames in which it moved up or down, and with 0 when
  /// it is gone.
  package func onVerticalScroll(_ action: @escaping (CGFloat) -> Void) -> some View {
    ScrollObserving(content: self, make: OffsetObserver.init) { observer, _ in
      observer.action = action
    }
  }
}
