extension Machine {
  func retry(
    _ attempts: Int, _ a: @escaping Begin, _ world: ReferenceWorld,
    waiting wait: @escaping (Int) -> Int
  ) {
    var failures = 0
    func attempt() {
      part(a) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        failures += 1
        if completed || failures >= attempts { return finish(completed) }
        let time = wait(failures)
        if time == 0 { attempt() } else { world.after(time) { attempt() } }
      }
    }
    attempt()
  }

  /// Begins again after each of the first `count` failures, and is complete with the last.
  func retryWhen(_ count: Int, _ wait: Int, _ a: @escaping Begin, _ world: ReferenceWorld) {
    var failures = 0
    func attempt() {
      part(a) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        failures += 1
        if completed { return finish(true) }
        let number = failures
        guard number <= count else { return }
        world.after(wait) { [self] in
          attempt()
          if number == count { finish(true) }
        }
      }
    }
    attempt()
  }

  func delay(_ time: Int, _ a: @escaping Begin, _ world: ReferenceWorld) {
    part(a) { [self] value in
      world.after(time) { [self] in emit(value) }
    } onEnd: { [self] completed in
      if completed { world.after(time) { [self] in finish(true) } } else { finish(false) }
    }
  }

  func debounce(_ time: Int, _ a: @escaping Begin, _ world: ReferenceWorld) {
    var waiting: String?
    var number = 0
    func flush() {
      let value = waiting
      waiting = nil
      if let value { emit(value) }
    }
    part(a) { value in
      waiting = value
      number += 1
      let mine = number
      world.after(time) { if mine == number { flush() } }
    } onEnd: { [self] completed in
      number += 1
      if completed { flush() }
      finish(completed)
    }
  }

  func throttle(_ time: Int, _ latest: Bool, _ a: @escaping Begin, _ world: ReferenceWorld) {
    var waiting: String?
    var isClosed = false
    func close() {
      isClosed = true
      world.after(time) { [self] in
        isClosed = false
        guard let value = waiting, !isOver else { return }
        waiting = nil
        close()
        emit(value)
      }
    }
    part(a) { [self] value in
      if isClosed {
        if latest { waiting = value }
      } else {
        close()
        emit(value)
      }
    } onEnd: { [self] completed in
      if completed, let waiting { emit(waiting) }
      finish(completed)
    }
  }

  func timeout(
    _ time: Int, _ a: @escaping Begin, _ other: @escaping Begin, _ world: ReferenceWorld
  ) {
    var number = 0
    var first: Machine?
    func wait() {
      number += 1
      let mine = number
      world.after(time) { [self] in
        guard mine == number, !isOver else { return }
        first?.stop()
        forward(other)
      }
    }
    wait()
    first = part(a) { [self] value in
      wait()
      emit(value)
    } onEnd: { [self] in
      finish($0)
    }
  }
}
