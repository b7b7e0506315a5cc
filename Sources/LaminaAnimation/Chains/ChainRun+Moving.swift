import LaminaGeometry

extension ChainRun {
  /// Calls what lies between here and `target`, in the order of time; false when something that was
  /// called went elsewhere.
  @discardableResult
  func moveOn(to target: TimeInterval) -> Bool {
    let current = course
    let wasPaused = isPaused
    func goesOn() -> Bool { course == current && isPaused == wasPaused }
    let first = instants.partitioningIndex { $0 >= position }
    for time in instants[first...].prefix(while: { $0 <= target }) {
      position = max(position, time)
      guard pass(time, while: goesOn) else { return false }
    }
    position = target
    for index in stages.indices where stages[index] == .begun {
      guard plan.entries[index].start <= target else { continue }
      plan.entries[index].perform(at: target, speed: speed)
      guard goesOn() else { return false }
    }
    return true
  }

  /// Ends what ends at an instant, then begins what begins.
  private func pass(_ time: TimeInterval, while goesOn: () -> Bool) -> Bool {
    let entries = plan.entries
    for index in entries.indices where entries[index].end <= time && stages[index] == .begun {
      finish(index)
      guard goesOn() else { return false }
    }
    for index in entries.indices where entries[index].turn <= time && stages[index] == .waiting {
      stages[index] = .begun
      entries[index].action.prepare()
      guard goesOn() else { return false }
      if entries[index].end <= time { finish(index) }
      guard goesOn() else { return false }
    }
    takeValues(at: time)
    return true
  }

  private func finish(_ index: Int) {
    stages[index] = .over
    plan.entries[index].perform(at: plan.entries[index].end, speed: speed)
  }

  /// Has movements that start at an instant take their values from where they are just then.
  private func takeValues(at time: TimeInterval) {
    let entries = plan.entries
    let starting = entries.indices.filter {
      entries[$0].start == time && stages[$0] == .begun && entries[$0].movement != nil
    }
    guard !starting.isEmpty else { return }
    for index in entries.indices where stages[index] == .begun && entries[index].start < time {
      if entries[index].movement != nil { entries[index].perform(at: time, speed: speed) }
    }
    for index in starting { entries[index].movement?.begin(isReturning: entries[index].isReversed) }
  }

  /// Takes back what lies between here and `target`, the last first; false when something that was
  /// called went elsewhere.
  @discardableResult
  func moveBack(to target: TimeInterval) -> Bool {
    let current = course
    let wasPaused = isPaused
    let entries = plan.entries
    let order = entries.indices.sorted { (entries[$0].end, $0) > (entries[$1].end, $1) }
    position = target
    for index in order where stages[index] != .waiting && entries[index].end > target {
      let entry = entries[index]
      stages[index] = target < entry.turn ? .waiting : .begun
      entry.perform(at: max(target, entry.start), speed: speed, isReturning: true)
      if target < entry.start { entry.movement?.takeBack() }
      guard course == current, isPaused == wasPaused else { return false }
    }
    // A value that a later movement gave back is where an earlier one has it now.
    for index in order where stages[index] == .begun && entries[index].start <= target {
      if entries[index].movement != nil { entries[index].perform(at: target, speed: speed) }
    }
    return true
  }
}

extension Array {
  /// The first index whose element fulfils a condition that all after it fulfil too.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
