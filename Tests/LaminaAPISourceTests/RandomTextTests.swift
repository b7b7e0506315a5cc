import LaminaAPISource
import SeededRandom
import Testing

@Suite struct RandomTextTests {
  private static let pieces = [
    "a", ":", " ", "\n", "- ", "  ", "{", "}", "[", "]", ",", "\"", "'", "|", ">", "&x", "*x", "!t",
    "#",
    "? ", "%YAML", "---", "...", "\t", "\\", "é", "\u{FEFF}", "\r",
  ]

  @Test("Random texts are read to their end, and every place lies in the text")
  func anyText() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<rounds(2_000, of: 50_000) {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let document = document(text)
      for problem in document.problems {
        #expect(
          problem.span.start >= 0 && Int(problem.span.end) <= text.utf8.count,
          "\(text.debugDescription)")
      }
      check(document.root, text)
    }
  }

  private func check(_ node: YAMLNode, _ text: String) {
    #expect(
      node.span.start <= node.span.end && Int(node.span.end) <= text.utf8.count,
      "\(text.debugDescription)")
    for item in node.items ?? [] { check(item, text) }
    for pair in node.pairs ?? [] {
      check(pair.key, text)
      check(pair.value, text)
    }
  }
}
