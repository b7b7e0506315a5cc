import LaminaAnimation
import LaminaGeometry

/// One effect of a symbol.
@MainActor
final class SymbolEffectRun {
  private static let stateDuration: TimeInterval = 0.3
  /// What rounding may make of a time.
  private static let rounding: TimeInterval = 1e-9
  /// What is so near is the next frame, in seconds.
  private static let instant: TimeInterval = 1e-6

  private var use: SymbolEffectUse
  /// When it began to go, or to another state; nil where it does not go.
  private var start: FrameStart?
  /// How many times it goes in all, where it ends with the turn that it was in.
  private var endCount: Int?
  /// For an effect that is a state: whence it comes.
  private var from = SymbolPose.still
  /// For an effect that is a state: how far it is.
  private var reached = SymbolPose.still

  init(_ use: SymbolEffectUse) {
    self.use = use
    if use.kind.isState {
      reached = target
    } else if use.trigger.isActive {
      start = FrameStart()
    }
  }

  /// Takes over what is asked for now.
  func follow(_ next: SymbolEffectUse, in graph: ViewGraph) {
    let former = use
    use = next
    let isOther = next.kind != former.kind
    guard isOther || next.trigger != former.trigger else { return }
    if next.kind.isState {
      (from, start) = (reached, FrameStart())
      return
    }
    reached = .still
    switch (former.trigger, next.trigger) {
    case (.value(let old), .value(let new)) where old != new: begin()
    // Another effect waits for another value.
    case (_, .value): start = nil
    case (_, .active(true)):
      if isOther || start == nil { begin() }
      endCount = nil
    case (_, .active(false)): endWithTurn(in: graph)
    }
  }

  private func begin() { (start, endCount) = (FrameStart(), nil) }

  private func endWithTurn(in graph: ViewGraph) {
    guard let start, let cycle = SymbolCycle(use.kind) else { return }
    endCount = turns(of: cycle, after: start.elapsed(in: graph)) + 1
  }

  /// How it is shown in the frame under work.
  func advance(on stage: SymbolStage, in graph: ViewGraph) -> SymbolMoment {
    guard let cycle = SymbolCycle(use.kind, on: stage) else { return state(on: stage, in: graph) }
    guard let start else { return SymbolMoment() }
    let count = endCount ?? use.options.behavior.map(\.count) ?? use.trigger.count
    if stage.reducesMotion, cycle.hasMotion {
      // What goes a number of times is over; what is active may go when it is allowed again.
      if count != nil { self.start = nil }
      return SymbolMoment()
    }
    let elapsed = start.elapsed(in: graph)
    if let count, elapsed >= duration(of: cycle, times: count) - Self.rounding {
      self.start = nil
      return SymbolMoment()
    }
    return cycle.isSeen ? moment(of: cycle, after: elapsed, in: graph) : SymbolMoment()
  }

  // MARK: Turns

  /// From the beginning of one turn to that of the next, in seconds.
  private func period(of cycle: SymbolCycle) -> TimeInterval {
    cycle.duration / use.options.speed + (use.options.behavior?.pause ?? 0)
  }

  /// Without a pause after the last turn.
  private func duration(of cycle: SymbolCycle, times count: Int) -> TimeInterval {
    Double(count - 1) * period(of: cycle) + cycle.duration / use.options.speed
  }

  private func turns(of cycle: SymbolCycle, after elapsed: TimeInterval) -> Int {
    Int(((elapsed + Self.rounding) / period(of: cycle)).rounded(.down))
  }

  private func moment(
    of cycle: SymbolCycle, after elapsed: TimeInterval, in graph: ViewGraph
  ) -> SymbolMoment {
    let (period, length) = (period(of: cycle), cycle.duration / use.options.speed)
    let time = elapsed - Double(turns(of: cycle, after: elapsed)) * period
    let progress = (time + Self.rounding) / length
    if progress >= 1 {
      return SymbolMoment(change: graph.frameTime + max(0, period - time))
    }
    let wait = cycle.change(after: progress) * length - time
    return SymbolMoment(
      pose: cycle(progress), change: graph.frameTime + (wait > Self.instant ? wait : 0))
  }

  // MARK: States

  private func state(on stage: SymbolStage, in graph: ViewGraph) -> SymbolMoment {
    let elapsed = start?.elapsed(in: graph) ?? .infinity
    let part = elapsed * use.options.speed / Self.stateDuration
    let progress = stage.reducesMotion ? 1 : min(1, part)
    if progress >= 1 { start = nil }
    let eased = CGFloat(UnitCurve.easeInOut.value(at: progress))
    reached = progress < 1 ? from.moved(to: target, by: eased) : target
    return SymbolMoment(pose: reached, change: progress < 1 ? graph.frameTime : nil)
  }

  /// The pose to which it goes.
  private var target: SymbolPose {
    let part: CGFloat = use.trigger.isActive ? 1 : 0
    return switch use.kind {
    case .scale(let isDown): SymbolPose(scale: 1 + part * (isDown ? -0.2 : 0.2))
    case .appear: SymbolPose(scale: 0.3 + 0.7 * part, opacity: part)
    case .disappear: SymbolPose(scale: 1 - 0.7 * part, opacity: 1 - part)
    default: .still
    }
  }
}
