/// The canvas that drawings are of, as long as it is there, and which drawing is its latest.
final class CanvasOwner {
  private(set) weak var element: Element?
  private var number = 0
  /// The latest drawing that the main thread has recorded: whatever earlier ones asked for is answered.
  private var answered = 0
  /// Whether a worker could not record a drawing, and the main thread has recorded none since.
  private(set) var isMissed = false

  init(_ element: Element) { self.element = element }

  // Written down: an implicit one would ask for the main actor.
  deinit {}

  /// The number of a drawing that takes the place of the latest one, and whether the main thread records it.
  func beginDrawing(isHere: Bool) -> Int {
    number += 1
    if isHere { (answered, isMissed) = (number, false) }
    return number
  }

  /// Has the canvas draw again, on the main thread, unless that has recorded a later drawing.
  ///
  /// A later drawing that a worker records does not count: it asks for the same, and where drawings follow each other
  /// faster than workers record them there is always one.
  func miss(_ drawing: Int) {
    guard drawing > answered, !isMissed else { return }
    isMissed = true
    element?.invalidate()
  }
}
