import Foundation
import Testing

/// The article on the three ways shows code that is compiled here.
@Suite nonisolated struct SignUpArticleTests {
  @Test func `Each line of code in the article stands in the form it speaks of`() throws {
    let article = try String(
      contentsOf: OperatorSource.room.appendingPathComponent(
        "LaminaStreams.docc/SignUpThreeWays.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let files = ["SignUpWithStreams", "SignUpWithSequences", "SignUpWithState"]
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      let source = try String(
        contentsOf: OperatorSource.package.appendingPathComponent(
          "Examples/SignUpForms/Ways/\(file).swift"), encoding: .utf8)
      // Who may see a declaration is no matter of the article's.
      let lines = Set(
        source.replacing("package ", with: "").split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces) })
      let shown = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(shown.count > 5)
      for line in shown where !line.isEmpty { #expect(lines.contains(line), "\(file): \(line)") }
    }
  }
}
