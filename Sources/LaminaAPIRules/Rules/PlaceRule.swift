import LaminaAPISource
import LaminaPatterns

/// What must hold at some places of a description.
struct PlaceRule: Sendable {
  /// What is looked at there.
  enum Check: Sendable {
    /// A text must match a pattern, or must not.
    case pattern(TextPattern, isWanted: Bool)
    /// A map must have names, or must not.
    case names([String], areWanted: Bool)
  }

  let name: String
  let severity: Severity
  let place: PlacePattern
  let checks: [Check]
  /// What is said; `{value}`, `{name}` and `{place}` stand for what was found.
  let message: String?

  /// More findings of a rule are not listed.
  private static let limit = 10_000

  func problems(in search: inout PlaceSearch) -> [Problem] {
    search.spots(of: place).flatMap { spot in checks.flatMap { problems(at: spot, $0) } }
      .prefix(Self.limit).map(\.self)
  }

  private func problems(at spot: PlaceSpot, _ check: Check) -> [Problem] {
    switch check {
    case .pattern(let pattern, let isWanted):
      guard let value = spot.text else { return [] }
      return problem(at: spot, value, pattern, isWanted: isWanted).map { [$0] } ?? []
    case .names(let names, let areWanted):
      guard spot.node.isMapping else { return [] }
      return names.compactMap { problem(at: spot, $0, isWanted: areWanted) }
    }
  }

  private func problem(
    at spot: PlaceSpot, _ value: String, _ pattern: TextPattern, isWanted: Bool
  ) -> Problem? {
    do throws(PatternError) {
      guard try pattern.matches(value) != isWanted else { return nil }
      let usual = isWanted ? "does not match" : "matches"
      return problem(
        at: spot.span, value: value, spot, usual: "\"\(value)\" \(usual) \(pattern.text).")
    } catch {
      return Problem(
        .warning, "rules-pattern", "The rule \(name) could not judge a text: \(error.message)",
        at: spot.span)
    }
  }

  private func problem(at spot: PlaceSpot, _ name: String, isWanted: Bool) -> Problem? {
    let pair = spot.node.pair(of: name)
    guard (pair != nil) != isWanted else { return nil }
    return problem(
      at: pair?.key.span ?? spot.head, value: name, spot,
      usual: isWanted ? "\(name) is missing." : "\(name) must not be here.")
  }

  private func problem(
    at span: SourceSpan, value: String, _ spot: PlaceSpot, usual: String
  ) -> Problem {
    let shown = value.count > 80 ? value.prefix(77) + "…" : value[...]
    let words = message.map { text in
      [("{value}", String(shown)), ("{name}", spot.name), ("{place}", spot.path)]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    return Problem(severity, name, words ?? usual.replacing(value, with: shown), at: span)
  }
}
