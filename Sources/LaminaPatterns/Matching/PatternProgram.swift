/// A pattern as instructions for the machine.
struct PatternProgram: Sendable {
  /// What the machine does next.
  enum Instruction: Hashable, Sendable {
    /// One character of that set.
    case set(Int)
    /// From `least` to `most` characters of that set.
    case run(set: Int, least: Int, most: Int, isLazy: Bool, memo: Int)
    /// Tries one way, then the other.
    case split(first: Int, second: Int, memo: Int)
    case jump(Int)
    /// Keeps the place in a register.
    case save(Int)
    /// Forgets groups at the begin of a round.
    case clear(Range<Int>)
    /// Fails if nothing was taken since the place in the register.
    case progress(Int)
    case start, end
    case wordEdge(isNegative: Bool)
    /// Runs what follows up to `end` apart; `width` is the most that can be behind.
    case look(LookKind, width: Int?, end: Int)
    case lookEnd
    case back(Int)
    case match
  }

  var instructions: [Instruction] = []
  var sets: [ScalarSet] = []
  var ignoresCase = false
  /// Whether groups are referred to, so that what matched before matters.
  var hasBackReferences = false
  /// How many instructions remember the places where they failed.
  var memos = 0
  var registers = 0
  /// Whether it matches at the begin of the text only.
  var isAnchored: Bool { instructions.first == .start }
}
