import LaminaAPISource

/// The types of a document, read once each; notes what is wrong with declarations.
struct TypeBook: ProblemCollector {
  let names: NameBook
  private(set) var types: [ResolvedType] = []
  var problems: [Problem] = []
  private var named: [Key: Int] = [:]
  private var builtIn: [TypeKind: Int] = [:]
  private var heirsOfType: [Int: [Int]] = [:]
  private var schemaNames: [Int: String] = [:]
  private var depth = 0
  /// The types of which is being read what they inherit: properties begin anew.
  private var inheriting: Set<Int> = []

  /// How many types a document may have, and how deep they may nest.
  private static let limit = 200_000
  private static let depthLimit = 64

  private struct Key: Hashable {
    let space: Int
    let name: String
  }

  init(_ names: NameBook) { self.names = names }

  subscript(index: Int) -> ResolvedType {
    get { types[index] }
    set { types[index] = newValue }
  }

  mutating func add(_ type: ResolvedType) -> Int {
    types.append(type)
    return types.count - 1
  }

  mutating func simple(_ kind: TypeKind) -> Int {
    if let known = builtIn[kind] { return known }
    let index = add(ResolvedType(kind: kind, node: .null(at: .beginning)))
    builtIn[kind] = index
    return index
  }

  /// The type of a declaration: a map, an expression, a schema's text, or nothing at all.
  mutating func type(of node: YAMLNode, default kind: TypeKind) -> Int {
    guard depth < Self.depthLimit, types.count < Self.limit else { return simple(.any) }
    depth += 1
    defer { depth -= 1 }
    let node = node.noted ?? node
    if node.isNull { return simple(kind) }
    if node.isMapping { return declared(node, default: kind, name: nil, at: nil) }
    return base(node)
  }

  /// The type that a name stands for, at a place.
  mutating func named(_ name: String, at node: YAMLNode) -> Int? {
    if let kind = TypeKind.named(name) { return simple(kind) }
    guard let (pair, space) = names.find(.type, name, at: node) else { return nil }
    return named(pair, in: space)
  }

  /// The type of a declaration that stands in a space of names.
  mutating func named(_ pair: YAMLPair, in space: Int) -> Int {
    let key = Key(space: space, name: pair.name)
    if let known = named[key] { return known }
    guard depth < Self.depthLimit, types.count < Self.limit else { return simple(.any) }
    depth += 1
    defer { depth -= 1 }
    let kind = foreseenKind(of: pair.value, in: space)
    let index = add(ResolvedType(kind: kind, name: pair.name, node: pair.value))
    named[key] = index
    _ = declared(pair.value, default: .string, name: pair.name, at: index)
    return index
  }

  /// The declared types below one, in the order of the document.
  func heirs(of index: Int) -> [Int] { heirsOfType[index] ?? [] }

  /// The name by which the schemas of a document refer to a type, as the root says it: `lib.Item`.
  func schemaName(of index: Int) -> String? { schemaNames[index] }

  mutating func note(schemaName: String, of index: Int) { schemaNames[index] = schemaName }

  mutating func note(heir: Int, of index: Int) { heirsOfType[index, default: []].append(heir) }

  /// Whether a type inherits what is being read now.
  func isInheriting(_ index: Int) -> Bool { inheriting.contains(index) }

  /// Fills a type: first what it inherits, then what it adds, so that properties may refer to it.
  @discardableResult
  private mutating func declared(
    _ node: YAMLNode, default kind: TypeKind, name: String?, at known: Int?
  ) -> Int {
    let index = known ?? add(ResolvedType(kind: .any, node: node))
    inheriting.insert(index)
    inherit(node, default: kind, into: index)
    inheriting.remove(index)
    guard node.isMapping else { return index }
    let outer = inheriting
    inheriting = []
    fill(index, node)
    inheriting = outer
    return index
  }

  /// The kind that a declared type will have, for properties that lead back to it before it is read.
  private func foreseenKind(of node: YAMLNode, in space: Int, _ steps: Int = 0) -> TypeKind {
    if node.isNull || steps > 64 { return .string }
    if node.isMapping {
      let own = node.value(of: "type") ?? node.value(of: "schema")
      if let own { return foreseenKind(of: own.unannotated, in: space, steps + 1) }
      return Grammar.impliedKind(of: Set((node.pairs ?? []).map(\.name))) ?? .string
    }
    if let first = node.items?.first { return foreseenKind(of: first, in: space, steps + 1) }
    guard let text = node.text, ContentKind(text) == .other else { return .external }
    var expression = TypeExpression(text)
    switch expression.read() {
    case .name(let name):
      if let kind = TypeKind.named(name) { return kind }
      guard let (pair, space) = names.find(.type, name, in: space) else { return .any }
      return foreseenKind(of: pair.value, in: space, steps + 1)
    case .array: return .array
    case .union: return .union
    case nil: return .any
    }
  }

  private mutating func inherit(_ node: YAMLNode, default kind: TypeKind, into index: Int) {
    guard node.isMapping else {
      let parent = node.isNull ? simple(kind) : base(node)
      return take([parent], into: index, at: node)
    }
    let written = node.value(of: "type") ?? node.value(of: "schema")
    let own = written?.noted ?? written
    if let own, !own.isNull { return take(parents(own), into: index, at: own) }
    types[index].kind = Grammar.impliedKind(of: Set((node.pairs ?? []).map(\.name))) ?? kind
  }

  private mutating func parents(_ node: YAMLNode) -> [Int] {
    if let items = node.items { return items.map { type(of: $0, default: .string) } }
    return [type(of: node, default: .string)]
  }

  /// Whether each union has a choice that goes with the others.
  private func mayMeet(_ parents: [Int]) -> Bool {
    let others = parents.map { types[$0].kind }.filter { $0 != .union }
    return parents.allSatisfy { parent in
      let choices = options(of: parent).map { types[$0].kind }
      return choices.isEmpty
        || choices.contains { choice in
          choice == .union || others.allSatisfy { choice.isKind(of: $0) || $0.isKind(of: choice) }
        }
    }
  }

  private mutating func take(_ parents: [Int], into index: Int, at node: YAMLNode) {
    types[index].parents = parents
    let kinds = parents.map { types[$0].kind }
    for parent in parents where isInheriting(parent) {
      error("type-circle", "The type '\(types[parent].name ?? "")' inherits from itself.", at: node)
      types[index].parents = []
    }
    types[index].kind = kinds.first ?? .any
    if let most = kinds.first(where: { kind in kinds.allSatisfy { kind.isKind(of: $0) } }) {
      types[index].kind = most
    } else if !kinds.contains(.union) || !mayMeet(parents) {
      error(
        "type-conflict", "Types of different kinds cannot be inherited from together.", at: node)
    }
  }
}
