// SoakScenes makes programs by seed and holds them against what must be true of all of them: a
// window after any changes is as one made from scratch, rows in a lazy container are as the same
// children in a stack, nothing that a person does ends a program, and memory does not grow.
//
// ```
//  seed ──▶ tree, changes ──▶ live window ──┐
//                        └──▶ fresh window ─┴─ compared: pixels, semantic tree
// ```
//
// The tests (`Tests/SoakTests`) run a few of each, `make soak` as many as there is time for:
//
//     let findings = LiveAndFresh(seed: 7).run(trees: 100)

/// What was found, with all that it takes to see it again.
public struct SoakFinding: Sendable, CustomStringConvertible {
  /// The part of the soak.
  public let part: String
  /// The number that makes the same program again.
  public let seed: UInt64
  public let words: String

  public init(_ part: String, seed: UInt64, _ words: String) {
    (self.part, self.seed, self.words) = (part, seed, words)
  }

  public var description: String { "\(part), seed \(seed): \(words)" }
}
