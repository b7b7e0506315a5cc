import LaminaCombine
import Testing

@Suite struct ResultTests {
  @Test(
    "All elements come to one",
    arguments: [
      Rule("reduce sends its result at the end", "1 2 3 |", to: "6 |") { $0.a.reduce(0, +) },
      Rule("reduce of nothing sends what it began with", "|", to: "5 |") { $0.a.reduce(5, +) },
      Rule("reduce of a failure sends nothing", "1 #", to: "#oops") { $0.a.reduce(0, +) },
      Rule(
        "reduce takes all, and waits until it is asked for", "1 2 | +1", asking: .none,
        watching: true, to: "r* 3 |"
      ) { $0.a.reduce(0, +) },
      Rule(
        "tryReduce fails with what is thrown, and cancels", "1 2", watching: true, to: "r* c #oops"
      ) { $0.a.tryReduce(0) { _, _ in throw Oops() } },
      Rule("count counts", "1 2 3 |", to: "3 |") { $0.a.count() },
      Rule("count of nothing", "|", to: "0 |") { $0.a.count() },
      Rule("count of a failure", "1 #", to: "#oops") { $0.a.count() },
      Rule("collect makes one array", "1 2 |", to: "[1, 2] |") { $0.a.collect() },
      Rule("collect of nothing makes an empty one", "|", to: "[] |") { $0.a.collect() },
      Rule("collect of a failure drops what it has", "1 #", to: "#oops") { $0.a.collect() },
      Rule("min", "3 1 2 |", to: "1 |") { $0.a.min() },
      Rule("max", "1 3 2 |", to: "3 |") { $0.a.max() },
      Rule("min of nothing", "|", to: "|") { $0.a.min() },
      Rule("max of nothing", "|", to: "|") { $0.a.max() },
      Rule("min by an order", "3 1 2 |", to: "3 |") { $0.a.min { $0 > $1 } },
      Rule("max by an order", "3 1 2 |", to: "1 |") { $0.a.max { $0 > $1 } },
      Rule("max of several, the first", "21 22 11 |", to: "21 |") {
        $0.a.max { $0 / 10 < $1 / 10 }
      },
      Rule("min of several, the first", "12 11 21 |", to: "12 |") {
        $0.a.min { $0 / 10 < $1 / 10 }
      },
      Rule("tryMax of several, the first", "21 22 11 |", to: "21 |") {
        $0.a.tryMax { $0 / 10 < $1 / 10 }
      },
      Rule("tryMin fails with what is thrown", "1 2", to: "#oops") {
        $0.a.tryMin { _, _ in throw Oops() }
      },
      Rule("tryMax fails with what is thrown", "1 2", to: "#oops") {
        $0.a.tryMax { _, _ in throw Oops() }
      },
      Rule("contains is true as soon as it comes", "1 2 3", watching: true, to: "r* c true |") {
        $0.a.contains(2)
      },
      Rule("contains is false at the end", "1 |", to: "false |") { $0.a.contains(2) },
      Rule("contains of nothing", "|", to: "false |") { $0.a.contains(2) },
      Rule("contains(where:) is true as soon as it holds", "1 2", to: "true |") {
        $0.a.contains { $0 > 1 }
      },
      Rule("tryContains(where:) fails with what is thrown", "1", to: "#oops") {
        $0.a.tryContains { _ in throw Oops() }
      },
      Rule(
        "allSatisfy is false as soon as it does not hold", "1 2 3", watching: true,
        to: "r* c false |"
      ) { $0.a.allSatisfy { $0 < 2 } },
      Rule("allSatisfy is true at the end", "1 2 |", to: "true |") { $0.a.allSatisfy { $0 < 3 } },
      Rule("allSatisfy of nothing is true", "|", to: "true |") { $0.a.allSatisfy { _ in false } },
      Rule("tryAllSatisfy fails with what is thrown", "1", to: "#oops") {
        $0.a.tryAllSatisfy { _ in throw Oops() }
      },
      Rule("collect of a number makes arrays of it", "1 2 3 4 5 |", to: "[1, 2] [3, 4] [5] |") {
        $0.a.collect(2)
      },
      Rule(
        "collect of a number asks for so many times as many", "1 2 3 4", asking: .max(2),
        watching: true, to: "r4 [1, 2] [3, 4]"
      ) { $0.a.collect(2) },
      Rule("collect of a number of a failure drops the rest", "1 2 3 #", to: "[1, 2] #oops") {
        $0.a.collect(2)
      },
      Rule(
        "collect by time sends what came in a time", "1 2 @10 3 @10 |",
        to: "@10 [1, 2] @20 [3] |"
      ) { $0.a.collect(.byTime($0.clock, 10)) },
      Rule("collect by time sends nothing where nothing came", "@30 1 |", to: "@30 [1] |") {
        $0.a.collect(.byTime($0.clock, 10))
      },
      Rule(
        "collect by time or count sends when either is reached", "1 2 3 @10 |",
        to: "[1, 2] @10 [3] |"
      ) { $0.a.collect(.byTimeOrCount($0.clock, 10, 2)) },
      Rule("collect by time sends the rest at the end", "1 |", to: "[1] |") {
        $0.a.collect(.byTime($0.clock, 10))
      },
      Rule("collect by time drops the rest of a failure", "1 #", to: "#oops") {
        $0.a.collect(.byTime($0.clock, 10))
      },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}
