import LaminaInput

extension View {
  /// Hides the pointer above the view, or leaves it to what is around.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    pointing(visibility == .hidden ? .hidden : nil)
  }
}
