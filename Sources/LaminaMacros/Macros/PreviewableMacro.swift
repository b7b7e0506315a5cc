/// `@Previewable`: nothing by itself, as `#Preview` takes what it marks; what is marked elsewhere is a mistake.
enum PreviewableMacro {
  static func expand(_ request: Request) throws(MacroError) -> String {
    let source = SwiftSource(request.syntax.source)
    guard VariableDeclaration(source.tokens[...]) != nil else {
      throw mistake("@Previewable marks a variable", in: source)
    }
    guard request.context.contains(where: isPreview) else {
      throw mistake("@Previewable marks variables in the braces of #Preview", in: source)
    }
    return ""
  }

  private static func isPreview(_ context: String) -> Bool {
    let tokens = SwiftSource(context).tokens
    return zip(tokens, tokens.dropFirst()).contains { $0.text == "#" && $1.text == "Preview" }
  }

  private static func mistake(_ words: String, in source: SwiftSource) -> MacroError {
    let head = DeclarationHead(source.tokens[...])
    guard let mark = head.attributes.first(where: { $0.name == "Previewable" }) else {
      return MacroError(words)
    }
    let range = SwiftSource.range(source.tokens[mark.tokens])
    return MacroError(
      "\(words): remove it here", at: range,
      repair: .init(words: "remove '@Previewable'", range: range, text: ""))
  }
}
