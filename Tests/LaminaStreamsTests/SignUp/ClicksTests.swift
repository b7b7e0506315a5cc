import LaminaStreams
import LaminaTesting
import Testing

/// SPEC's click examples: a counter by map and scan, multiple clicks by idle gap.
@Suite struct ClicksTests {
  @Test(arguments: [
    MarbleCase("A counter by map and scan", "-c-c--c-|", to: "-1-2--3-|") { i, _ in
      i[0].map { _ in 1 }.scan(0) { $0 + $1 }.map(String.init)
    },
    MarbleCase("One click is not a double click", "-c", to: "") { Self.multiple($0[0], $1) },
    MarbleCase("Two within the gap", "-c--c", to: "---------2") { Self.multiple($0[0], $1) },
    MarbleCase("Three, each within the gap of the one before", "-c---c---c", to: "--------------3")
    {
      Self.multiple($0[0], $1)
    },
    MarbleCase("Exactly the gap apart is together", "-c----c", to: "-----------2") {
      Self.multiple($0[0], $1)
    },
    MarbleCase("One frame more is not", "-c-----c", to: "") {
      Self.multiple($0[0], $1)
    },
    MarbleCase("Two pairs", "-cc--------cc", to: "-------2---------2") {
      Self.multiple($0[0], $1)
    },
    MarbleCase("A pair and the end", "-cc|", to: "---(2|)") { Self.multiple($0[0], $1) },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }

  /// Clicks less than five frames apart, counted, single ones dropped.
  private static func multiple(_ clicks: MarbleCase.Input, _ clock: MarbleClock) -> MarbleCase.Input
  {
    clicks.buffer(idle: .frames(5), clock: clock).map(\.count).filter { $0 > 1 }.map(String.init)
  }

  @Test(arguments: [(240, [2]), (249, [2]), (250, [2]), (251, [1, 1]), (400, [1, 1])])
  func `Clicks at most 250 ms apart are one gesture`(_ apart: Int, _ counts: [Int]) {
    let clock = MarbleClock()
    let clicks = Subject<Void, Never>()
    var heard: [Int] = []
    let token = clicks.stream.buffer(idle: .milliseconds(250), clock: clock).map(\.count)
      .subscribe { heard.append($0) }
    clicks.send(())
    clock.advance(by: .milliseconds(apart))
    clicks.send(())
    clock.advance(by: .milliseconds(1_000))
    #expect(heard == counts)
    token.dispose()
  }
}
