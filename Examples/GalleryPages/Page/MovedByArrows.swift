import Lamina

extension View {
  /// Lets the arrow keys do what dragging the view does, so many points at a time.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - step: how far one arrow moves it.
  ///   - move: called with the way.
  /// - Returns: a view that takes the focus.
  func movedByArrows(
    _ name: String, step: CGFloat = 8, _ move: @escaping (CGSize) -> Void
  ) -> some View {
    focusable()
      .accessibilityLabel(name)
      .onMoveCommand { direction in move(direction.way(step)) }
  }
}

extension MoveCommandDirection {
  /// A step in this direction.
  func way(_ step: CGFloat) -> CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -step)
    case .down: CGSize(width: 0, height: step)
    case .left: CGSize(width: -step, height: 0)
    case .right: CGSize(width: step, height: 0)
    }
  }
}
