import LaminaCombine
import Testing

@Suite struct ChoosingTests {
  @Test(
    "Elements are chosen",
    arguments: [
      Rule("filter sends those for which it holds", "1 2 3 4 |", to: "2 4 |") {
        $0.a.filter { $0.isMultiple(of: 2) }
      },
      Rule(
        "filter asks for another in place of what it drops", "1 2 3", asking: .max(1),
        watching: true, to: "r1 r1 2"
      ) { $0.a.filter { $0.isMultiple(of: 2) } },
      Rule(
        "tryFilter fails with what is thrown, and cancels", "1 2", watching: true,
        to: "r* 1 c #oops"
      ) { $0.a.tryFilter { if $0 == 2 { throw Oops() } else { true } } },
      Rule("compactMap leaves out nil", "1 2 3 |", to: "10 30 |") {
        $0.a.compactMap { $0 == 2 ? nil : $0 * 10 }
      },
      Rule("compactMap asks for another in place of nil", "1 2", asking: .max(1), to: "2") {
        $0.a.compactMap { $0 == 1 ? nil : $0 }
      },
      Rule("tryCompactMap fails with what is thrown", "1 2", to: "1 #oops") {
        $0.a.tryCompactMap { if $0 == 2 { throw Oops() } else { $0 } }
      },
      Rule("removeDuplicates drops what is as the one before", "1 1 2 2 1 |", to: "1 2 1 |") {
        $0.a.removeDuplicates()
      },
      Rule(
        "removeDuplicates asks for another in place of what it drops", "1 1 2", asking: .max(2),
        to: "1 2"
      ) { $0.a.removeDuplicates() },
      Rule("removeDuplicates(by:) compares with the one that was sent", "1 2 3 9 |", to: "1 3 9 |")
      {
        $0.a.removeDuplicates { $1 - $0 < 2 }
      },
      Rule("tryRemoveDuplicates fails with what is thrown", "1 2", to: "1 #oops") {
        $0.a.tryRemoveDuplicates { _, _ in throw Oops() }
      },
      Rule("dropFirst leaves out one", "1 2 3 |", to: "2 3 |") { $0.a.dropFirst() },
      Rule("dropFirst leaves out some", "1 2 3 |", to: "3 |") { $0.a.dropFirst(2) },
      Rule("dropFirst(0) leaves out none", "1 |", to: "1 |") { $0.a.dropFirst(0) },
      Rule("dropFirst of less than it leaves out", "1 |", to: "|") { $0.a.dropFirst(5) },
      Rule("drop(while:) sends from the first for which it does not hold", "1 2 3 1 |", to: "3 1 |")
      {
        $0.a.drop { $0 < 3 }
      },
      Rule("tryDrop(while:) fails with what is thrown", "1 2", to: "#oops") {
        $0.a.tryDrop { if $0 == 2 { throw Oops() } else { true } }
      },
      Rule("tryDrop(while:) does not ask again once it has sent", "3 4 |", to: "3 4 |") {
        $0.a.tryDrop { if $0 == 4 { throw Oops() } else { false } }
      },
      Rule(
        "prefix sends so many and finishes with the last", "1 2 3", watching: true,
        to: "r* 1 2 c |"
      ) { $0.a.prefix(2) },
      Rule("prefix of less than that", "1 |", to: "1 |") { $0.a.prefix(2) },
      Rule("prefix(0) finishes at once", "", to: "|") { $0.a.prefix(0) },
      Rule(
        "prefix(while:) finishes with the first for which it does not hold", "1 2 3 1",
        watching: true, to: "r* 1 2 c |"
      ) { $0.a.prefix { $0 < 3 } },
      Rule("tryPrefix(while:) fails with what is thrown", "1 2", to: "1 #oops") {
        $0.a.tryPrefix { if $0 == 2 { throw Oops() } else { true } }
      },
      Rule("output(at:) sends the one at a place", "1 2 3", watching: true, to: "r* r1 2 c |") {
        $0.a.output(at: 1)
      },
      Rule("output(in:) sends those at some places", "1 2 3 4", to: "2 3 |") {
        $0.a.output(in: 1..<3)
      },
      Rule("output(in:) of a range without end", "1 2 3 |", to: "2 3 |") { $0.a.output(in: 1...) },
      Rule("first finishes with the first", "1 2", watching: true, to: "r* c 1 |") { $0.a.first() },
      Rule("first of nothing", "|", to: "|") { $0.a.first() },
      Rule("first waits until it is asked for", "1 +1", asking: .none, to: "1 |") { $0.a.first() },
      Rule("first(where:) finds one", "1 2 3", to: "2 |") { $0.a.first { $0 > 1 } },
      Rule("first(where:) finds none", "1 |", to: "|") { $0.a.first { $0 > 1 } },
      Rule(
        "tryFirst(where:) fails with what is thrown, and cancels", "1", watching: true,
        to: "r* c #oops"
      ) { $0.a.tryFirst { _ in throw Oops() } },
      Rule("last sends the last at the end", "1 2 3 |", to: "3 |") { $0.a.last() },
      Rule("last of nothing", "|", to: "|") { $0.a.last() },
      Rule("last of a failure sends none", "1 #", to: "#oops") { $0.a.last() },
      Rule("last(where:) finds the last one", "1 2 3 1 |", to: "3 |") { $0.a.last { $0 > 1 } },
      Rule("tryLast(where:) fails with what is thrown", "1", to: "#oops") {
        $0.a.tryLast { _ in throw Oops() }
      },
      Rule("ignoreOutput sends the end only", "1 2 |", to: "|") { $0.a.ignoreOutput() },
      Rule("ignoreOutput ends without being asked", "1 |", asking: .none, to: "|") {
        $0.a.ignoreOutput()
      },
      Rule(
        "prefix(untilOutputFrom:) finishes when the other sends", "1 b9 2", watching: true,
        to: "b:r1 r* 1 b:c c |"
      ) { $0.a.prefix(untilOutputFrom: $0.b) },
      Rule("prefix(untilOutputFrom:) what has sent already finishes at once", "1", to: "|") {
        $0.a.prefix(untilOutputFrom: Just(0))
      },
      Rule("prefix(untilOutputFrom:) goes on when the other finishes", "1 b| 2 |", to: "1 2 |") {
        $0.a.prefix(untilOutputFrom: $0.b)
      },
      Rule(
        "prefix(untilOutputFrom:) lets go of the other when it ends", "|", watching: true,
        to: "b:r1 r* b:c |"
      ) { $0.a.prefix(untilOutputFrom: $0.b) },
      Rule("drop(untilOutputFrom:) sends once the other has sent", "1 b9 2 3 |", to: "2 3 |") {
        $0.a.drop(untilOutputFrom: $0.b)
      },
      Rule(
        "drop(untilOutputFrom:) ends when the other ends before", "1 b|", watching: true,
        to: "b:r1 r* r1 c |"
      ) { $0.a.drop(untilOutputFrom: $0.b) },
      Rule("drop(untilOutputFrom:) goes on when the other ends after", "b9 b| 2 |", to: "2 |") {
        $0.a.drop(untilOutputFrom: $0.b)
      },
      Rule("drop(untilOutputFrom:) fails when the other does", "b9 b#", to: "#oops") {
        $0.a.drop(untilOutputFrom: $0.b)
      },
      Rule(
        "drop(untilOutputFrom:) asks for another in place of what it drops", "1 b9 2",
        asking: .max(1), to: "2"
      ) { $0.a.drop(untilOutputFrom: $0.b) },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}
