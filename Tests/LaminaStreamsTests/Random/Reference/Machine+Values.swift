extension Machine {
  /// A part whose values are looked at before: one that is refused is a failure.
  func checked(
    _ begin: @escaping Begin, _ fails: Bool, _ onValue: @escaping (String) -> Void,
    onEnd: ((Bool) -> Void)? = nil
  ) {
    part(begin) { [self] value in
      if fails, StreamProgram.isRefused(value) { finish(false) } else { onValue(value) }
    } onEnd: {
      if let onEnd { onEnd($0) } else { self.finish($0) }
    }
  }

  /// A part whose values count, and whose failure is the machine's.
  func beside(_ begin: @escaping Begin, _ onValue: @escaping (String) -> Void) {
    part(begin, onValue: onValue) { [self] completed in
      if !completed { finish(false) }
    }
  }

  func distinct(
    _ fails: Bool, of step: StreamProgram.Step = .distinct, _ a: @escaping Begin,
    _ isSame: @escaping (String, String) -> Bool
  ) {
    var last: String?
    each(a) { [self] value in
      if let before = last {
        // Both values are asked for their key, the new one alone by a rule.
        var asked = [value]
        if case .distinctOf = step { asked.append(before) }
        if fails, asked.contains(where: StreamProgram.isRefused) { return finish(false) }
        if isSame(before, value) { return }
      }
      last = value
      emit(value)
    }
  }

  func take(_ count: Int, _ a: @escaping Begin) {
    guard count > 0 else { return finish(true) }
    var seen = 0
    each(a) { [self] value in
      seen += 1
      let mine = seen
      if mine <= count { emit(value) }
      if mine == count { finish(true) }
    }
  }

  func skip(_ count: Int, _ a: @escaping Begin) {
    var seen = 0
    each(a) { [self] value in
      seen += 1
      if seen > count { emit(value) }
    }
  }

  func skipWhile(_ fails: Bool, _ a: @escaping Begin) {
    var isOpen = false
    each(a) { [self] value in
      if !isOpen, fails, StreamProgram.isRefused(value) { return finish(false) }
      if !StreamProgram.isIncluded(value) { isOpen = true }
      if isOpen { emit(value) }
    }
  }

  func reduce(_ fails: Bool, _ a: @escaping Begin, _ map: @escaping (String) -> String) {
    var all = "r"
    checked(a, fails) { value in
      all = StreamProgram.folded(all, value)
    } onEnd: { [self] completed in
      if completed { emit(map(all)) }
      finish(completed)
    }
  }

  func sample(_ a: @escaping Begin, _ trigger: @escaping Begin, orElse other: String? = nil) {
    var latest: String?
    var isLast = false
    func flush() {
      let value = latest ?? other
      latest = nil
      if let value { emit(value) }
      if isLast { finish(true) }
    }
    part(a) {
      latest = $0
    } onEnd: { [self] completed in
      isLast = true
      if !completed { finish(false) }
    }
    part(trigger) { _ in
      flush()
    } onEnd: { [self] completed in
      if completed { flush() }
      finish(completed)
    }
  }

  func buffer(_ a: @escaping Begin, _ boundary: @escaping Begin) {
    var held: [String] = []
    func flush() {
      let full = held
      held = []
      emit(StreamProgram.joined(full))
    }
    part(a) {
      held.append($0)
    } onEnd: { [self] completed in
      if completed { flush() }
      finish(completed)
    }
    part(boundary) { _ in
      flush()
    } onEnd: { [self] completed in
      if !completed { finish(false) }
    }
  }

  func buffer(_ count: Int, _ a: @escaping Begin) {
    var held: [String] = []
    part(a) { [self] value in
      held.append(value)
      guard held.count == count else { return }
      let full = held
      held = []
      emit(StreamProgram.joined(full))
    } onEnd: { [self] completed in
      if completed, !held.isEmpty { emit(StreamProgram.joined(held)) }
      finish(completed)
    }
  }

  func buffer(_ time: Int, _ count: Int, _ a: @escaping Begin, _ world: ReferenceWorld) {
    var held: [String] = []
    var span = 0
    func flush() {
      let full = held
      held = []
      emit(StreamProgram.joined(full))
    }
    func begin() {
      span += 1
      let mine = span
      world.after(time) { [self] in
        guard mine == span, !isOver else { return }
        begin()
        flush()
      }
    }
    begin()
    part(a) { value in
      held.append(value)
      guard held.count >= count else { return }
      begin()
      flush()
    } onEnd: { [self] completed in
      if completed { flush() }
      finish(completed)
    }
  }

  func bufferGap(_ gap: Int, _ a: @escaping Begin, _ world: ReferenceWorld) {
    var held: [String] = []
    var number = 0
    func flush() {
      let full = held
      held = []
      if !full.isEmpty { emit(StreamProgram.joined(full)) }
    }
    part(a) { [self] value in
      held.append(value)
      number += 1
      let mine = number
      world.after(.frames(gap) + .nanoseconds(1)) { [self] in
        if mine == number, !isOver { flush() }
      }
    } onEnd: { [self] completed in
      if completed { flush() }
      finish(completed)
    }
  }
}
