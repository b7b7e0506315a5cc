import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Reads types from schemas, drafts 3 and 4.
struct SchemaTypes {
  var graph = TypeGraph()
  private(set) var notes: [SwiftClientNote] = []
  private var texts: SchemaTexts
  private var targets: [SchemaTarget: TargetState] = [:]
  /// Types by what their schemas say: of those declared, and of bodies.
  private var declared: [JSONValue: SwiftType] = [:]
  private var bodies: [JSONValue: SwiftType] = [:]

  private enum TargetState {
    case open(TypeID?)
    case done(SwiftType)
  }

  init(_ schemas: [APISchema], _ loader: (any SourceLoader)?) {
    texts = SchemaTexts(schemas, loader)
    for (schema, number) in texts.declared where number == nil { note(schema) }
    for case (let schema, let number?) in texts.declared { declare(schema, number) }
  }

  private mutating func declare(_ schema: APISchema, _ number: Int) {
    let target = SchemaTarget(text: number, pointer: JSONPointer())
    let root = texts.texts[number].root
    let type = type(of: target, from: TypeSpot(number, nil, [Self.name(schema.name)]))
    switch type {
    case .named:
      if !schema.text.contains("\"#") { declared[SchemaKey.of(root)] = type }
    case .optional, .json: break
    default:
      let alias = TypeDeclaration(
        wishes: [Self.name(schema.name)], documentation: SchemaWords.text(root),
        shape: .alias(type))
      targets[target] = .done(.named(graph.add(alias)))
    }
  }

  private static func name(_ name: String?) -> String { SwiftWords(name ?? "schema").upper }

  /// The type of a body.
  mutating func type(
    of schema: APISchema, in owner: TypeID, wishes: [String]
  ) -> SwiftType {
    if let name = schema.name, let number = texts.declared(name),
      let known = targets[SchemaTarget(text: number, pointer: JSONPointer())],
      case .done(let type) = known, isSame(schema, number)
    {
      return type
    }
    guard let number = texts.add(schema) else {
      note(schema)
      return schema.language == .xml ? .data : .json
    }
    let key = SchemaKey.of(texts.texts[number].root)
    let isWhole = !schema.text.contains("\"#")
    if isWhole, let type = bodies[key] { return type }
    let spot = TypeSpot(number, owner, wishes)
    let type = type(of: SchemaTarget(text: number, pointer: JSONPointer()), from: spot)
    if isWhole { bodies[key] = type }
    return type
  }

  private func isSame(_ schema: APISchema, _ number: Int) -> Bool {
    guard let root = try? JSONValue(parsing: schema.text) else { return false }
    return SchemaKey.of(root) == SchemaKey.of(texts.texts[number].root)
  }

  private mutating func note(_ schema: APISchema) {
    let name = schema.name.map { "The schema \($0)" } ?? "A schema"
    let words =
      schema.language == .xml
      ? "is an XML Schema: its bodies are bytes" : "is no JSON object: its values are JSON"
    note("\(name) \(words).", schema.place)
  }

  private mutating func note(_ message: String, _ place: Place?) {
    let note = SwiftClientNote(message, place: place)
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: References

  /// The type that a reference leads to.
  mutating func type(of reference: String, at spot: TypeSpot) -> SwiftType {
    guard let target = find(reference, from: spot.text)?.target else {
      let place = texts.texts[spot.text].schema?.place
      note("The reference \(reference) leads nowhere: its values are JSON.", place)
      return .json
    }
    guard spot.level < TypeSpot.levelLimit else {
      note(
        "References lead further than \(TypeSpot.levelLimit) schemas: the rest are JSON values.",
        nil)
      return .json
    }
    var next = TypeSpot(target.text, nil, wishes(for: target, spot))
    next.level = spot.level + 1
    return type(of: target, from: next)
  }

  /// Where a reference leads, and the schema there: a declared schema where a text holds a copy of it as a definition.
  mutating func find(_ reference: String, from number: Int) -> (
    target: SchemaTarget, value: JSONValue
  )? {
    guard let found = texts.find(reference, from: number) else { return nil }
    let tokens = found.target.pointer.tokens
    guard tokens.count == 2, tokens[0] == "definitions", let declared = texts.declared(tokens[1]),
      case let root = texts.texts[declared].root, SchemaKey.of(root) == SchemaKey.of(found.value)
    else { return found }
    return (SchemaTarget(text: declared, pointer: JSONPointer()), root)
  }

  private func wishes(for target: SchemaTarget, _ spot: TypeSpot) -> [String] {
    let last = target.pointer.tokens.last { Int($0) == nil && !SchemaWords.places.contains($0) }
    let own = last ?? texts.texts[target.text].name
    return (own.map { [SwiftWords($0).upper] } ?? []) + spot.wishes
  }

  /// The type of a part of a text; what leads back into it gets a type of its own.
  private mutating func type(of target: SchemaTarget, from spot: TypeSpot) -> SwiftType {
    switch targets[target] {
    case .done(let type): return type
    case .open(let id): return .named(open(target, id, spot))
    case nil: break
    }
    targets[target] = .open(nil)
    var spot = spot
    spot.target = target
    let value = texts.texts[target.text].root[target.pointer] ?? JSONValue(.null)
    return close(target, type(of: value, at: spot))
  }

  private mutating func open(_ target: SchemaTarget, _ id: TypeID?, _ spot: TypeSpot) -> TypeID {
    if let id { return id }
    let id = graph.add(TypeDeclaration(wishes: spot.wishes, shape: .open))
    targets[target] = .open(id)
    return id
  }

  private mutating func close(_ target: SchemaTarget, _ type: SwiftType) -> SwiftType {
    var type = type
    if case .open(let id?) = targets[target] {
      if type.wrapped == .named(id) { type = .json }
      graph[id].shape = .wrapper(type)
      type = .named(id)
    }
    targets[target] = .done(type)
    return type
  }

  /// A type that may be referred to while it is read.
  mutating func begin(_ spot: TypeSpot, _ value: JSONValue) -> TypeID {
    let documentation = SchemaWords.text(value)
    let declaration = TypeDeclaration(
      owner: spot.owner, wishes: spot.wishes, documentation: documentation, shape: .open)
    guard let target = spot.target else { return graph.add(declaration) }
    if case .open(let id?) = targets[target] {
      graph[id].documentation = documentation
      targets[target] = .done(.named(id))
      return id
    }
    let id = graph.add(declaration)
    targets[target] = .done(.named(id))
    return id
  }

  /// The type of a schema that says the same as one declared.
  func declaredType(_ value: JSONValue) -> SwiftType? { declared[SchemaKey.of(value)] }
}

/// Where a schema stands: its text, the type around it, and what its type would be called.
struct TypeSpot {
  /// How many schemas may stand within each other, by references or without.
  static let levelLimit = 512
  /// How many names are tried; numbers distinguish the others.
  private static let wishLimit = 8

  var text: Int
  var owner: TypeID?
  var wishes: [String]
  var depth = 0
  /// How deep it is with all references that led here.
  var level = 0
  /// The part of the text that is being read, if it is one that references lead to.
  var target: SchemaTarget?

  init(_ text: Int, _ owner: TypeID?, _ wishes: [String]) {
    (self.text, self.owner, self.wishes) = (text, owner, Array(wishes.prefix(Self.wishLimit)))
  }

  /// The place of a schema within.
  func inner(_ owner: TypeID?, _ wishes: [String], text: Int? = nil) -> TypeSpot {
    var spot = TypeSpot(text ?? self.text, owner, wishes)
    spot.depth = depth + 1
    spot.level = level + 1
    return spot
  }
}
