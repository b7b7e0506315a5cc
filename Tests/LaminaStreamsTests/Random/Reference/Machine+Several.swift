extension Machine {
  func merge(_ all: [Begin]) {
    var running = all.count
    for one in all where !isOver {
      part(one) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        running -= 1
        if !completed || running == 0 { finish(completed) }
      }
    }
  }

  func concat(_ all: [Begin]) {
    guard let first = all.first else { return finish(true) }
    part(first, onValue: { [self] in emit($0) }) { [self] completed in
      if completed { concat(Array(all.dropFirst())) } else { finish(false) }
    }
  }

  func amb(_ all: [Begin]) {
    var parts: [Machine] = []
    var winner: Int?
    func wins(_ index: Int) -> Bool {
      if winner == nil {
        winner = index
        for (other, part) in parts.enumerated() where other != index { part.stop() }
      }
      return winner == index
    }
    for (index, one) in all.enumerated() where winner == nil && !isOver {
      parts.append(
        part(one) { [self] value in
          if wins(index) { emit(value) }
        } onEnd: { [self] completed in
          if wins(index) { finish(completed) }
        })
    }
  }

  func zip(_ a: @escaping Begin, _ b: @escaping Begin) {
    var queues: [[String]] = [[], []]
    var over = [false, false]
    func check() {
      while !queues[0].isEmpty, !queues[1].isEmpty, !isOver {
        let pair = (queues[0].removeFirst(), queues[1].removeFirst())
        emit(StreamProgram.folded(pair.0, pair.1))
      }
      if (over[0] && queues[0].isEmpty) || (over[1] && queues[1].isEmpty) { finish(true) }
    }
    for (index, one) in [a, b].enumerated() where !isOver {
      part(one) { value in
        queues[index].append(value)
        check()
      } onEnd: { [self] completed in
        over[index] = true
        if completed { check() } else { finish(false) }
      }
    }
  }

  func combine(_ a: @escaping Begin, _ b: @escaping Begin) {
    var latest: [String?] = [nil, nil]
    var running = 2
    for (index, one) in [a, b].enumerated() where !isOver {
      part(one) { [self] value in
        latest[index] = value
        if let first = latest[0], let second = latest[1] {
          emit(StreamProgram.folded(first, second))
        }
      } onEnd: { [self] completed in
        running -= 1
        if !completed || running == 0 || latest[index] == nil { finish(completed) }
      }
    }
  }

  func withLatest(
    _ fails: Bool, _ a: @escaping Begin, _ b: @escaping Begin,
    _ combine: @escaping (String, String) -> String
  ) {
    var latest: String?
    beside(b) { latest = $0 }
    each(a) { [self] value in
      guard let latest else { return }
      if fails, StreamProgram.isRefused(value) { return finish(false) }
      emit(combine(value, latest))
    }
  }
}
