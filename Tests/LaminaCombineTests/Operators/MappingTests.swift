import LaminaCombine
import Testing

@Suite struct MappingTests {
  @Test(
    "Elements are changed",
    arguments: [
      Rule("map changes each element", "1 2 3 |", to: "2 4 6 |") { $0.a.map { $0 * 2 } },
      Rule("map hands demand up as it is", "1 2", asking: .max(1), watching: true, to: "r1 1") {
        $0.a.map { $0 }
      },
      Rule(
        "map hands up what a subscriber returns", "1 2", asking: .max(1), each: .max(3),
        watching: true, to: "r1 1 r3 2 r3"
      ) { $0.a.map { $0 } },
      Rule("map of nothing", "|", to: "|") { $0.a.map { $0 } },
      Rule("map of a key path", "7", to: "7") { $0.a.map(\.description) },
      Rule("map of two key paths makes pairs", "7", to: #"("7", 7)"#) {
        $0.a.map(\.description, \.magnitude)
      },
      Rule("map of three key paths makes triples", "7", to: #"("7", 7, 7)"#) {
        $0.a.map(\.description, \.magnitude, \.self)
      },
      Rule(
        "tryMap fails with what is thrown, and cancels", "1 2 3", watching: true, to: "r* 1 c #oops"
      ) { $0.a.tryMap { if $0 == 2 { throw Oops() } else { $0 } } },
      Rule("tryMap changes each element", "1 |", to: "3 |") { $0.a.tryMap { $0 + 2 } },
      Rule("replaceNil puts a value in the place of nil", "1 2 |", to: "0 2 |") {
        $0.a.map { $0 == 1 ? nil : $0 }.replaceNil(with: 0)
      },
      Rule("scan sends each result on the way", "1 2 3 |", to: "1 3 6 |") { $0.a.scan(0, +) },
      Rule("scan of nothing sends nothing", "|", to: "|") { $0.a.scan(0, +) },
      Rule("tryScan fails with what is thrown", "1 2 3", to: "1 #oops") {
        $0.a.tryScan(0) { if $1 == 2 { throw Oops() } else { $0 + $1 } }
      },
      Rule("setFailureType sends the same", "", to: "5 |") { _ in
        Just(5).setFailureType(to: Oops.self)
      },
      Rule("mapError changes the failure", "1 #", to: "1 #7") { $0.a.mapError { _ in Number(7) } },
      Rule("mapError leaves the end", "1 |", to: "1 |") { $0.a.mapError { _ in Number(7) } },
      Rule("replaceError sends an element and finishes", "1 #", to: "1 9 |") {
        $0.a.replaceError(with: 9)
      },
      Rule("replaceError leaves the end", "1 |", to: "1 |") { $0.a.replaceError(with: 9) },
      Rule(
        "replaceError waits until its element is asked for", "1 # +1", asking: .max(1), to: "1 9 |"
      ) { $0.a.replaceError(with: 9) },
      Rule("replaceEmpty sends an element if there was none", "|", to: "9 |") {
        $0.a.replaceEmpty(with: 9)
      },
      Rule("replaceEmpty leaves what there is", "1 |", to: "1 |") { $0.a.replaceEmpty(with: 9) },
      Rule("replaceEmpty leaves a failure", "#", to: "#oops") { $0.a.replaceEmpty(with: 9) },
      Rule("replaceEmpty waits until its element is asked for", "| +1", asking: .none, to: "9 |") {
        $0.a.replaceEmpty(with: 9)
      },
      Rule("measureInterval sends the time since the one before", "@3 1 @4 2 |", to: "@3 3 @7 4 |")
      {
        $0.a.measureInterval(using: $0.clock)
      },
    ])
  func rule(_ rule: Rule) { #expect(rule.run() == rule.expected) }
}

/// A failure with a number.
struct Number: Error, CustomStringConvertible {
  let description: String
  init(_ value: Int) { description = "\(value)" }
}
