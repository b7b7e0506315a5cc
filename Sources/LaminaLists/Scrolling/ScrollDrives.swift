import LaminaGeometry

/// What moves a scroll view along each axis, and for whom.
///
/// ```
///  takeOver(axis, for: nil)      a person has it
///  takeOver(axis, for: request)  a program's request has it, until a person or another one takes over
///  keepToEnd(axis)               it goes on to wherever the end turns out to be, until then
/// ```
///
/// An axis has one holder. Taking it over ends that it keeps to its end.
struct ScrollDrives {
  private var motions: [Axis: ScrollMotion] = [:]
  private var requests: [Axis: ScrollRequest] = [:]
  private var atEnd: Set<Axis> = []

  /// What moves it along an axis; nil at rest.
  subscript(axis: Axis) -> ScrollMotion? { motions[axis] }

  /// Whether it moves by itself, or will once the fingers rest.
  var isMoving: Bool { !motions.isEmpty }

  /// Moves it along an axis from now on; nil halts it.
  mutating func move(_ axis: Axis, by motion: ScrollMotion?) { motions[axis] = motion }

  /// Where it will come to rest, which now stands at `offset`.
  func target(from offset: CGPoint) -> CGPoint {
    motions.reduce(into: offset) { target, drive in
      if let end = drive.value.end { target[drive.key] = end }
    }
  }

  /// Gives the axis to a request, until the user or another request takes it.
  mutating func takeOver(_ axis: Axis, for request: ScrollRequest?) {
    atEnd.remove(axis)
    requests[axis] = request
  }

  /// The request that has hold of an axis.
  func request(_ axis: Axis) -> ScrollRequest? { requests[axis] }

  /// Has it go on to the end however late that is known: rows that are measured late make it come
  /// later.
  mutating func keepToEnd(_ axis: Axis) { atEnd.insert(axis) }

  /// Whether it was sent to the end, or shall keep to it, and has not been moved since.
  func keepsToEnd(_ axis: Axis) -> Bool { atEnd.contains(axis) }
}
