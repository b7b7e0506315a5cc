import Foundation
import LaminaStreams
import Testing

/// Random programs do what a naive interpreter says, leave no subscription open and nothing in memory.
///
/// `LAMINA_FUZZ=100000` runs that many; 10,000 by default.
@Suite struct RandomProgramTests {
  private static let count = ProcessInfo.processInfo.environment["LAMINA_FUZZ"].flatMap(Int.init)

  @Test func `Random programs do what the reference does`() throws {
    for seed in 1...(Self.count ?? 10_000) {
      let round = RandomRound(seed: UInt64(seed))
      let expected = round.reference()
      let leaks = LeakCounter()
      let found = leaks.measure { round.library() }
      try #require(found == expected, "seed \(seed): \(round)")
      try #require(found.isBalanced, "seed \(seed): a subscription is left open: \(round)")
      try #require(leaks.alive == 0, "seed \(seed): \(leaks.alive) runs are left: \(round)")
    }
  }

  /// What leaves the main actor or comes from outside is not on virtual time: `LeavingTests`,
  /// `SystemSourceTests` and `RandomWorkTests` have that.
  private static let outside: Set = [
    "mapAsync(_:) async", "flatMapLatest(_:) async", "offMain(_:)", "values", "first()", "single()",
    "maybe()", "from(_:) async", "task(_:) async", "observing(_:)",
    "notifications(_:object:center:)", "dispatchSource(_:)",
  ]

  @Test func `Every operator of the table is drawn at least a hundred times`() throws {
    var drawn: [String: Int] = [:]
    for seed in 1...10_000 {
      for entry in RandomRound(seed: UInt64(seed)).program.entries { drawn[entry, default: 0] += 1 }
    }
    let entries = try OperatorTable.entries()
    let rare = entries.filter { drawn[$0, default: 0] < 100 && !Self.outside.contains($0) }
    #expect(rare == [], "drawn too rarely")
    #expect(Set(drawn.keys).subtracting(entries).sorted() == [], "not in the table")
    #expect(Self.outside.subtracting(entries).sorted() == [], "not in the table")
  }
}
