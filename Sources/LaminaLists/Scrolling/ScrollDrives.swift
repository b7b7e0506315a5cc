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
  /// What is true of one axis.
  private struct Lane {
    var motion: ScrollMotion?
    var request: ScrollRequest?
    var isHeldByPerson = false
    var keepsToEnd = false
  }

  private var horizontal = Lane()
  private var vertical = Lane()
  /// How often a person has taken over an axis.
  private(set) var takeovers = 0

  private subscript(lane axis: Axis) -> Lane {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What moves it along an axis; nil at rest.
  subscript(axis: Axis) -> ScrollMotion? { self[lane: axis].motion }

  /// Whether it moves by itself, or will once the fingers rest.
  var isMoving: Bool { horizontal.motion != nil || vertical.motion != nil }

  /// Whether it is known where each motion ends.
  var hasEnd: Bool {
    (horizontal.motion == nil || horizontal.motion?.end != nil)
      && (vertical.motion == nil || vertical.motion?.end != nil)
  }

  /// Moves it along an axis from now on; nil halts it.
  mutating func move(_ axis: Axis, by motion: ScrollMotion?) { self[lane: axis].motion = motion }

  /// Where it will come to rest, which now stands at `offset`.
  func target(from offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.motion?.end ?? offset.x, y: vertical.motion?.end ?? offset.y)
  }

  /// Gives the axis to a request, until the user or another request takes it.
  mutating func takeOver(_ axis: Axis, for request: ScrollRequest?) {
    self[lane: axis].keepsToEnd = false
    self[lane: axis].request = request
    self[lane: axis].isHeldByPerson = request == nil
    if request == nil { takeovers += 1 }
  }

  /// Whether a person had the axis last.
  func isHeldByPerson(_ axis: Axis) -> Bool { self[lane: axis].isHeldByPerson }

  /// The request that has hold of an axis.
  func request(_ axis: Axis) -> ScrollRequest? { self[lane: axis].request }

  /// Has it go on to the end however late that is known: rows that are measured late make it come
  /// later.
  mutating func keepToEnd(_ axis: Axis) { self[lane: axis].keepsToEnd = true }

  /// Whether it was sent to the end, or shall keep to it, and has not been moved since.
  func keepsToEnd(_ axis: Axis) -> Bool { self[lane: axis].keepsToEnd }
}
