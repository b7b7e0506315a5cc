import LaminaStreams
import LaminaTesting
import Testing

@Suite struct MarbleClockTests {
  @Test func `What was disposed of is not kept until it is due`() {
    let clock = MarbleClock()
    for round in 1...100 {
      let tokens = (0..<40).map { _ in clock.schedule(at: .seconds(3600 + round)) {} }
      for token in tokens { token.dispose() }
      #expect(clock.heldCount <= 40)
      #expect(clock.pending == 0)
    }
  }

  @Test func `What stays is done in its order, whatever is disposed of around it`() {
    let clock = MarbleClock()
    var done: [Int] = []
    for number in 0..<200 {
      let token = clock.schedule(at: .seconds(200 - number)) { done.append(number) }
      if number % 4 != 0 { token.dispose() }
    }
    clock.advance(to: .seconds(300))
    #expect(done == (0..<50).map { 196 - 4 * $0 })
  }

  // As the documentation of `EventStream` has it.
  @Test func `The first example of a stream is one`() {
    var printed: [Int] = []
    let clicks = Subject<Int, Never>()
    let token = clicks.stream.map { $0 * 10 }.filter { $0 > 10 }.subscribe { printed.append($0) }
    clicks.send(1)
    clicks.send(2)
    token.dispose()
    clicks.send(3)
    #expect(printed == [20])
  }
}
