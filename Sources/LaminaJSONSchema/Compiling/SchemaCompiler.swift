internal import LaminaJSON

/// Reads documents into rules, one schema after the other, and collects the faults.
struct SchemaCompiler {
  /// A document and what it is read as.
  struct Document {
    let uri: String
    let draft: SchemaDraft
    let root: SchemaSite
  }

  let options: SchemaOptions
  private(set) var documents: [Document] = []
  private(set) var nodes: [SchemaNode] = []
  private(set) var problems: [SchemaProblem] = []
  /// Schemas by the address that their `id` gives them.
  var ids: [String: SchemaSite] = [:]
  var missingDocuments: Set<String> = []
  private var numbers: [Key: Int] = [:]
  private var pending: [(Int, SchemaSite)] = []

  private struct Key: Hashable {
    let document: Int
    let pointer: JSONPointer
  }

  init(_ options: SchemaOptions) { self.options = options }

  mutating func compile(_ value: JSONValue) {
    let document = add(value, uri: SchemaURI(options.uri).head, draft: options.defaultDraft)
    _ = node(for: document.root)
    while let (number, site) = pending.popLast() { fill(number, site) }
    closeCircles()
  }

  /// Reads a further document; the draft is for one that does not say it.
  mutating func add(_ value: JSONValue, uri: String, draft: SchemaDraft?) -> Document {
    let outer = SchemaSite(
      document: documents.count, pointer: JSONPointer(), value: value, base: SchemaURI(uri))
    let root = outer.inner([], value)
    let document = Document(uri: uri, draft: self.draft(of: value, default: draft), root: root)
    documents.append(document)
    ids[uri] = root
    checkDraft(of: root, default: draft)
    collectIDs(root, draft: document.draft)
    return document
  }

  /// The number of the schema at a place, which is read later if it is not known yet.
  mutating func node(for site: SchemaSite) -> Int {
    let key = Key(document: site.document, pointer: site.pointer)
    if let number = numbers[key] { return number }
    guard nodes.count < options.limits.schemas else { return 0 }
    nodes.append(
      SchemaNode(document: site.document, pointer: site.pointer, range: site.value.range))
    numbers[key] = nodes.count - 1
    pending.append((nodes.count - 1, site))
    if nodes.count == options.limits.schemas { reportTooManySchemas(site) }
    return nodes.count - 1
  }

  private mutating func reportTooManySchemas(_ site: SchemaSite) {
    report(
      .error, .limit, site, site.value.range, nil,
      "There are more than \(options.limits.schemas) schemas.")
  }

  private mutating func fill(_ number: Int, _ site: SchemaSite) {
    guard let object = site.value.object else {
      report(
        .error, .keywordType, site, site.value.range, nil,
        "A schema is expected to be of type 'object', and is \(SchemaTypes.withArticle(site.value.kind))."
      )
      return
    }
    if let reference = object["$ref"], let text = reference.string {
      nodes[number].target = target(of: text, at: site, range: reference.range)
      reportBesideReference(object, site)
    } else {
      checkKeywords(object, site)
      nodes[number].rules = rules(of: object, site)
    }
  }

  /// References that lead to themselves without a schema between are cut.
  ///
  /// - Complexity: O(*n*): what a reference leads to is followed once.
  private mutating func closeCircles() {
    var settled: Set<Int> = []
    for number in nodes.indices where !settled.contains(number) {
      var seen: Set<Int> = [number]
      var last = number
      while let target = nodes[last].target, !settled.contains(target),
        seen.insert(target).inserted
      { last = target }
      if let target = nodes[last].target, seen.contains(target) { cut(last, foundFrom: number) }
      settled.formUnion(seen)
    }
  }

  private mutating func cut(_ last: Int, foundFrom number: Int) {
    reportCircle(number)
    nodes[last].target = nil
  }

  private mutating func reportCircle(_ number: Int) {
    let node = nodes[number]
    let site = SchemaSite(
      document: node.document, pointer: node.pointer, value: JSONValue(.null, range: node.range),
      base: SchemaURI(""))
    report(
      .error, .circularReference, site, node.range, "$ref",
      "The reference leads back to itself, and to no schema.")
  }

  mutating func report(
    _ severity: SchemaProblem.Severity, _ kind: SchemaProblem.Kind, _ site: SchemaSite,
    _ range: Range<Int>, _ keyword: String?, _ message: String, repair: String? = nil
  ) {
    guard problems.count < options.limits.problems else { return }
    let pointer = keyword.map { site.pointer.appending($0) } ?? site.pointer
    problems.append(
      SchemaProblem(
        severity: severity, kind: kind, document: documents[site.document].uri, range: range,
        pointer: pointer, message: message, repair: repair))
  }

  /// The problems by document, and in the order of the text.
  var orderedProblems: [SchemaProblem] {
    let order = Dictionary(
      documents.enumerated().map { ($1.uri, $0) }, uniquingKeysWith: { first, _ in first })
    return problems.enumerated().sorted {
      (order[$0.element.document] ?? 0, $0.element.offset, $0.offset)
        < (order[$1.element.document] ?? 0, $1.element.offset, $1.offset)
    }.map(\.element)
  }
}
