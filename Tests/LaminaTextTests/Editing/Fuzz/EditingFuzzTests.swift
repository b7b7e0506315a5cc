import LaminaGeometry
import LaminaText
import Testing

@Suite("Random editing")
struct EditingFuzzTests {
  /// How many actions a seed has: `LAMINA_FUZZ=100000 swift test --filter EditingFuzz` for the long run.
  static let count =
    ProcessInfo.processInfo.environment["LAMINA_FUZZ"].flatMap { Int($0) } ?? 1200

  @Test("actions at random leave text, selection and composition as a plain model has them")
  func plain() {
    for seed: UInt64 in 1...3 {
      var fuzz = EditingFuzz(seed: seed)
      for step in 0..<Self.count where !fuzz.step() {
        Issue.record("seed \(seed), step \(step): \(fuzz.account)")
        break
      }
    }
  }
}
