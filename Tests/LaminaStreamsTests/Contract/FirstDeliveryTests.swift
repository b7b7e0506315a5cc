import LaminaStreams
import Testing

/// What is set from inside of the first delivery, the one of a value that was there before.
@Suite struct FirstDeliveryTests {
  @Test func `A current value set by who hears the first one is heard by all`() {
    let current = CurrentValue(0)
    var heard: [String] = []
    let a = current.stream.subscribe { heard.append("A\($0)") }
    let b = current.stream.subscribe { value in
      heard.append("B\(value)")
      if value == 0 { current.value = 1 }
    }
    #expect(heard == ["A0", "B0", "A1", "B1"])
    #expect(current.value == 1)
    _ = (a, b)
  }

  @Test func `What is replayed comes before what is sent meanwhile`() {
    let subject = ReplaySubject<Int, Never>()
    subject.send(1)
    subject.send(2)
    var heard: [Int] = []
    let token = subject.stream.subscribe { value in
      heard.append(value)
      if value < 3 { subject.send(value + 10) }
    }
    #expect(heard == [1, 2, 11, 12])
    _ = token
  }

  @Test func `An end sent meanwhile comes last`() {
    let subject = ReplaySubject<Int, Never>()
    subject.send(1)
    subject.send(2)
    var heard: [String] = []
    let token = subject.stream.subscribe(
      onValue: { value in
        heard.append("\(value)")
        if value == 1 { subject.send(completion: .finished) }
      }, onEnd: { _ in heard.append("end") })
    #expect(heard == ["1", "2", "end"])
    _ = token
  }

  @Test func `Who takes one of the values replayed hears no more, and leaves no place behind`() {
    let subject = ReplaySubject<Int, Never>()
    for value in 1...3 { subject.send(value) }
    var heard: [Int] = []
    let token = subject.stream.take(1).subscribe { heard.append($0) }
    subject.send(4)
    #expect(heard == [1])
    _ = token
  }

  @Test func `A state value set by who hears the first one is heard`() {
    let state = StateValue(0)
    var heard: [Int] = []
    let token = state.stream.subscribe { value in
      heard.append(value)
      if value < 2 { state.value = value + 1 }
    }
    #expect(heard == [0, 1, 2])
    _ = token
  }

  @Test func `A derived value that changes while it is told for the first time is told again`() {
    let state = StateValue(1)
    let double = Derived(of: { state.value * 2 })
    var heard: [Int] = []
    let token = double.stream.subscribe { value in
      heard.append(value)
      if value == 2 { state.value = 5 }
    }
    #expect(heard == [2, 10])
    _ = token
  }
}
