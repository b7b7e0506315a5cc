import LaminaStreams
import LaminaTesting
import Testing

@Suite struct SwitchLatestTests {
  @Test(arguments: [
    MarbleCase(
      "RxSwift's drawing: three inners", "-a---b---c----|", "-1-2-3", "-4-5-6", "-7|",
      to: "--1-2-4-5-7---|",
      subscriptions: [["^-------------!"], ["-^---!"], ["-----^---!"], ["---------^-!"]], hot: false
    ) { i, _ in i[0].map { $0 == "a" ? i[1] : $0 == "b" ? i[2] : i[3] }.switchLatest() },
    MarbleCase("Nothing to switch to", "---|", to: "---|") { i, _ in
      i[0].map { _ in i[0] }.switchLatest()
    },
    MarbleCase("An inner one that never ends", "-a-|", to: "", disposing: 9) { i, _ in
      i[0].map { _ in .never }.switchLatest()
    },
    MarbleCase("Inner ones that end at once, in one frame", "-(abc)-|", to: "-(abc)-|") { i, _ in
      i[0].map { .just($0) }.switchLatest()
    },
    MarbleCase("The same inner one again", "-a--a---|", "--1-2|", to: "---1--1-2|", hot: false) {
      i, _ in i[0].map { _ in i[1] }.switchLatest()
    },
    MarbleCase("An inner failure after the outer end", "-a|", "--1-#", to: "---1-#", hot: false) {
      i, _ in i[0].map { _ in i[1] }.switchLatest()
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }

  @Test func `What an inner one sends after the switch to the next is nobody's`() {
    let outer = Subject<Int, Never>()
    let inners = (0..<3).map { _ in Subject<String, Never>() }
    var heard: [String] = []
    let token = outer.stream.map { inners[$0].stream }.switchLatest().subscribe { heard.append($0) }
    for (index, inner) in inners.enumerated() {
      outer.send(index)
      for other in inners where other !== inner { other.send("late") }
      inner.send("\(index)")
    }
    #expect(heard == ["0", "1", "2"])
    #expect(inners.map(\.hasSubscribers) == [false, false, true])
    token.dispose()
    #expect(!inners[2].hasSubscribers)
  }

  @Test func `A switch from inside an inner delivery lets nothing more of that inner one through`()
  {
    let outer = Subject<Int, Never>()
    var heard: [Int] = []
    let token = outer.stream.flatMapLatest { EventStream<Int, Never>.from([$0, $0 + 1]) }
      .subscribe { value in
        heard.append(value)
        if value == 10 { outer.send(20) }
      }
    outer.send(10)
    #expect(heard == [10, 11, 20, 21])
    token.dispose()
  }
}
