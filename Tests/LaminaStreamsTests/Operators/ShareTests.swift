import LaminaStreams
import LaminaTesting
import Testing

@Suite struct ShareTests {
  @Test(arguments: [
    MarbleCase(
      "One run for two", "-a-b-|", to: "-(aa)", subscriptions: [["^-!"]], disposing: 2, hot: false
    ) { i, _ in
      {
        let s = i[0].share()
        return s.merge(with: s)
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
        let s = i[0].share(replay: 1)
        return s.concat(s)
      }()
    },
    MarbleCase(
      "Kept for ever: the end and the last value are told again", "-a|", to: "-a(a|)",
      subscriptions: [["^-!"]], hot: false
    ) { i, _ in
      {
        let s = i[0].share(replay: 1, scope: .forever)
        return s.concat(s)
      }()
    },
    MarbleCase(
      "A failure for all", "-a-#", to: "-(aa)", subscriptions: [["^-!"]], disposing: 2, hot: false
    ) { i, _ in
      {
        let s = i[0].share()
        return s.merge(with: s)
      }()
    },
    MarbleCase(
      "Kept for ever: who comes when all have left hears stale values, then a run of its own",
      "-a-b-c-|", "x-----y----|", to: "-a-b--ba---|", subscriptions: [["^--!", "------^!"]],
      hot: false
    ) { i, _ in
      let s = i[0].share(replay: 1, scope: .forever)
      return i[1].concatMap { _ in s.take(2) }
    },
    MarbleCase(
      "While connected: who comes when all have left hears nothing stale",
      "-a-b-c-|", "x-----y----|", to: "-a-b---a-b-|", subscriptions: [["^--!", "------^--!"]],
      hot: false
    ) { i, _ in
      let s = i[0].share(replay: 1)
      return i[1].concatMap { _ in s.take(2) }
    },
    MarbleCase(
      "Kept for a time: who comes within it joins the run, and hears what nobody heard",
      "-a-b-c-d-|", "x-----y----|", to: "-a----c----|", subscriptions: [["^--------!"]], hot: false
    ) { i, clock in
      let s = i[0].share(replay: 1, keptFor: .frames(8), clock: clock)
      return i[1].concatMap { _ in s.take(1) }
    },
    MarbleCase(
      "Kept for a time: who comes after it begins anew",
      "-a-b-c-d-|", "x-----y----|", to: "-a-----a---|", subscriptions: [["^--!", "------^--!"]],
      hot: false
    ) { i, clock in
      let s = i[0].share(replay: 1, keptFor: .frames(2), clock: clock)
      return i[1].concatMap { _ in s.take(1) }
    },
    MarbleCase(
      "Kept for a time: after the end, value and end are told for that time",
      "-a|", "x--y-------z---|", to: "-a-a--------a--|",
      subscriptions: [["^-!", "-----------^-!"]], hot: false
    ) { i, clock in
      let s = i[0].share(replay: 1, keptFor: .frames(4), clock: clock)
      return i[1].concatMap { _ in s }
    },
    MarbleCase(
      "Kept for a time: who comes after the end does not prolong it",
      "-a|", "x--y-z-w---|", to: "-a-a-a--a--|", subscriptions: [["^-!", "-------^-!"]], hot: false
    ) { i, clock in
      let s = i[0].share(replay: 1, keptFor: .frames(4), clock: clock)
      return i[1].concatMap { _ in s }
    },
    MarbleCase(
      "Kept for a time: a failure is kept as well", "-#", "x-y----|", to: "-ee----|",
      ["e": "failed"], subscriptions: [["^!"]], hot: false
    ) { i, clock in
      let s = i[0].share(replay: 1, keptFor: .frames(4), clock: clock)
      return i[1].flatMap { _ in
        s.merge(with: s).catch { _ in EventStream<String, MarbleError>.just("failed") }
      }
    },
  ])
  func marbles(_ marble: MarbleCase) throws { try marble.check() }
}
