import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema
import LaminaPatterns

extension OpenAPIChecker {
  /// A schema, word by word.
  mutating func checkSchema(_ part: DocumentPart, depth: Int = 0) {
    guard depth < 100 else { return }
    if part.reference != nil {
      guard let target = target(of: part) else { return }
      if target.file != 0, schemaRules.isFirst(target.span) {
        checkSchema(target, depth: depth + 1)
      }
      return
    }
    if isNewer, part.bool != nil { return }
    guard part.value.object != nil else {
      return expect(false, "a schema, which is an object", part)
    }
    for (word, value) in part.rawMembers where !word.hasPrefix("x-") {
      checkWord(word, value, part, depth)
    }
    checkAgreement(part)
    checkOwnExample(part)
  }

  private static let counts: Set = [
    "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties",
  ]
  private static let numbers: Set = ["minimum", "maximum", "multipleOf"]
  private static let truths: Set = [
    "nullable", "readOnly", "writeOnly", "deprecated", "uniqueItems",
  ]
  private static let texts: Set = ["title", "description", "format"]
  private static let one: Set = ["not", "items", "if", "then", "else", "contains", "propertyNames"]
  private static let lists: Set = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let maps: Set = ["properties", "patternProperties", "$defs", "dependentSchemas"]
  private static let others: Set = [
    "type", "enum", "required", "pattern", "default", "example", "additionalProperties",
    "exclusiveMinimum", "exclusiveMaximum", "discriminator", "xml", "externalDocs",
  ]

  private mutating func checkWord(
    _ word: String, _ value: DocumentPart, _ schema: DocumentPart, _ depth: Int
  ) {
    switch word {
    case let word where Self.counts.contains(word):
      expect(value.value.number.map { $0.isIntegral && $0 >= "0" } == true, "a count", value)
    case let word where Self.numbers.contains(word):
      expect(value.value.number != nil, "a number", value)
    case let word where Self.truths.contains(word):
      expect(value.bool != nil, "true or false", value)
    case let word where Self.texts.contains(word): expect(value.string != nil, "a text", value)
    case "items" where isSwagger && value.value.array != nil: checkList(value, depth)
    case let word where Self.one.contains(word): checkSchema(value, depth: depth + 1)
    case let word where Self.lists.contains(word): checkList(value, depth)
    case let word where Self.maps.contains(word): checkMap(value, depth)
    case "additionalProperties":
      if value.bool == nil { checkSchema(value, depth: depth + 1) }
    case "type": checkType(value)
    case "pattern": checkPattern(value)
    case "enum":
      expect(value.value.array.map { !$0.isEmpty } == true, "a list with values", value)
    case "required":
      expect(value.value.array?.allSatisfy { $0.string != nil } == true, "a list of names", value)
    case let word where Self.others.contains(word) || isNewer: break
    default:
      let words = Self.counts.union(Self.numbers).union(Self.truths).union(Self.texts)
        .union(Self.one).union(Self.lists).union(Self.others).union(["properties"])
      warning(
        "unknown-word",
        "Schemas of \(isSwagger ? "Swagger 2.0" : "OpenAPI 3.0") have no word '\(word)'.",
        at: schema.keySpan(word),
        repair: near(word, words.sorted()))
    }
  }

  mutating func warning(
    _ code: String, _ message: String, at span: SourceSpan, repair: String?
  ) {
    problems.append(Problem(.warning, code, message, at: span, repair: repair))
  }

  private mutating func checkList(_ list: DocumentPart, _ depth: Int) {
    guard let items = list.value.array, !items.isEmpty else {
      return expect(false, "a list of schemas", list)
    }
    for item in list.rawArray { checkSchema(item, depth: depth + 1) }
  }

  private mutating func checkMap(_ map: DocumentPart, _ depth: Int) {
    guard map.value.object != nil else { return expect(false, "an object of schemas", map) }
    for (_, schema) in map.rawMembers { checkSchema(schema, depth: depth + 1) }
  }

