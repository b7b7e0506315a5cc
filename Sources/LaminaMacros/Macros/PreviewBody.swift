/// The body of a preview, with what `@Previewable` marks taken out.
struct PreviewBody {
  /// Declarations without the mark.
  private(set) var properties: [String] = []
  /// All the rest, as it is written.
  private(set) var rest = ""

  init(_ body: Range<Int>, of source: SwiftSource) throws(MacroError) {
    let first = source.tokens.firstIndex { $0.range.lowerBound >= body.lowerBound }
    let end = source.tokens.firstIndex { $0.range.lowerBound >= body.upperBound }
    let tokens = source.tokens[(first ?? 0)..<(end ?? source.tokens.count)]
    var kept = body.lowerBound
    for statement in source.statements(of: tokens) {
      guard let mark = DeclarationHead(statement).attributes.first(where: Self.isMark) else {
        try Self.refuseMarks(in: statement)
        continue
      }
      let range = SwiftSource.range(statement)
      let marked = SwiftSource.range(source.tokens[mark.tokens])
      rest += source.text(kept..<range.lowerBound)
      properties.append(
        source.text(range.lowerBound..<marked.lowerBound)
          + source.text(marked.upperBound..<range.upperBound))
      kept = range.upperBound
    }
    rest += source.text(kept..<body.upperBound)
  }

  private static func isMark(_ attribute: DeclarationHead.Attribute) -> Bool {
    attribute.name == "Previewable"
  }

  /// A mark within other braces has no property to become.
  private static func refuseMarks(in statement: ArraySlice<Token>) throws(MacroError) {
    guard
      let index = statement.indices.dropFirst().first(where: { statement[$0].text == "Previewable" }
      ),
      statement[index - 1].text == "@"
    else { return }
    throw MacroError(
      "@Previewable marks variables that stand directly in the braces of #Preview: move this one there",
      at: statement[index - 1].range.lowerBound..<statement[index].range.upperBound)
  }
}
