/// A type's declaration with its variables.
struct TypeDeclaration {
  /// One variable that is stored and can be set.
  struct Variable {
    let source: SwiftSource
    let binding: VariableDeclaration.Binding
    /// Where its declaration begins, in bytes.
    let start: Int
  }

  /// What stands in front of members that are as visible as the type: `public `, or nothing.
  let access: String
  private(set) var variables: [Variable] = []

  init(_ source: SwiftSource) throws(MacroError) {
    let head = DeclarationHead(source.tokens[...])
    let kind = source.tokens[head.end...].first?.text ?? ""
    guard ["struct", "class"].contains(kind) else {
      throw MacroError("@Animatable is for structures with variables that move")
    }
    access =
      head.access.flatMap { ["open", "public", "package"].contains($0) ? $0 : nil }
      .map { $0 == "open" ? "public " : "\($0) " } ?? ""
    guard let open = source.tokens.firstIndex(where: { $0.text == "{" && $0.depth == 0 }) else {
      return
    }
    let members = source.tokens[(open + 1)..<max(open + 1, source.close(of: open))]
    variables = source.statements(of: members).flatMap { Self.variables(of: $0, source) }
  }

  private static func variables(
    of member: ArraySlice<Token>, _ source: SwiftSource
  ) -> [Variable] {
    // What has an attribute has a wrapper, or is left out on purpose.
    guard let declaration = VariableDeclaration(member), declaration.keyword.text == "var",
      declaration.isStored, declaration.head.attributes.isEmpty,
      !declaration.head.modifiers.contains("lazy")
    else { return [] }
    let start = SwiftSource.range(member).lowerBound
    return declaration.bindings.filter { !$0.isComputed }
      .map { Variable(source: source, binding: $0, start: start) }
  }
}
