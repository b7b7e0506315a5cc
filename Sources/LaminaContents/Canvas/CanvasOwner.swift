/// The canvas that drawings are of, as long as it is there, and which drawing is its latest.
final class CanvasOwner {
  private(set) weak var element: Element?
  private var number = 0
  /// Whether a worker could not record the latest drawing.
  private(set) var isMissed = false

  init(_ element: Element) { self.element = element }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// The number of a drawing that takes the place of the latest one.
  func beginDrawing() -> Int {
    number += 1
    isMissed = false
    return number
  }

  /// Has the canvas draw again, on the main thread, unless there is a later drawing.
  func miss(_ drawing: Int) {
    guard drawing == number, !isMissed else { return }
    isMissed = true
    element?.invalidate()
  }
}
