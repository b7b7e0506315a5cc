/// What one frame cost, and what it showed; times in nanoseconds.
///
/// ```
///  due         begins                                             shown
///   │◀─ delay ─▶│◀──────────────────── wall ─────────────────────▶│
///               │ evaluate, measure │ wait for pictures │ present │
/// ```
/// Where a worker paints, `present` ends when that has the frame, and `wall` when it is shown, which is known at
/// the next one.
public struct FrameRecord: Hashable, Sendable {
  /// 1 for the first frame of a recording.
  public var number = 0
  /// From the start of the recording to the frame's beginning.
  public var start = 0
  /// How long after its time the frame began: the main thread was busy with something else than
  /// frames.
  public var delay = 0
  /// From its beginning until it was shown.
  public var wall = 0
  /// How long the main thread ran for it, waiting left out, with the events since the frame before.
  public var main = 0
  /// Of `wall`: bodies, measuring, placing.
  public var prepare = 0
  /// Of `wall`: handing drawings out and waiting for those that are visible.
  public var display = 0
  /// Of `wall`: compositing, and handing the pixels to the screen; where a worker does that, only handing the
  /// frame to it.
  public var present = 0
  /// The refreshes that came and went before it could be seen; 0 for a frame in time.
  public var refreshesMissed = 0
  /// What each pass over the views did since the frame before.
  public var passes = FramePasses()
  /// Counted work since the frame before.
  public var work = FrameWork()
  /// Visible layers whose picture was not of their present drawing.
  public var missingLayers = 0
  /// Those of them that showed nothing yet.
  public var blankLayers = 0
  /// Those of them that showed a placeholder.
  public var placeholderLayers = 0
  /// Where the scroll view that moves stands, in points.
  public var scrollOffset = 0.0
  /// How fast the scroll view moves that moves, in points for each second.
  public var scrollVelocity = 0.0

  /// Makes a record in which every figure is zero.
  public init() {}

  /// Whether it came later than it should have.
  public var isLate: Bool { refreshesMissed > 0 }

  /// Every whole number and its key in JSON, in the order of writing.
  static var integers: [(key: String, figure: WritableKeyPath<FrameRecord, Int>)] {
    let work: WritableKeyPath<FrameRecord, FrameWork> = \.work
    let own: [(key: String, figure: WritableKeyPath<FrameRecord, Int>)] = [
      ("number", \.number), ("start_ns", \.start), ("delay_ns", \.delay), ("wall_ns", \.wall),
      ("main_ns", \.main), ("prepare_ns", \.prepare), ("display_ns", \.display),
      ("present_ns", \.present), ("refreshes_missed", \.refreshesMissed),
      ("missing_layers", \.missingLayers),
      ("blank_layers", \.blankLayers), ("placeholder_layers", \.placeholderLayers),
    ]
    let passes: WritableKeyPath<FrameRecord, FramePasses> = \.passes
    return own + FrameWork.keyed.map { (key: $0.key, figure: work.appending(path: $0.figure)) }
      + FramePasses.keyed.map { (key: $0.key, figure: passes.appending(path: $0.figure)) }
  }

  /// The other numbers.
  static var decimals: [(key: String, figure: WritableKeyPath<FrameRecord, Double>)] {
    [("scroll_offset_pt", \.scrollOffset), ("scroll_velocity_pt_s", \.scrollVelocity)]
  }
}
