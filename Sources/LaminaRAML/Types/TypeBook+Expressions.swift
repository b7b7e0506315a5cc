import LaminaAPISource

extension TypeBook {
  /// The type of a scalar or a list: an expression, a schema, or several parents.
  mutating func base(_ node: YAMLNode) -> Int {
    if let items = node.items { return several(items, node) }
    guard let text = node.text else { return simple(.any) }
    if ContentKind(text) != .other, node.style != .plain { return external(node) }
    if node.style == .file { return externalText(node) }
    if text.contains("<<") { return simple(.any) }
    var expression = TypeExpression(text)
    guard let parsed = expression.read() else {
      error("type-expression", "'\(text)' is no type expression.", at: node)
      return simple(.any)
    }
    return type(of: parsed, at: node)
  }

  private mutating func several(_ items: [YAMLNode], _ node: YAMLNode) -> Int {
    let list = YAMLNode(.sequence(items), span: node.span)
    let key = YAMLNode.text("type", at: node.span)
    return type(of: YAMLNode(.mapping([YAMLPair(key, list)]), span: node.span), default: .object)
  }

  private mutating func external(_ node: YAMLNode) -> Int {
    var type = ResolvedType(kind: .external, node: node)
    type.schema = node
    return add(type)
  }

  /// An included file that is neither JSON nor XML may hold an expression.
  private mutating func externalText(_ node: YAMLNode) -> Int {
    let text = (node.text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var expression = TypeExpression(text)
    guard text.utf8.count < 200, let parsed = expression.read() else {
      error("type-expression", "The included text is neither a schema nor a type.", at: node)
      return simple(.any)
    }
    return type(of: parsed, at: node)
  }

  private mutating func type(of expression: TypeExpression.Node, at node: YAMLNode) -> Int {
    switch expression {
    case .name(let name):
      if let index = named(name, at: node) { return index }
      if name.count(where: { $0 == "." }) > 1 {
        error(
          "library-chain", "'\(name)' goes through a library to another one.", at: node,
          repair: "Name that library in uses.")
        return simple(.any)
      }
      error(
        "unknown-type", "There is no type named '\(name)'.", at: node,
        repair: Suggestion.repair(
          for: name, among: names.names(.type, at: node) + TypeKind.names))
      return simple(.any)
    case .array(let inner):
      let items = type(of: inner, at: node)
      checkOpen(items, at: node)
      checkPart(items, at: node)
      var type = ResolvedType(kind: .array, node: node)
      type.items = items
      return add(type)
    case .union(let options):
      var type = ResolvedType(kind: .union, node: node)
      type.options = options.map { self.type(of: $0, at: node) }
      for option in type.options { checkPart(option, at: node) }
      return add(type)
    }
  }

  /// A schema's type may be wrapped, and takes no part in an expression.
  private mutating func checkPart(_ index: Int, at node: YAMLNode) {
    guard self[index].kind == .external else { return }
    error(
      "external-type",
      "The type '\(self[index].name ?? "")' is a schema, and takes no part in type expressions.",
      at: node)
  }

  private mutating func checkOpen(_ index: Int, at node: YAMLNode) {
    guard isInheriting(index), self[index].name != nil else { return }
    error("type-circle", "The type '\(self[index].name ?? "")' is an array of itself.", at: node)
  }
}

/// Reads expressions of types: `A | B[]`, `(A | B)[]`.
struct TypeExpression {
  indirect enum Node {
    case name(String)
    case array(Node)
    case union([Node])
  }

  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  /// The expression; nil if the text is none.
  mutating func read() -> Node? {
    guard let node = union() else { return nil }
    skip()
    return rest.isEmpty ? node : nil
  }

  private mutating func skip() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func union() -> Node? {
    guard depth < 32, let first = array() else { return nil }
    var options = [first]
    while take("|") {
      guard let next = array() else { return nil }
      options.append(next)
    }
    return options.count == 1 ? first : .union(options)
  }

  private mutating func array() -> Node? {
    guard var node = atom() else { return nil }
    while take("[") {
      guard take("]") else { return nil }
      node = .array(node)
    }
    return take("?") ? .union([node, .name("nil")]) : node
  }

  private mutating func atom() -> Node? {
    if take("(") {
      depth += 1
      defer { depth -= 1 }
      guard let node = union(), take(")") else { return nil }
      return node
    }
    skip()
    let name = rest.prefix { !$0.isWhitespace && !"|[]()".contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    // `string?` is short for `string | nil`.
    if name.count > 1, name.last == "?" {
      return .union([.name(String(name.dropLast())), .name("nil")])
    }
    return .name(String(name))
  }

  private mutating func take(_ character: Character) -> Bool {
    skip()
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}
