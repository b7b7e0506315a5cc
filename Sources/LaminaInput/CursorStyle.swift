/// The shape of the pointer.
public enum CursorStyle: Hashable, Sendable, CaseIterable {
  case arrow
  /// Over text that can be selected.
  case iBeam
  /// Over a link.
  case pointingHand
  case crosshair
  /// The application is busy and takes no input.
  case wait
  /// The application works, and still takes input.
  case progress
  case notAllowed
  case resizeLeftRight
  case resizeUpDown
  /// From the top left to the bottom right corner.
  case resizeDiagonalDown
  /// From the bottom left to the top right corner.
  case resizeDiagonalUp
  case resizeAll
  case hidden
}
