import LaminaStreams
import LaminaTesting
import Testing

@Suite struct SampleTests {
  @Test(arguments: [
    MarbleCase(
      "The latest at each trigger", "-a-b---c------|", "----x-x---x-----", to: "----b-----c-----",
      disposing: 14
    ) { i, _ in i[0].sample(i[1]) },
    MarbleCase("The end of the trigger sends what is left", "-a-----", "---|", to: "---(a|)") {
      i, _ in i[0].sample(i[1])
    },
    MarbleCase(
      "After the end of the stream the next trigger completes", "-a-|", "-----x--", to: "-----(a|)"
    ) { i, _ in i[0].sample(i[1]) },
    MarbleCase("A failure of the trigger", "-a---", "---#", to: "---#") { i, _ in i[0].sample(i[1])
    },
    MarbleCase(
      "Another value where none has come", "-a-b----|", "--x-x-x----x-", to: "--a-b-z----(z|)"
    ) { i, _ in i[0].sample(i[1], orElse: "z") },
    MarbleCase("Another value, after the end of the trigger", "-a-b-|", "--x|", to: "--a(b|)") {
      i, _ in i[0].sample(i[1], orElse: "z")
    },
    MarbleCase("Each period", "-a-b---------|", to: "----b-------", disposing: 12) { i, clock in
      i[0].sample(every: .frames(4), clock: clock)
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
