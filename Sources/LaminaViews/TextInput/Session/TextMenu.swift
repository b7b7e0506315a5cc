import LaminaGeometry

/// The menu of the secondary button: what can be done with the selection.
extension TextInputSession {
  /// Opens the menu at a point of the surface, or at the caret.
  func openMenu(at point: CGPoint? = nil) -> Bool { false }
}
