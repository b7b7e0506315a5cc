import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ShareTests {
  @Test(arguments: [
    MarbleCase(
      "One run for two", "-a-b-|", to: "-(aa)", subscriptions: [["^-!"]], disposing: 2, hot: false
    ) { i, _ in
      {
        let s = i[0].share(); return s.merge(with: s)
      }()
    },
    MarbleCase(
      "Late with replay", "-a-b-c-|", to: "-a-b", subscriptions: [["^---!"]], disposing: 4,
      hot: false
    ) { i, _ in i[0].share(replay: 1) },
    MarbleCase(
      "A second run after the first is over", "-a|", to: "-a-a|",
      subscriptions: [["^-!", "--^-!"]], hot: false
    ) { i, _ in
      {
        let s = i[0].share(replay: 1); return s.concat(s)
      }()
    },
    MarbleCase(
      "Kept for ever: the end and the last value are told again", "-a|", to: "-a(a|)",
      subscriptions: [["^-!"]], hot: false
    ) { i, _ in
      {
        let s = i[0].share(replay: 1, scope: .forever); return s.concat(s)
      }()
    },
    MarbleCase(
      "A failure for all", "-a-#", to: "-(aa)", subscriptions: [["^-!"]], disposing: 2, hot: false
    ) { i, _ in
      {
        let s = i[0].share(); return s.merge(with: s)
      }()
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
