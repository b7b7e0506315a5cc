import LaminaPatterns
import SeededRandom
import Testing

@Suite("Bounds of matching")
struct BoundTests {
  @Test(
    "Patterns that explode elsewhere end within the steps that a text of its length may take",
    arguments: [
      "(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$", "(x+x+)+y",
      "^(?:a?){50}a{50}$", "(.*)(.*)(.*)(.*)c$", "^(?=(a+)+$)b", "((a{0,3}){0,3}){0,3}b",
    ])
  func explosive(_ text: String) throws {
    let pattern = try TextPattern(text, limits: PatternLimits(steps: 3_000_000))
    #expect(try !pattern.matches(String(repeating: "a", count: 10_000) + "!"))
  }

  @Test("With back references the limit of steps ends it")
  func backReferences() throws {
    let pattern = try TextPattern("^(a+)+\\1+b$", limits: PatternLimits(steps: 100_000))
    #expect {
      try pattern.matches(String(repeating: "a", count: 1_000))
    } throws: { ($0 as? PatternError)?.kind == .tooManySteps }
  }

  @Test("Patterns that are too large or too deep are refused")
  func large() {
    for text in [
      "(((a{1,99}b){1,99}c){1,99}d){1,99}",
      String(repeating: "(", count: 200) + String(repeating: ")", count: 200),
    ] {
      #expect { try TextPattern(text) } throws: { ($0 as? PatternError)?.kind == .tooLarge }
    }
  }

  @Test("Counts of a single set may be large")
  func largeCounts() throws {
    let pattern = try TextPattern("^.{0,65535}$")
    #expect(try pattern.matches(String(repeating: "x", count: 65_535)))
    #expect(try !pattern.matches(String(repeating: "x", count: 65_536)))
  }

  @Test("Random patterns match exactly the texts that a naive matcher finds")
  func againstNaive() throws {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<rounds(800, of: 30_000) {
      let (text, node) = NaivePattern.random(depth: 4, using: &numbers)
      let pattern = try TextPattern("^(?:\(text))$")
      for length in 0...4 {
        for sample in NaivePattern.samples(length) {
          let ends = node.ends(sample, from: 0)
          #expect(
            try pattern.matches(String(sample)) == ends.contains(length),
            "\(text) \(String(sample))")
        }
      }
    }
  }

  @Test("Random bytes are a pattern or a syntax error")
  func fuzz() {
    var numbers = SeededNumbers(seed: 6)
    let pieces = Array("ab()[]{}|*+?.^$\\\\dDwsbB12,-:=!<>kpuxcé")
    for _ in 0..<10_000 {
      let text = String(
        (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
          pieces.randomElement(using: &numbers) ?? "a"
        })
      guard let pattern = try? TextPattern(text, limits: PatternLimits(steps: 50_000)) else {
        continue
      }
      _ = try? pattern.matches("aab12-é(")
    }
  }
}

/// A pattern as a tree that is matched by sets of ends, without any cleverness.
indirect enum NaivePattern {
  case letter(Character)
  case any
  case sequence(NaivePattern, NaivePattern)
  case choice(NaivePattern, NaivePattern)
  case repeated(NaivePattern, Int, Int?)
  case ahead(NaivePattern, isNegative: Bool)
  case behind(NaivePattern, isNegative: Bool)

  static func samples(_ length: Int) -> [[Character]] {
    guard length > 0 else { return [[]] }
    return samples(length - 1).flatMap { [$0 + ["a"], $0 + ["b"]] }
  }

  func ends(_ text: [Character], from place: Int) -> Set<Int> {
    switch self {
    case .letter(let letter): return place < text.count && text[place] == letter ? [place + 1] : []
    case .any: return place < text.count ? [place + 1] : []
    case .sequence(let first, let second):
      return Set(first.ends(text, from: place).flatMap { second.ends(text, from: $0) })
    case .choice(let first, let second):
      return first.ends(text, from: place).union(second.ends(text, from: place))
    case .repeated(let node, let least, let most):
      var (reached, all) = (Set([place]), least == 0 ? Set([place]) : Set<Int>())
      for round in 1...(min(most ?? 12, 12)) {
        reached = Set(reached.flatMap { node.ends(text, from: $0) })
        if round >= least { all.formUnion(reached) }
      }
      return all
    case .ahead(let node, let isNegative):
      return node.ends(text, from: place).isEmpty == isNegative ? [place] : []
    case .behind(let node, let isNegative):
      let isThere = (0...place).contains { node.ends(text, from: $0).contains(place) }
      return isThere != isNegative ? [place] : []
    }
  }

  static func random(depth: Int, using numbers: inout SeededNumbers) -> (String, NaivePattern) {
    guard depth > 0 else {
      return [("a", .letter("a")), ("b", .letter("b")), (".", .any)].randomElement(using: &numbers)
        ?? ("a", .letter("a"))
    }
    let (text, node) = random(depth: depth - 1, using: &numbers)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1:
      let (other, second) = random(depth: depth - 1, using: &numbers)
      return ("(?:\(text))(?:\(other))", .sequence(node, second))
    case 2, 3:
      let (other, second) = random(depth: depth - 1, using: &numbers)
      return ("(?:\(text)|\(other))", .choice(node, second))
    case 4, 5: return repeated(text, node, using: &numbers)
    case 6:
      let isNegative = Bool.random(using: &numbers)
      return ("(?\(isNegative ? "!" : "=")\(text))", .ahead(node, isNegative: isNegative))
    default:
      let isNegative = Bool.random(using: &numbers)
      return ("(?<\(isNegative ? "!" : "=")\(text))", .behind(node, isNegative: isNegative))
    }
  }

  private static func repeated(
    _ text: String, _ node: NaivePattern, using numbers: inout SeededNumbers
  ) -> (String, NaivePattern) {
    let counts: [(String, Int, Int?)] = [
      ("*", 0, nil), ("+", 1, nil), ("?", 0, 1), ("{2}", 2, 2), ("{1,3}", 1, 3), ("{2,}", 2, nil),
    ]
    let (count, least, most) = counts.randomElement(using: &numbers) ?? counts[0]
    let isPlain = text.count == 1
    let lazy = Bool.random(using: &numbers) ? "?" : ""
    return ((isPlain ? text : "(?:\(text))") + count + lazy, .repeated(node, least, most))
  }
}
