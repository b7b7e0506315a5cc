/// What a replay came to, in whole numbers: the same on every machine and every run.
public struct LedgerReport: Codable, Hashable, Sendable {
  /// Refreshes of the display from beginning to end.
  public var refreshes = 0
  /// Frames made, and those of them that changed something on the screen.
  public var frames = 0
  public var presents = 0
  /// Frames that ended after the refresh for which they were made, and the refreshes they missed.
  public var lateFrames = 0
  public var refreshesMissed = 0
  /// The longest row of late frames.
  public var maxConsecutiveLate = 0
  /// At each refresh, visible layers that showed nothing, and that showed a placeholder; added up.
  public var blanks = 0
  public var placeholders = 0
  /// Refreshes with blanks.
  public var blankRefreshes = 0
  /// Drawings given to workers, taken back or stopped, and finished without use.
  public var jobsStarted = 0
  public var jobsCancelled = 0
  public var resultsDropped = 0
  /// Drawings that were finished, and let go without having been seen.
  public var jobsUnseen = 0
  /// Drawings made on the main thread, inside frames.
  public var drawnInFrames = 0
  /// Pictures decoded, scaled and changed, by whomever.
  public var picturesMade = 0
  /// Bodies that ran; nodes measured on the main thread, and by workers.
  public var bodiesEvaluated = 0
  public var nodesMeasured = 0
  public var nodesMeasuredElsewhere = 0
  /// The longest time of the main thread for one frame, and of a frame with its waits, in
  /// microseconds.
  public var longestMain = 0
  public var longestFrame = 0
  /// The time of the main thread that 99 of 100 frames do not exceed, in microseconds.
  public var main99 = 0

  public nonisolated init() {}
}

extension LedgerReport: CustomStringConvertible {
  public nonisolated var description: String {
    """
    \(frames) frames in \(refreshes) refreshes; late \(lateFrames) (missed \(refreshesMissed), \
    in a row \(maxConsecutiveLate)); blanks \(blanks) in \(blankRefreshes) refreshes, \
    placeholders \(placeholders); jobs \(jobsStarted), cancelled \(jobsCancelled), dropped \
    \(resultsDropped), unseen \(jobsUnseen), in frames \(drawnInFrames); pictures \(picturesMade); bodies \
    \(bodiesEvaluated), measured \(nodesMeasured) + \(nodesMeasuredElsewhere); main 99 % \
    \(main99) µs, longest \(longestMain) µs, frame \(longestFrame) µs
    """
  }
}
