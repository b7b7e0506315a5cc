import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// Says all that is wrong with an OpenAPI document, and what a model of it cannot hold.
struct OpenAPIChecker {
  let sources: OpenAPISources
  let isNewer: Bool
  let isSwagger: Bool
  let dialect: APISchema.Dialect
  private let kinds: [String: ObjectKind]
  var problems: [Problem] = []
  /// The model, of which it is said what it does not hold; nil for what is no document.
  private(set) var model: APIModel?
  var operationNames: Set<String> = []
  var schemaRules: SchemaRules
  /// Objects behind references that were looked at, by where they stand.
  private var seen: Set<SourceSpan> = []

  init(_ sources: OpenAPISources) {
    self.sources = sources
    isNewer = sources.isNewer
    isSwagger = sources.root.raw("swagger") != nil
    dialect = sources.dialect ?? .openAPI30
    kinds = isSwagger ? ObjectKind.swagger : ObjectKind.kinds(of: dialect)
    schemaRules = SchemaRules(sources)
  }

  mutating func check() {
    let root = sources.root
    guard root.value.object != nil else {
      return error("document-not-map", "An OpenAPI document is an object.", at: root.span)
    }
    guard checkVersion(root) else { return }
    check(root, "root")
    checkRoot(root)
    noteLosses()
  }

  private mutating func checkVersion(_ root: DocumentPart) -> Bool {
    if sources.dialect != nil { return true }
    if let old = root.raw("swagger") {
      error(
        "openapi-version", "Swagger is read in version 2.0 only.", at: old.span,
        repair: "Write swagger: \"2.0\", as text.")
    } else if let version = root.raw("openapi") {
      error(
        "openapi-version", "The version is none that is read.", at: version.span,
        repair: "Write \"3.0.3\", \"3.1.0\" or \"3.2.0\", as text.")
    } else {
      error(
        "openapi-version", "The document does not say its version.", at: head(root),
        repair: "Write openapi: \"3.0.3\", \"3.1.0\" or \"3.2.0\".")
    }
    return false
  }

  func head(_ part: DocumentPart) -> SourceSpan { part.span.head }

  private mutating func noteLosses() {
    var reader = OpenAPIReader(sources.upgraded.root)
    model = reader.model()
    for loss in reader.losses { hint("not-in-model", loss.message, at: loss.part.span) }
  }

  // MARK: Objects

  /// Checks an object by its kind, once wherever references lead to it.
  mutating func check(_ part: DocumentPart, _ kind: String) {
    if part.reference != nil, kind != "root" { return checkReference(part, kind) }
    guard let object = part.value.object else {
      return error("map-expected", "This must be an object.", at: part.span)
    }
    checkDuplicates(object, part)
    if kind == "callback" { return checkMap(part, .object("pathItem")) }
    if kind == "paths" { return checkPaths(part) }
    if kind == "responses" { return checkResponses(part) }
    guard let known = kinds[kind] else { return }
    for name in known.required where object[name] == nil {
      error("missing-property", "The property '\(name)' is missing.", at: head(part))
    }
    for (name, value) in part.rawMembers where !name.hasPrefix("x-") {
      guard let shape = known.fields[name] else {
        unknown(name, in: part, known)
        continue
      }
      check(value, shape)
    }
    checkRules(part, kind)
  }

  mutating func check(_ part: DocumentPart, _ shape: ObjectKind.Shape) {
    switch shape {
    case .any: break
    case .text: expect(part.string != nil, "a text", part)
    case .truth: expect(part.bool != nil, "true or false", part)
    case .texts:
      expect(part.value.array?.allSatisfy { $0.string != nil } == true, "a list of texts", part)
    case .schema: checkSchema(part)
    case .object(let kind): check(part, kind)
    case .list(let inner):
      guard part.value.array != nil else { return expect(false, "a list", part) }
      for element in part.rawArray { check(element, inner) }
    case .map(let inner): checkMap(part, inner)
    }
  }

  private mutating func checkMap(_ part: DocumentPart, _ shape: ObjectKind.Shape) {
    guard let object = part.value.object else { return expect(false, "an object", part) }
    checkDuplicates(object, part)
    for (name, value) in part.rawMembers where !name.hasPrefix("x-") { check(value, shape) }
  }

  private mutating func checkReference(_ part: DocumentPart, _ kind: String) {
    guard let target = target(of: part) else { return }
    if seen.insert(target.span).inserted, target.file != 0 { check(target, kind) }
  }

  /// What a reference leads to; a fault if that is nothing.
  mutating func target(of part: DocumentPart) -> DocumentPart? {
    let text = part.reference ?? ""
    let span = part.raw("$ref")?.span ?? part.span
    switch sources.target(of: text, in: part.file) {
    case .missing(let reason):
      error("unresolved-reference", "The reference '\(text)' leads nowhere. \(reason)", at: span)
    case .spot(let spot):
      guard sources.part(at: spot) != nil else {
        error(
          "unresolved-reference", "The reference '\(text)' leads nowhere.", at: span,
          repair: nearest(spot))
        return nil
      }
      if let target = part.followed { return target }
      error("reference-circle", "The reference '\(text)' leads back to itself.", at: span)
    }
    return nil
  }

  /// The key that was likely meant, where only the last one is wrong.
  private func nearest(_ spot: ReferenceSpot) -> String? {
    guard let last = spot.pointer.tokens.last else { return nil }
    let outer = JSONPointer(tokens: Array(spot.pointer.tokens.dropLast()))
    let keys = sources.part(at: ReferenceSpot(file: spot.file, pointer: outer))?.rawMembers.map(
      \.key)
    return near(last, keys ?? [])
  }

  // MARK: Words

  func near(_ word: String, _ words: [String]) -> String? {
    word.nearest(in: words).map { "Did you mean \"\($0)\"?" }
  }

  private mutating func unknown(_ name: String, in part: DocumentPart, _ kind: ObjectKind) {
    let later = kind.later[name].map { "It is of OpenAPI \($0 == .openAPI31 ? "3.1" : "3.2")." }
    error(
      "unknown-property", "There is no property '\(name)' here.", at: part.keySpan(name),
      repair: later ?? near(name, kind.fields.keys.sorted()))
  }

  private mutating func checkDuplicates(_ object: JSONObject, _ part: DocumentPart) {
    guard object.keyCount != object.members.count else { return }
    var seen: Set<String> = []
    for member in object.members where !seen.insert(member.key).inserted {
      let range = member.keyRange
      error(
        "duplicate-key", "The key '\(member.key)' is there twice.",
        at: SourceSpan(source: part.file, start: range.lowerBound, end: range.upperBound))
    }
  }

  mutating func expect(_ isRight: Bool, _ what: String, _ part: DocumentPart) {
    if !isRight { error("value-kind", "This must be \(what).", at: part.span) }
  }

  mutating func error(_ code: String, _ message: String, at span: SourceSpan, repair: String? = nil)
  {
    problems.append(Problem(.error, code, message, at: span, repair: repair))
  }

  mutating func warning(_ code: String, _ message: String, at span: SourceSpan) {
    problems.append(Problem(.warning, code, message, at: span))
  }

  mutating func hint(_ code: String, _ message: String, at span: SourceSpan) {
    problems.append(Problem(.hint, code, message, at: span))
  }
}
