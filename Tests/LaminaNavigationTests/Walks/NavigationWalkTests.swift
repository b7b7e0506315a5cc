import Lamina
import LaminaTesting
import SeededRandom
import Testing

/// Random walks over views: at each step the window shows what a naive model says.
@MainActor @Suite("Random walks over views")
struct NavigationWalkTests {
  /// Those of LAMINA_SEEDS, as in "7 12", or the usual ones.
  nonisolated private static var seeds: [UInt64] {
    let asked = ProcessInfo.processInfo.environment["LAMINA_SEEDS"] ?? ""
    let numbers = asked.split(separator: " ").compactMap { UInt64($0) }
    return numbers.isEmpty ? Array(1...20) : numbers
  }

  @Test(
    "A window shows what the model says after each step, whatever was interrupted",
    arguments: seeds)
  func walk(seed: UInt64) {
    let walk = NavigationWalk(seed: seed)
    for number in 0..<rounds(25, of: 500) {
      guard let fault = walk.step() else { continue }
      Issue.record("seed \(seed), step \(number): \(fault)")
      return
    }
  }
}