  private static let types = ["array", "boolean", "integer", "number", "object", "string"]

  private mutating func checkType(_ value: DocumentPart) {
    // Swagger 2.0 has the types of draft 4, lists of them, too.
    let known = Self.types + (isNewer ? ["null"] : isSwagger ? ["null", "file"] : [])
    let names = (isNewer || isSwagger) && value.value.array != nil ? value.rawArray : [value]
    for name in names {
      if let text = name.string, known.contains(text) { continue }
      error(
        "schema-type", "A type is one of \(known.joined(separator: ", ")).", at: name.span,
        repair: name.string.flatMap { near($0, known) })
    }
  }

  private mutating func checkPattern(_ value: DocumentPart) {
    guard let text = value.string else { return expect(false, "a text", value) }
    do { _ = try TextPattern(text) } catch {
      self.error("pattern", "The pattern cannot be read: \(error)", at: value.span)
    }
  }

  // MARK: Examples

  private mutating func checkOwnExample(_ schema: DocumentPart) {
    for word in ["example", "default"] {
      guard let value = schema.raw(word) else { continue }
      check(value, schema)
    }
  }

  mutating func checkExamples(_ part: DocumentPart) {
    checkOnlyOne(part)
    guard let schema = part.raw("schema") else { return }
    if let example = part.raw("example") { check(example, schema) }
    for (_, example) in part["examples"]?.members ?? [] {
      if let value = example.raw("value") { check(value, schema) }
    }
  }

  /// Whether a value keeps its schema.
  private mutating func check(_ example: DocumentPart, _ schema: DocumentPart) {
    guard let rules = schemaRules.rules(of: schema) else { return }
    // A text may be what another media type writes.
    if example.string != nil, schema.followed?["type"]?.string != "string", isText(schema) {
      return
    }
    for violation in rules.validate(example.value).violations.prefix(3) {
      let span =
        violation.range.isEmpty
        ? example.span
        : SourceSpan(
          source: example.file, start: violation.range.lowerBound, end: violation.range.upperBound)
      warning("example-not-fitting", "The value breaks its schema: \(violation.message)", at: span)
    }
  }

  private func isText(_ schema: DocumentPart) -> Bool {
    schema.followed.map { $0["type"]?.string == "object" || $0["type"]?.string == "array" } ?? true
  }
}

/// The schemas of a document as rules, each read once.
struct SchemaRules {
  private let names: SchemaNames
  private let texts: [String: JSONValue]
  private var known: [SourceSpan: JSONSchema] = [:]
  private var seen: Set<SourceSpan> = []

  init(_ sources: OpenAPISources) {
    names = SchemaNames(sources)
    var reader = SchemaReader(sources.root)
    // What bodies alone refer to is not among them; it is read where it is used.
    texts = Dictionary(
      reader.declared().compactMap { schema in
        (try? JSONValue(parsing: schema.text)).map { (schema.name ?? "", $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a schema of another file comes for the first time.
  mutating func isFirst(_ span: SourceSpan) -> Bool { seen.insert(span).inserted }

  /// The rules of a schema; nil for one that is none, or was kept as a text of another kind.
  mutating func rules(of part: DocumentPart) -> JSONSchema? {
    guard let whole = part.followed, whole.value.object != nil, whole["x-raml-xsd"] == nil,
      whole["x-raml-schema"] == nil || whole.raw("x-raml-schema")?.value.object != nil
    else { return nil }
    if let known = known[whole.span], !whole.value.range.isEmpty { return known }
    var conversion = SchemaImport(names)
    let value = conversion.schema(whole.value, in: whole)
    let texts = texts
    let schema = JSONSchema(value, options: SchemaOptions(resolver: { texts[$0] }))
    guard schema.isValid else { return nil }
    known[whole.span] = schema
    return schema
  }
}
