/// The shape of the pointer.
public enum CursorStyle: Hashable, Sendable, CaseIterable {
  /// The usual arrow.
  case arrow
  /// Over text that can be selected.
  case iBeam
  /// Over a link.
  case pointingHand
  /// Over what is chosen by a point, such as a colour in a picture.
  case crosshair
  /// The application is busy and takes no input.
  case wait
  /// The application works, and still takes input.
  case progress
  /// What is held cannot be done or dropped here.
  case notAllowed
  /// Over an edge that moves to the left and right.
  case resizeLeftRight
  /// Over an edge that moves up and down.
  case resizeUpDown
  /// From the top left to the bottom right corner.
  case resizeDiagonalDown
  /// From the bottom left to the top right corner.
  case resizeDiagonalUp
  /// Over what moves in all directions.
  case resizeAll
  /// No pointer is seen.
  case hidden
}
