import LaminaCombine
import Testing

@Suite struct FlatteningTests {
  @Test(
    "Publishers of publishers",
    arguments: [
      Rule("flatMap sends what all send", "1 2 b5 | b|", to: "5 5 |") { desk in
        desk.a.flatMap { _ in desk.b }
      },
      Rule("flatMap ends when all have", "1 | b5 b|", to: "5 |") { desk in
        desk.a.flatMap { _ in desk.b }
      },
      Rule("flatMap of nothing", "|", to: "|") { desk in desk.a.flatMap { _ in desk.b } },
      Rule(
        "flatMap fails when one does, and cancels the rest", "1 b#", watching: true,
        to: "r* b:r* c #oops"
      ) { desk in desk.a.flatMap { _ in desk.b } },
      Rule(
        "flatMap fails when the source does, and cancels the rest", "1 #", watching: true,
        to: "r* b:r* b:c #oops"
      ) { desk in desk.a.flatMap { _ in desk.b } },
      Rule("flatMap asks for so many publishers", "1", watching: true, to: "r1 b:r*") { desk in
        desk.a.flatMap(maxPublishers: .max(1)) { _ in desk.b }
      },
      Rule(
        "flatMap asks for another when one has ended", "1 b| 2", watching: true,
        to: "r1 b:r* r1 b:r*"
      ) { desk in desk.a.flatMap(maxPublishers: .max(1)) { _ in desk.b } },
      Rule("flatMap one at a time keeps the order", "1 2 |", to: "1 2 |") {
        $0.a.flatMap(maxPublishers: .max(1)) { [$0].publisher.setFailureType(to: Oops.self) }
      },
      Rule(
        "flatMap asks each publisher for one where not all are wanted", "1 b5 b6", asking: .max(1),
        watching: true, to: "r* b:r1 5 b:r1"
      ) { desk in desk.a.flatMap { _ in desk.b } },
      Rule(
        "flatMap keeps what it asked for until it is wanted", "1 b5 b6 +1", asking: .max(1),
        to: "5 6"
      ) { desk in desk.a.flatMap { _ in desk.b } },
      Rule(
        "flatMap asks for all once all are wanted", "1 +* b5 b6", asking: .max(1), watching: true,
        to: "r* b:r1 b:r* 5 6"
      ) { desk in desk.a.flatMap { _ in desk.b } },
      Rule("flatMap of what cannot fail, where the source can", "1 2 #", to: "1 2 #oops") {
        $0.a.flatMap { Just($0) }
      },
      Rule("flatMap of what can fail, where the source cannot", "b1 b#", to: "1 #oops") { desk in
        Just(0).flatMap { _ in desk.b }
      },
      Rule("flatMap of what cannot fail, where the source cannot", "", to: "7 |") { _ in
        Just(7).flatMap { Just($0) }
      },
      Rule(
        "switchToLatest sends what the latest sends", "1 b5 2 c6 b7 | c|", watching: true,
        to: "r* b:r* 5 b:c c:r* 6 |"
      ) { desk in
        desk.a.map { $0 == 1 ? desk.b : desk.c }.switchToLatest()
      },
      Rule("switchToLatest ends when both have", "1 | b5 b|", to: "5 |") { desk in
        desk.a.map { _ in desk.b }.switchToLatest()
      },
      Rule("switchToLatest of nothing", "|", to: "|") { desk in
        desk.a.map { _ in desk.b }.switchToLatest()
      },
      Rule(
        "switchToLatest fails when the latest does", "1 b#", watching: true, to: "r* b:r* c #oops"
      ) { desk in desk.a.map { _ in desk.b }.switchToLatest() },
      Rule(
        "switchToLatest fails when the source does", "1 #", watching: true,
        to: "r* b:r* b:c #oops"
      ) { desk in desk.a.map { _ in desk.b }.switchToLatest() },
      Rule(
        "switchToLatest asks the next for what has not come", "1 b5 2 c6", asking: .max(3),
        watching: true, to: "r* b:r3 5 b:c c:r2 6"
      ) { desk in
        desk.a.map { $0 == 1 ? desk.b : desk.c }.switchToLatest()
      },
      Rule("switchToLatest of what cannot fail", "1 #", to: "1 #oops") {
        $0.a.map { Just($0) }.switchToLatest()
      },
      Rule("catch goes on with another publisher", "1 # b2 b|", to: "1 2 |") { desk in
        desk.a.catch { _ in desk.b }
      },
      Rule(
        "catch asks the other for what has not come", "1 # b2", asking: .max(3), watching: true,
        to: "r3 1 b:r2 2"
      ) { desk in desk.a.catch { _ in desk.b } },
      Rule("catch leaves the end", "1 |", to: "1 |") { $0.a.catch { _ in Just(9) } },
      Rule("catch fails as the other does", "# b#", to: "#oops") { desk in
        desk.a.catch { _ in desk.b }
      },
      Rule("catch cancels the other", "# x", watching: true, to: "r* b:r* b:c") { desk in
        desk.a.catch { _ in desk.b }
      },
      Rule("tryCatch fails with what is thrown", "#", to: "#7") {
        $0.a.tryCatch { _ -> Just<Int> in throw Number(7) }
      },
      Rule("tryCatch goes on with another publisher", "1 #", to: "1 9 |") {
        $0.a.tryCatch { _ in Just(9) }
      },
      Rule("retry subscribes again", "1 # 2 |", watching: true, to: "r* 1 r* 2 |") {
        $0.a.retry(1)
      },
      Rule("retry fails when it has tried as often as it may", "# # 3", to: "#oops") {
        $0.a.retry(1)
      },
      Rule("retry(0) does not", "#", to: "#oops") { $0.a.retry(0) },
      Rule(
        "retry asks for what has not come", "1 # 2", asking: .max(3), watching: true,
        to: "r3 1 r2 2"
      ) { $0.a.retry(1) },
      Rule("retry of what fails at once, many times", "", to: "#oops") { _ in
        Fail<Int, Oops>(error: Oops()).retry(100_000)
      },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}
