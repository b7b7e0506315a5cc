package import LaminaGeometry

/// Follows the scroll view inside that moved up or down last, until it is gone.
private final class OffsetObserver: ScrollObserver {
  var action: (CGFloat) -> Void = { _ in }
  private weak var followed: ScrollState?

  override func didShow(_ state: ScrollState) {
    // What goes only to the side, as a shelf does, has no offset of interest.
    if state.content.width > state.viewport.width, state.content.height <= state.viewport.height {
      return
    }
    followed = state
    action(state.offset.y)
  }

  override func didLeave(_ state: ScrollState) {
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
