import LaminaAnimation
import LaminaGeometry

/// What the stage asks of its layers.
extension ModelLayer {
  /// Its shown time at a time of the stage, and how fast it goes.
  private func clock(at time: TimeInterval) -> (time: TimeInterval, rate: Double) {
    chain.reduce((time, 1)) { around, layer in
      let timing = layer.shown.timing
      return (timing.localTime(at: around.0), around.1 * timing.speed)
    }
  }

  /// Whether the stage has to look after it in each frame.
  var isActive: Bool { !state.running.isEmpty || movesByItself }

  private var movesByItself: Bool { state.values.contents?.base.isMovingByItself ?? false }

  /// What it shows before its change, where animations want to begin there.
  func shownValuesForBeginning(at time: TimeInterval) -> LayerValues? {
    guard state.running.contains(where: { $0.phase == .waiting }) else { return nil }
    return shown.values(at: clock(at: time).time)
  }

  /// Shows it as it is set.
  func takeOver() {
    isListed = false
    committed = nil
    home = stage
    invalidate()
  }

  func beginAnimations(at time: TimeInterval, shown: LayerValues) {
    let waiting = state.running.filter { $0.phase == .waiting }
    guard !waiting.isEmpty else { return }
    let now = clock(at: time).time
    for animation in waiting { animation.begin(at: now, shown: shown) }
  }

  /// Reports what began and what is over at a time of the stage, and lets go of what is over.
  func endAnimations(at time: TimeInterval, _ calls: inout [() -> Void]) {
    guard !state.running.isEmpty else { return }
    let now = clock(at: time).time
    for animation in state.running where animation.phase == .running {
      let phase = animation.timing.moment(at: now).phase
      if phase != .before { animation.start(&calls) }
      if phase == .after { animation.stop(finished: true, &calls) }
    }
    let isGone = isGone(at: now)
    guard state.running.contains(where: isGone) else { return }
    state.running.removeAll(where: isGone)
    committed?.running.removeAll(where: isGone)
    invalidate()
  }

  /// Ends all that moved it on its stage, because it is on that no more.
  func leave(_ calls: inout [() -> Void]) {
    committed = nil
    for animation in state.running where animation.isAdopted {
      animation.stop(finished: false, &calls)
    }
    state.running.removeAll { $0.isAdopted }
    invalidate()
  }

  /// Adds what it wants of coming frames.
  func addNeeds(at time: TimeInterval, _ outlook: inout LayerStageOutlook) {
    let clock = clock(at: time)
    guard clock.rate != 0 else { return }
    if state.values.contents?.base.isMovingByItself(after: clock.time) ?? false {
      outlook.isMoving = true
    }
    if movesCopies(at: clock.time) { outlook.isMoving = true }
    func stageTime(_ local: TimeInterval) -> TimeInterval {
      time + (local - clock.time) / clock.rate
    }
    for animation in state.running where animation.phase == .running {
      let timing = animation.timing
      switch timing.moment(at: clock.time).phase {
      case .active:
        guard timing.speed != 0 else { continue }
        outlook.isMoving = true
        guard let end = timing.endTime.map(stageTime) else { continue }
        if end > time { outlook.nextEnd = min(outlook.nextEnd ?? end, end) }
      case .before:
        let wake = stageTime(timing.beginTime)
        if wake > time { outlook.nextWake = min(outlook.nextWake ?? wake, wake) }
      case .after: break
      }
    }
  }
}
