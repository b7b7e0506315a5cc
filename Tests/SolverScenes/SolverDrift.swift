import LaminaConstraints
import SeededRandom

/// Values after many suggestions, beside those of a fresh system: rounding must not build up.
public struct SolverDrift {
  private let seed: UInt64

  /// - Parameter seed: what the suggested widths are drawn from.
  public init(seed: UInt64) { self.seed = seed }

  /// Makes so many suggestions in each scene, and compares after each quarter of them.
  ///
  /// - Returns: where values differ by a millionth or more.
  public func differences(suggestions: Int) throws -> [String] {
    try SolverScene.all(views: 10).flatMap { try differences(in: $0, suggestions) }
  }

  private func differences(in scene: SolverScene, _ suggestions: Int) throws -> [String] {
    var random = SeededNumbers(seed: seed)
    var (system, variables) = try scene.makeSystem()
    var found: [String] = []
    for number in 1...suggestions {
      let width = Double.random(in: 50...2000, using: &random)
      system.suggest(width, for: variables[scene.width])
      system.solve()
      guard number % (suggestions / 4) == 0 else { continue }
      let fresh = try scene.makeSystem(width: width)
      for (variable, other) in zip(variables, fresh.variables) {
        let (value, wanted) = (system.value(of: variable), fresh.system.value(of: other))
        if !(abs(value - wanted) < 1e-6) {
          found.append("\(scene.name), suggestion \(number): \(value), fresh \(wanted)")
        }
      }
    }
    return found
  }
}
