/// A `var` or `let` with its names, types and values.
struct VariableDeclaration {
  /// One name of it.
  struct Binding {
    let name: Token
    /// As it is written; nil where there is none.
    let type: ArraySlice<Token>
    /// What stands after the `=`.
    let value: ArraySlice<Token>
    /// Whether it is computed: has braces of its own that do more than observe.
    let isComputed: Bool
  }

  let head: DeclarationHead
  /// `var` or `let`.
  let keyword: Token
  let bindings: [Binding]

  /// Reads a declaration; nil where the tokens are none, or one of a tuple.
  init?(_ part: ArraySlice<Token>) {
    head = DeclarationHead(part)
    guard head.end < part.endIndex, ["var", "let"].contains(part[head.end].text) else { return nil }
    keyword = part[head.end]
    var rest = part[(head.end + 1)...]
    var bindings: [Binding] = []
    while let binding = Self.readBinding(&rest) { bindings.append(binding) }
    if bindings.isEmpty { return nil }
    self.bindings = bindings
  }

  var isStored: Bool { !head.modifiers.contains { ["static", "class"].contains($0) } }

  private static func readBinding(_ rest: inout ArraySlice<Token>) -> Binding? {
    guard let name = rest.first, name.kind == .word else { return nil }
    rest = rest.dropFirst()
    let type = take(&rest, after: ":") { index, rest in endsType(rest[index], name.depth) }
    let value = take(&rest, after: "=") { index, rest in endsValue(index, rest, name.depth) }
    let braces = rest.first?.text == "{" ? rest : []
    if rest.first?.text == "," { rest = rest.dropFirst() } else { rest = [] }
    return Binding(name: name, type: type, value: value, isComputed: isComputed(braces))
  }

  /// The tokens after a sign, up to the first that ends them outside of `<` and `>`.
  private static func take(
    _ rest: inout ArraySlice<Token>, after sign: String,
    until ends: (Int, ArraySlice<Token>) -> Bool
  ) -> ArraySlice<Token> {
    guard rest.first?.text == sign else { return [] }
    let part = rest.dropFirst()
    var angles = 0
    let end = part.indices.first { index in
      let token = part[index]
      if angles <= 0, ends(index, part) { return true }
      if sign == ":", token.kind == .sign, token.text != "->" { angles += slope(of: token.text) }
      return false
    }
    rest = part[(end ?? part.endIndex)...]
    return part[..<(end ?? part.endIndex)]
  }

  /// How many angle brackets more a sign opens than it closes.
  private static func slope(of sign: String) -> Int {
    sign.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
  }

  private static func endsType(_ token: Token, _ depth: Int) -> Bool {
    token.depth == depth && ["=", ",", "{"].contains(token.text)
  }

  /// Whether a value is over: at a comma with another name behind it, or where braces observe it.
  private static func endsValue(_ index: Int, _ part: ArraySlice<Token>, _ depth: Int) -> Bool {
    guard part[index].depth == depth else { return false }
    if part[index].text == "{" {
      return index + 1 < part.endIndex && observers.contains(part[index + 1].text)
    }
    guard part[index].text == ",", index + 2 < part.endIndex else { return false }
    return part[index + 1].kind == .word && [":", "="].contains(part[index + 2].text)
  }

  private static func isComputed(_ braces: ArraySlice<Token>) -> Bool {
    guard let first = braces.dropFirst().first else { return false }
    return !observers.contains(first.text)
  }

  private static let observers = ["willSet", "didSet"]
}
