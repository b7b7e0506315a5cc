/// Counted work: of one frame, or since the beginning.
public struct FrameWork: Hashable, Sendable {
  /// Bodies of views that ran.
  public var bodiesEvaluated = 0
  /// Nodes measured on the main thread.
  public var nodesMeasured = 0
  /// Nodes that workers measured before they were needed.
  public var nodesMeasuredElsewhere = 0
  /// Containers whose children were placed on the main thread.
  public var nodesPlaced = 0
  /// Drawings given to workers.
  public var jobsStarted = 0
  /// Drawings taken back before they ran, or cancelled while they ran.
  public var jobsCancelled = 0
  /// Drawings that came too late and were never shown.
  public var resultsDropped = 0
  /// Pixels that workers drew, as bytes.
  public var bytesDrawn = 0
  /// Pixels that decoders made of picture files, as bytes.
  public var bytesDecoded = 0
  /// Frames that changed something on the screen.
  public var presents = 0
  /// Pixels that frames touched on the screen.
  public var pixelsDamaged = 0

  /// Makes counts that are all zero.
  public init() {}

  /// What was added since `earlier`; a figure that was set back meanwhile counts from nothing.
  public func since(_ earlier: FrameWork) -> FrameWork {
    var difference = self
    for figure in FrameWork.figures where earlier[keyPath: figure] <= self[keyPath: figure] {
      difference[keyPath: figure] -= earlier[keyPath: figure]
    }
    return difference
  }

  /// Adds every count of `more` to that of `sum`.
  public static func += (sum: inout FrameWork, more: FrameWork) {
    for figure in figures { sum[keyPath: figure] += more[keyPath: figure] }
  }

  private static var figures: [WritableKeyPath<FrameWork, Int>] { keyed.map(\.figure) }

  /// Every figure and its key in JSON, in the order of writing.
  static var keyed: [(key: String, figure: WritableKeyPath<FrameWork, Int>)] {
    [
      ("bodies_evaluated", \.bodiesEvaluated),
      ("nodes_measured", \.nodesMeasured),
      ("nodes_measured_elsewhere", \.nodesMeasuredElsewhere),
      ("nodes_placed", \.nodesPlaced),
      ("jobs_started", \.jobsStarted),
      ("jobs_cancelled", \.jobsCancelled),
      ("results_dropped", \.resultsDropped),
      ("bytes_drawn", \.bytesDrawn),
      ("bytes_decoded", \.bytesDecoded),
      ("presents", \.presents),
      ("pixels_damaged", \.pixelsDamaged),
    ]
  }
}
