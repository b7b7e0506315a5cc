extension Machine {
  /// Adds a stream to those that are flattened.
  typealias Add = @MainActor (@escaping Begin) -> Void

  /// The values of the streams that are made of `a`'s, at most `atOnce` at a time.
  func flatten(
    atOnce: Int, _ fails: Bool = false, _ a: @escaping Begin, _ inner: @escaping (String) -> Begin
  ) {
    flatten(atOnce: atOnce) { machine, add in
      machine.checked(a, fails) {
        add(inner($0))
      } onEnd: {
        machine.finish($0)
      }
    }
  }

  /// The same, for streams that `outer` adds; its end is the outer one's.
  func flatten(
    atOnce: Int, _ outer: @escaping @MainActor (_ machine: Machine, _ add: @escaping Add) -> Void
  ) {
    var waiting: [Begin] = []
    var active = 0
    var outerIsOver = false
    var isStarting = false
    @MainActor func start() {
      guard !isStarting else { return }
      isStarting = true
      while !waiting.isEmpty, active < atOnce, !isOver {
        let next = waiting.removeFirst()
        active += 1
        part(next) { [self] in
          emit($0)
        } onEnd: { [self] completed in
          active -= 1
          if !completed { return finish(false) }
          start()
          if outerIsOver, active == 0, waiting.isEmpty { finish(true) }
        }
      }
      isStarting = false
    }
    part({ machine in
      outer(machine) { one in
        waiting.append(one)
        start()
      }
    }) { _ in
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || (active == 0 && waiting.isEmpty) { finish(completed) }
    }
  }

  func latest(_ fails: Bool, _ a: @escaping Begin, _ inner: @escaping (String) -> Begin) {
    latest { machine, add in
      machine.checked(a, fails) {
        add(inner($0))
      } onEnd: {
        machine.finish($0)
      }
    }
  }

  /// The values of the last stream that `outer` added.
  func latest(_ outer: @escaping @MainActor (_ machine: Machine, _ add: @escaping Add) -> Void) {
    var number = 0
    var isActive = false
    var present: Machine?
    var outerIsOver = false
    @MainActor func turn(to one: @escaping Begin) {
      present?.stop()
      number += 1
      let mine = number
      isActive = true
      let machine = part(one) { [self] value in
        if mine == number { emit(value) }
      } onEnd: { [self] completed in
        guard mine == number else { return }
        isActive = false
        if !completed || outerIsOver { finish(completed) }
      }
      if mine == number { present = machine } else { machine.stop() }
    }
    part({ machine in outer(machine, turn) }) { _ in
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || !isActive { finish(completed) }
    }
  }

  func first(_ fails: Bool, _ a: @escaping Begin, _ b: @escaping Begin) {
    var isBusy = false
    var outerIsOver = false
    part(a) { [self] value in
      guard !isBusy else { return }
      if fails, StreamProgram.isRefused(value) { return finish(false) }
      isBusy = true
      part(b) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        isBusy = false
        if !completed || outerIsOver { finish(completed) }
      }
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || !isBusy { finish(completed) }
    }
  }

  /// What becomes of streams of streams.
  func flattened(
    _ how: StreamProgram.Flattened,
    _ outer: @escaping @MainActor (_ machine: Machine, _ add: @escaping Add) -> Void
  ) {
    switch how {
    case .asTheyCome: flatten(atOnce: .max, outer)
    case .oneByOne: flatten(atOnce: 1, outer)
    case .latest: latest(outer)
    case .folded:
      flatten(atOnce: .max) { machine, add in
        outer(machine) { one in
          add { inner in
            var all = "w"
            inner.part(one, onValue: { all = StreamProgram.folded(all, $0) }) { completed in
              if completed { inner.emit(all) }
              inner.finish(completed)
            }
          }
        }
      }
    }
  }

  func windows(_ count: Int, _ how: StreamProgram.Flattened, _ a: @escaping Begin) {
    flattened(how) { machine, add in
      var current = HotSource()
      var taken = 0
      @MainActor func open() {
        let source = current
        add { source.attach($0) }
      }
      open()
      machine.part(a) { value in
        current.happen(.value(value))
        taken += 1
        guard taken >= count else { return }
        let full = current
        (current, taken) = (HotSource(), 0)
        full.happen(.end(completed: true))
        open()
      } onEnd: { completed in
        current.happen(.end(completed: completed))
        machine.finish(completed)
      }
    }
  }

  func windows(
    _ time: Int, _ how: StreamProgram.Flattened, _ a: @escaping Begin, _ world: ReferenceWorld
  ) {
    flattened(how) { machine, add in
      var current = HotSource()
      @MainActor func open() {
        let source = current
        add { source.attach($0) }
      }
      @MainActor func turn() {
        guard !machine.isOver else { return }
        let full = current
        current = HotSource()
        world.after(time) { turn() }
        full.happen(.end(completed: true))
        open()
      }
      open()
      world.after(time) { turn() }
      machine.part(a) { value in
        current.happen(.value(value))
      } onEnd: { completed in
        current.happen(.end(completed: completed))
        machine.finish(completed)
      }
    }
  }

  func groups(_ fails: Bool, _ how: StreamProgram.Flattened, _ a: @escaping Begin) {
    flattened(how) { machine, add in
      var groups: [(key: String, source: HotSource)] = []
      machine.checked(a, fails) { value in
        let key = StreamProgram.key(value)
        if let known = groups.first(where: { $0.key == key }) {
          return known.source.happen(.value(value))
        }
        let source = HotSource()
        groups.append((key, source))
        add { inner in
          inner.each({ source.attach($0) }) { inner.emit(StreamProgram.folded(key, $0)) }
        }
        source.happen(.value(value))
      } onEnd: { completed in
        for group in groups { group.source.happen(.end(completed: completed)) }
        machine.finish(completed)
      }
    }
  }
}
