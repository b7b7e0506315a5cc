public import LaminaGeometry

/// How a stretch of time lies in its parent's time: Core Animation's media timing, as a value.
///
/// ```
///  parent    ──────┬───────────────┬─────▶       local = (parent - beginTime) · speed + timeOffset
///             beginTime            │
///  local           0 ──▶ duration, repeated
/// ```
///
/// ```swift
/// var timing = MediaTiming(beginTime: 2, duration: 1, speed: 2)
/// timing.moment(at: 2.25).progress        // 0.5
/// timing.effect(at: 3)                    // nil: over, and nothing is filled
/// timing.fillMode = .forwards
/// timing.effect(at: 3)?.progress          // 1
/// ```
///
/// Timings nest: the local time of a layer is the parent time of its animations and its sublayers.
/// To look at an animation by hand, set `speed` to 0 and move `timeOffset`.
public struct MediaTiming: Hashable, Sendable {
  /// When it begins, in the parent's time.
  public var beginTime: TimeInterval
  /// How long one turn takes, in local seconds.
  public var duration: TimeInterval
  /// How fast local time goes; 0 stands still, less than 0 goes backwards.
  public var speed: Double
  /// What is added to the local time; an animation begins there and comes around to it.
  public var timeOffset: TimeInterval
  /// How many turns, also parts of one; 0 counts as 1.
  public var repeatCount: Double
  /// How long it goes on turning, in local seconds; more than 0 overrules `repeatCount`.
  public var repeatDuration: TimeInterval
  /// Whether each turn goes back to where it began, which takes as long again.
  public var autoreverses: Bool
  /// What becomes of the value before the beginning and after the end.
  public var fillMode: FillMode

  /// Makes a timing; without arguments it runs as fast as its parent's time, once, and is over at
  /// once.
  public init(
    beginTime: TimeInterval = 0, duration: TimeInterval = 0, speed: Double = 1,
    timeOffset: TimeInterval = 0, repeatCount: Double = 0, repeatDuration: TimeInterval = 0,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  // MARK: As a line of time

  /// The local time when the parent's time is `time`.
  public func localTime(at time: TimeInterval) -> TimeInterval {
    (time - beginTime) * speed + timeOffset
  }

  /// The parent's time when it is `localTime` inside; nil when it stands still.
  public func parentTime(at localTime: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  // MARK: As a stretch

  /// The length of a turn, there and back, in local seconds.
  var cycle: TimeInterval {
    let duration = duration.isFinite ? max(0, duration) : 0
    return autoreverses ? duration * 2 : duration
  }

  /// How long it takes with all its turns, in local seconds; infinite when it never ends.
  public var activeDuration: TimeInterval {
    if repeatDuration > 0 { return cycle > 0 ? repeatDuration : 0 }
    let count = repeatCount > 0 ? repeatCount : 1
    return cycle > 0 ? cycle * count : 0
  }

  /// When it is over, in the parent's time; nil for never.
  public var endTime: TimeInterval? {
    guard speed != 0, activeDuration.isFinite else { return nil }
    return beginTime + activeDuration / abs(speed)
  }
}
