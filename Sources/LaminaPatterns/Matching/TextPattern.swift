/// A regular expression of ECMA-262, 5th edition.
///
/// Characters are Unicode scalars, so `^.$` matches `🐲`. Of later editions it knows `(?<name>…)`,
/// `\k<name>`, `(?<=…)`, `(?<!…)`, `\u{…}` and `\p{…}` for general categories.
/// A look behind has no references to groups.
///
/// ```swift
/// let pattern = try TextPattern("^(\\w)\\1$")
/// print(try pattern.matches("aa"), try pattern.matches("ab"))      // true false
/// ```
public struct TextPattern: Sendable {
  /// The pattern's text.
  public let text: String
  let program: PatternProgram
  let node: PatternNode
  let limits: PatternLimits

  /// Reads a pattern.
  public init(
    _ text: String, ignoresCase: Bool = false, limits: PatternLimits = PatternLimits()
  ) throws(PatternError) {
    var parser = PatternParser(text, limits: limits)
    node = try parser.pattern()
    program = try ProgramBuilder.program(node, ignoresCase: ignoresCase, limits: limits)
    self.text = text
    self.limits = limits
  }

  /// Whether a part of the text matches; `^` and `$` hold the pattern to the whole.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* and a pattern of *m* characters without back
  ///   references; with them it may grow faster, up to the limit of steps.
  public func matches(_ text: String) throws(PatternError) -> Bool {
    var steps = 0
    return try matches(text, steps: &steps)
  }

  /// Whether a part of the text matches; adds the steps that it took.
  package func matches(_ text: String, steps: inout Int) throws(PatternError) -> Bool {
    try firstMatch(in: text, steps: &steps) != nil
  }

  /// The scalars of the first part that matches, counted from the text's begin.
  ///
  /// Where a repeat goes a round that takes nothing, the part may end elsewhere than ECMA-262 says;
  /// whether there is one, and where it begins, is the same.
  package func firstMatch(in text: String) throws(PatternError) -> Range<Int>? {
    var steps = 0
    return try firstMatch(in: text, steps: &steps)
  }

  private func firstMatch(in text: String, steps: inout Int) throws(PatternError) -> Range<Int>? {
    var machine = try PatternMachine(program, text.unicodeScalars.map(\.value), limits: limits)
    defer { steps += machine.steps }
    let last = program.isAnchored ? 0 : machine.count
    for start in 0...last {
      if let end = try machine.run(from: 0, at: start) { return start..<end }
    }
    return nil
  }
}
