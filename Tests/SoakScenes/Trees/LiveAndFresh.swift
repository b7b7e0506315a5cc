import LaminaTesting

/// A window after any changes equals a fresh one: pixels and meanings, after rest.
///
/// ```
///  tree ──change──▶ tree ──change──▶ tree      live: one window that follows, with animations,
///                    │                 │       interrupted, resized, in other environments
///                  fresh             fresh
/// ```
public struct LiveAndFresh {
  static let part = "live and fresh"
  private static let steps = 5
  private let seed: UInt64
  private let hasLazy: Bool

  /// - Parameters:
  ///   - seed: that of the first tree.
  ///   - hasLazy: whether there are containers that make their rows when those come into sight.
  public init(seed: UInt64, hasLazy: Bool = true) {
    self.seed = seed
    self.hasLazy = hasLazy
  }

  /// Shows so many trees and changes each four times.
  ///
  /// - Returns: the first difference of each tree that has one.
  public func run(trees: Int) -> [SoakFinding] {
    (0..<UInt64(trees)).compactMap { Self(seed: seed &+ $0, hasLazy: hasLazy).difference() }
  }

  private var program: TreeProgram {
    TreeProgram(seed: seed, hasLazy: hasLazy, steps: Self.steps)
  }

  /// The first difference of the tree of the seed; nil where there is none.
  public func difference() -> SoakFinding? { finding(program) }

  /// The same with all left out that it does not take: views, what is done to them, and steps.
  public func reducedDifference() -> SoakFinding? {
    program.reduced().flatMap { finding($0) }
  }

  /// The first difference of the program that a text describes, as a finding has it; with all layers and
  /// elements of both windows.
  public static func difference(of words: String) -> String {
    guard let program = TreeProgram(words: words) else { return "no program in the text" }
    return "\(program)\n" + (program.difference(isLong: true) ?? "no difference")
  }

  private func finding(_ program: TreeProgram) -> SoakFinding? {
    program.difference().map { SoakFinding(Self.part, seed: seed, "\($0)\n\(program)") }
  }
}
