public import LaminaGeometry

extension MediaTiming {
  /// Where a time lies seen from a stretch of time.
  public enum Phase: Hashable, Sendable {
    /// Before the beginning.
    case before
    /// From the beginning to the end.
    case active
    /// After the end.
    case after
  }

  /// Where in its turns a stretch of time is.
  public struct Moment: Hashable, Sendable {
    /// Whether it is before the beginning, between beginning and end, or after the end.
    public var phase: Phase
    /// The part of the turn that is done, from 0 to 1; on the way back it falls.
    public var progress: Double
    /// How many turns are done.
    public var turn: Int

    /// Makes a moment of a phase, the part of the turn that is done (0 to 1), and the turns that
    /// are done.
    public init(phase: Phase, progress: Double, turn: Int = 0) {
      self.phase = phase
      self.progress = progress
      self.turn = turn
    }
  }

  /// Ends count as reached this many seconds before, so that sums of frame times reach them.
  static let tolerance: TimeInterval = 1e-9

  /// Where it is when the parent's time is `time`; before the beginning and after the end held
  /// there.
  public func moment(at time: TimeInterval) -> Moment {
    let elapsed = (time - beginTime) * abs(speed)
    let active = activeDuration
    if elapsed < -Self.tolerance { return first(.before, active) }
    if speed == 0 { return scrubbed(active) }
    if elapsed >= active - Self.tolerance { return last(active) }
    let held = max(0, elapsed)
    let turned = shown(speed < 0 ? backwards(held, active) : held, active)
    return moment(.active, turned, isEnd: speed < 0 && held == 0)
  }

  /// Where it is, where it has a say: while active, and outside of that as the fill mode says.
  public func effect(at time: TimeInterval) -> Moment? {
    let moment = moment(at: time)
    return switch moment.phase {
    case .active: moment
    case .before: fillMode.fillsBackwards ? moment : nil
    case .after: fillMode.fillsForwards ? moment : nil
    }
  }

  private func first(_ phase: Phase, _ active: TimeInterval) -> Moment {
    moment(phase, shown(speed < 0 ? backwards(0, active) : 0, active), isEnd: speed < 0)
  }

  private func last(_ active: TimeInterval) -> Moment {
    if speed < 0 { return moment(.after, shown(0, active)) }
    let isWhole = timeOffset == 0
    return moment(.after, isWhole ? active : shown(active, active), isEnd: isWhole)
  }

  /// Standing still: the offset alone says where, its end included.
  private func scrubbed(_ active: TimeInterval) -> Moment {
    if timeOffset < 0 { return moment(.before, 0) }
    if timeOffset > active { return moment(.after, active, isEnd: true) }
    return moment(.active, timeOffset, isEnd: timeOffset == active)
  }

  /// The time in the turns, coming from their end; endless turns come from the end of one.
  private func backwards(_ elapsed: TimeInterval, _ active: TimeInterval) -> TimeInterval {
    if active.isFinite { return active - elapsed }
    let rest = elapsed.truncatingRemainder(dividingBy: cycle)
    return cycle - rest
  }

  /// The time in the turns with the offset, which comes around after the end.
  private func shown(_ elapsed: TimeInterval, _ active: TimeInterval) -> TimeInterval {
    guard timeOffset != 0, active > 0 else { return elapsed }
    let sum = elapsed + timeOffset
    guard active.isFinite else { return max(0, sum) }
    let rest = sum.truncatingRemainder(dividingBy: active)
    return rest < 0 ? rest + active : rest
  }

  /// The turn and its part at a time in the turns; an end belongs to the turn before it.
  private func moment(_ phase: Phase, _ elapsed: TimeInterval, isEnd: Bool = false) -> Moment {
    guard cycle > 0 else { return Moment(phase: phase, progress: phase == .before ? 0 : 1) }
    var turn = (elapsed / cycle).rounded(.down)
    if isEnd, turn * cycle == elapsed, turn > 0 { turn -= 1 }
    let part = (elapsed - turn * cycle) / (cycle / (autoreverses ? 2 : 1))
    let progress = part > 1 ? 2 - part : part
    let count = Int(exactly: min(turn, 1e15)) ?? 0
    return Moment(phase: phase, progress: min(max(progress, 0), 1), turn: count)
  }
}
