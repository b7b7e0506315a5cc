import LaminaCombine
import Testing

@Suite struct CombiningTests {
  @Test(
    "Several publishers become one",
    arguments: [
      Rule("merge sends what comes, as it comes", "1 b2 3 |  b4 b|", to: "1 2 3 4 |") {
        $0.a.merge(with: $0.b)
      },
      Rule("merge ends when all have", "| b1 b|", to: "1 |") { $0.a.merge(with: $0.b) },
      Rule(
        "merge fails when one does, and cancels the others", "1 b#", watching: true,
        to: "r* b:r* 1 c #oops"
      ) { $0.a.merge(with: $0.b) },
      Rule(
        "merge asks each for one at a time", "1 b2", asking: .max(1), watching: true,
        to: "r1 b:r1 1 r1"
      ) { $0.a.merge(with: $0.b) },
      Rule(
        "merge keeps what was asked of each until it is wanted", "1 b2 +1", asking: .max(1),
        to: "1 2"
      ) { $0.a.merge(with: $0.b) },
      Rule("merge of three", "1 b2 c3 | b| c|", to: "1 2 3 |") { $0.a.merge(with: $0.b, $0.c) },
      Rule("merge of eight", "1 b2 | b| c|", to: "1 1 1 2 2 2 |") {
        $0.a.merge(with: $0.a, $0.a, $0.b, $0.b, $0.b, $0.c, $0.c)
      },
      Rule("MergeMany of none ends at once", "", to: "|") { _ in Publishers.MergeMany([Just<Int>]())
      },
      Rule("MergeMany of many", "1 b2 c3 | b| c|", to: "1 2 3 |") {
        Publishers.MergeMany([$0.a, $0.b, $0.c])
      },
      Rule("combineLatest waits until each has sent", "1 2 b3", to: "(2, 3)") {
        $0.a.combineLatest($0.b)
      },
      Rule("combineLatest sends at each change", "1 b2 3 b4", to: "(1, 2) (3, 2) (3, 4)") {
        $0.a.combineLatest($0.b)
      },
      Rule("combineLatest ends when all have", "1 b2 | b3 b|", to: "(1, 2) (1, 3) |") {
        $0.a.combineLatest($0.b)
      },
      Rule(
        "combineLatest fails when one does, and cancels the other", "1 b#", watching: true,
        to: "r* b:r* c #oops"
      ) { $0.a.combineLatest($0.b) },
      Rule("combineLatest hands demand to each", "", asking: .max(2), watching: true, to: "r2 b:r2")
      {
        $0.a.combineLatest($0.b)
      },
      Rule(
        "combineLatest drops what is not asked for", "1 2 b3 b4 +1 5", asking: .max(1),
        to: "(1, 3) (5, 3)"
      ) { $0.a.combineLatest($0.b) },
      Rule("combineLatest with a closure", "1 b2", to: "3") { $0.a.combineLatest($0.b, +) },
      Rule("combineLatest of three", "1 b2 c3 4", to: "(1, 2, 3) (4, 2, 3)") {
        $0.a.combineLatest($0.b, $0.c)
      },
      Rule("combineLatest of four", "1 b2 c3", to: "(1, 2, 3, 0)") {
        $0.a.combineLatest($0.b, $0.c, Just(0).setFailureType(to: Oops.self))
      },
      Rule("combineLatest of three with a closure", "1 b2 c3", to: "6") {
        $0.a.combineLatest($0.b, $0.c) { $0 + $1 + $2 }
      },
      Rule("zip pairs the first with the first", "1 2 b3 b4", to: "(1, 3) (2, 4)") {
        $0.a.zip($0.b)
      },
      Rule(
        "zip ends when one has ended and nothing of it waits", "1 | b2", watching: true,
        to: "r* b:r* (1, 2) b:c |"
      ) { $0.a.zip($0.b) },
      Rule("zip ends at once when one ends of which nothing waits", "1 b2 b|", to: "(1, 2) |") {
        $0.a.zip($0.b)
      },
      Rule(
        "zip fails when one does, and cancels the other", "1 b#", watching: true,
        to: "r* b:r* c #oops"
      ) { $0.a.zip($0.b) },
      Rule(
        "zip hands demand to each", "1 b2", asking: .max(1), watching: true,
        to: "r1 b:r1 (1, 2)"
      ) { $0.a.zip($0.b) },
      Rule("zip with a closure", "1 b2", to: "3") { $0.a.zip($0.b, +) },
      Rule("zip of three", "1 b2 c3", to: "(1, 2, 3)") { $0.a.zip($0.b, $0.c) },
      Rule("zip of four", "1 b2 c3", to: "(1, 2, 3, 0) |") {
        $0.a.zip($0.b, $0.c, Just(0).setFailureType(to: Oops.self))
      },
      Rule("zip of three with a closure", "1 b2 c3", to: "6") {
        $0.a.zip($0.b, $0.c) { $0 + $1 + $2 }
      },
      Rule("append sends more at the end", "1 |", to: "1 8 9 |") { $0.a.append(8, 9) },
      Rule(
        "append of a publisher subscribes at the end", "b0 1 | b2 b|", watching: true,
        to: "r* 1 b:r* 2 |"
      ) { $0.a.append($0.b) },
      Rule(
        "append asks for what has not come", "1 | b2 b3", asking: .max(3), watching: true,
        to: "r3 1 b:r2 2 3"
      ) { $0.a.append($0.b) },
      Rule("append after a failure sends nothing more", "1 #", to: "1 #oops") { $0.a.append(8) },
      Rule("append of a sequence", "|", to: "1 2 3 |") { $0.a.append(1...3) },
      Rule("prepend sends first", "1 |", to: "8 9 1 |") { $0.a.prepend(8, 9) },
      Rule("prepend of a publisher", "1 b2 b| 3 |", to: "2 3 |") { $0.a.prepend($0.b) },
      Rule("prepend of a sequence", "7", to: "1 2 7") { $0.a.prepend([1, 2]) },
      Rule("the last that is prepended is first", "3", to: "1 2 3") { $0.a.prepend(2).prepend(1) },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}
