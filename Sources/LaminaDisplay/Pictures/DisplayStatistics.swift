/// What displaying cost, counted since the beginning or over one commit.
public struct DisplayStatistics: Hashable, Sendable {
  public var commits = 0
  /// Layers looked at; a commit of the same tree looks at none.
  public var layersVisited = 0
  /// Drawing jobs given to the executor.
  public var jobsStarted = 0
  /// Drawings made by commits themselves, of layers with the synchronous policy.
  public var drawnInCommits = 0
  /// Jobs taken back before they ran.
  public var jobsCancelled = 0
  /// Jobs asked to stop while they ran.
  public var jobsStopped = 0
  /// Results that came too late and were never shown.
  public var resultsDropped = 0
  /// Bitmaps that came to be shown or kept ready.
  public var bitmapsDrawn = 0
  public var bytesDrawn = 0
  /// Bitmaps made for layers that came near, and let go before any of them was in sight.
  public var bitmapsUnseen = 0
  /// Layers that got a bitmap, or a share in a running job, that another layer had ordered.
  public var bitmapsReused = 0
  /// Commits that waited, and those of them whose deadline came first.
  public var waits = 0
  public var deadlinesMissed = 0

  /// What is held now: not a sum over time.
  public var bitmapsHeld = 0
  public var bytesHeld = 0
  /// What should be held at most; pictures around the visible ones are not begun beyond it.
  public var byteBudget = 0

  public init() {}

  /// What was added since `earlier`; figures of what is held stay as they are.
  public func since(_ earlier: DisplayStatistics) -> DisplayStatistics {
    var difference = self
    difference.commits -= earlier.commits
    difference.layersVisited -= earlier.layersVisited
    difference.jobsStarted -= earlier.jobsStarted
    difference.drawnInCommits -= earlier.drawnInCommits
    difference.jobsCancelled -= earlier.jobsCancelled
    difference.jobsStopped -= earlier.jobsStopped
    difference.resultsDropped -= earlier.resultsDropped
    difference.bitmapsDrawn -= earlier.bitmapsDrawn
    difference.bytesDrawn -= earlier.bytesDrawn
    difference.bitmapsUnseen -= earlier.bitmapsUnseen
    difference.bitmapsReused -= earlier.bitmapsReused
    difference.waits -= earlier.waits
    difference.deadlinesMissed -= earlier.deadlinesMissed
    return difference
  }
}
