import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Random things done to fields and editors in a window, and to a plain model.
@MainActor
@Suite struct TextViewFuzzTests {
  /// How many actions each view gets: `LAMINA_FUZZ=100000 swift test --filter TextViewFuzz` for the
  /// long run.
  static let count =
    ProcessInfo.processInfo.environment["LAMINA_FUZZ"].flatMap { Int($0) } ?? 600
  /// As many windows share them, each with a seed of its own.
  static let seeds: [UInt64] =
    ProcessInfo.processInfo.environment["LAMINA_FUZZ_SEED"].flatMap { UInt64($0) }.map { [$0] }
    ?? Array(1...3)

  private func run(_ fuzz: inout TextViewFuzz, _ seed: UInt64, _ count: Int) {
    for step in 0..<count where !fuzz.step() {
      Issue.record("seed \(seed), step \(step): \(fuzz.account)")
      return
    }
  }

  @Test(arguments: TextViewFuzz.Kind.allCases)
  func `text and selection stay those of a plain model`(_ kind: TextViewFuzz.Kind) {
    for seed in Self.seeds {
      var fuzz = TextViewFuzz(kind, seed: seed)
      run(&fuzz, seed, Self.count / Self.seeds.count)
    }
  }

  @Test(arguments: TextViewFuzz.Kind.allCases)
  func `in lines of some thousand characters too`(_ kind: TextViewFuzz.Kind) {
    let line = String(repeating: "words 我们在北京学习中文。 שלום עולם 👨‍👩‍👧‍👦 e\u{301} ", count: 60)
    for seed in Self.seeds {
      var fuzz = TextViewFuzz(kind, seed: seed, text: line, most: 3000)
      run(&fuzz, seed, Self.count / Self.seeds.count / 20)
    }
  }
}
