public import LaminaDisplay
public import LaminaGeometry
public import LaminaLayers
public import LaminaViews

/// Replays what a person does with a view in virtual time: who would have been late, exactly.
///
/// ```
///  refresh    0         1         2         3         4         5
///  main       ████─▒▒▒▒ ███─      ███─▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒          ███─      █ evaluate  ▒ wait, draw
///  worker          ├── job ──┤├── job ──┤                                 ─ composite
///                                 late: missed 4 ──────────┘
/// ```
///
/// ```swift
/// let report = Ledger(trace: .rainforest2000, workers: 1).replay { CardList(cards: cards) }
/// report.lateFrames                                              // 0
/// ```
///
/// The view, its rows, its layers, its jobs and their order are the real ones; only pixels are not
/// drawn. The clock moves by what a ``CostTable`` says of each body, measure and drawing. A frame
/// begins at a refresh and is late when it ends after the next one; the frame after a late one
/// begins at the first refresh after its end, as with a real display, and does what comes next in
/// the trace.
public struct Ledger: Sendable {
  /// What happens.
  public var trace: ScrollTrace
  /// What it takes.
  public var costs: CostTable
  /// How many workers draw.
  public var workers: Int
  /// How pictures are drawn, unless a view inside says otherwise.
  public var policy: DisplayPolicy
  /// How long a frame waits for workers.
  public var deadline: Deadline
  /// The window, in points, and its pixels for each of them.
  public var size: CGSize
  public var scale: CGFloat
  /// What the header of every picture file says.
  public var pictureSize: PixelSize
  /// Seconds from refresh to refresh.
  public var interval: TimeInterval

  public init(
    trace: ScrollTrace, costs: CostTable = .measured, workers: Int = 1,
    policy: DisplayPolicy = .asynchronous, deadline: Deadline = .frame,
    size: CGSize = CGSize(width: 400, height: 800), scale: CGFloat = 1,
    pictureSize: PixelSize = PixelSize(width: 1_600, height: 1_000),
    interval: TimeInterval = 1.0 / 60
  ) {
    self.trace = trace
    self.costs = costs
    self.workers = workers
    self.policy = policy
    self.deadline = deadline
    self.size = size
    self.scale = scale
    self.pictureSize = pictureSize
    self.interval = interval
  }

  /// Opens a window with `content` and goes through the trace; the content scrolls in the window's
  /// middle, and its rows are numbered by their ids.
  public func replay<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> LedgerReport
  {
    let replay = LedgerReplay(self, content)
    for step in trace.steps { replay.perform(step) }
    return replay.report
  }
}
