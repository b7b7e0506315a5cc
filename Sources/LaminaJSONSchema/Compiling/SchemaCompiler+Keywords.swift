internal import LaminaJSON

extension SchemaCompiler {
  /// Checks the type of each keyword's value, and names that are no keywords here.
  mutating func checkKeywords(_ object: JSONObject, _ site: SchemaSite) {
    let draft = documents[site.document].draft
    for member in object.distinct {
      guard let shape = KeywordShape.shape(of: member.key, in: draft) else {
        reportStranger(member, object, site, draft)
        continue
      }
      if shape.takes(member.value, in: draft) {
        checkValue(member, shape, site)
      } else {
        reportType(member, shape, site, draft)
      }
    }
    checkExclusive(object, site)
  }

  private mutating func reportType(
    _ member: JSONMember, _ shape: KeywordShape, _ site: SchemaSite, _ draft: SchemaDraft
  ) {
    let types = shape.types(in: draft).map { "'\($0)'" }.joined(separator: " or ")
    report(
      .error, .keywordType, site, member.value.range, member.key,
      "Keyword '\(member.key)' is expected to be of type \(types), and is "
        + "\(SchemaTypes.withArticle(member.value.kind)).",
      repair: Self.repair(of: member, draft))
  }

  /// The two spellings of `required` are the fault that is made most.
  private static func repair(of member: JSONMember, _ draft: SchemaDraft) -> String? {
    guard member.key == "required" else { return nil }
    return draft == .draft4
      ? "List the names of required members in 'required' of the object around them, or declare "
        + "\"$schema\": \"\(SchemaDraft.draft3.rawValue)#\"."
      : "Write \"required\": true into the schema of each required member, or declare "
        + "\"$schema\": \"\(SchemaDraft.draft4.rawValue)#\"."
  }

  private mutating func checkValue(_ member: JSONMember, _ shape: KeywordShape, _ site: SchemaSite)
  {
    let number = member.value.number
    let elements = member.value.array
    switch shape {
    case .count where number.map { $0 < "0" } == true:
      reportValue(member, site, "takes no negative number")
    case .positiveNumber where number.map { $0 <= "0" } == true:
      reportValue(member, site, "takes a number above zero only")
    case .schemas where elements?.isEmpty == true, .names where elements?.isEmpty == true,
      .values where elements?.isEmpty == true:
      reportValue(member, site, "takes a list of at least one element")
    case .names: checkNames(member, site)
    case .values where Set(elements ?? []).count < elements?.count ?? 0:
      reportValue(member, site, "has an element twice")
    default: break
    }
  }

  private mutating func checkNames(_ member: JSONMember, _ site: SchemaSite) {
    for element in member.value.array ?? [] where element.string == nil {
      reportValue(member, site, "takes names only", range: element.range)
    }
  }

  mutating func reportValue(
    _ member: JSONMember, _ site: SchemaSite, _ message: String, range: Range<Int>? = nil
  ) {
    report(
      .error, .keywordValue, site, range ?? member.value.range, member.key,
      "Keyword '\(member.key)' \(message).")
  }

  private mutating func checkExclusive(_ object: JSONObject, _ site: SchemaSite) {
    for (keyword, bound) in [("exclusiveMaximum", "maximum"), ("exclusiveMinimum", "minimum")] {
      guard let member = object.member(keyword), member.value.bool != nil, object[bound] == nil
      else { continue }
      report(
        .error, .missingKeyword, site, member.keyRange, keyword,
        "Keyword '\(keyword)' needs '\(bound)' beside it.")
    }
  }

  /// A keyword of the other draft, or one that is nearly one.
  private mutating func reportStranger(
    _ member: JSONMember, _ object: JSONObject, _ site: SchemaSite, _ draft: SchemaDraft
  ) {
    let other: SchemaDraft = draft == .draft3 ? .draft4 : .draft3
    if KeywordShape.shape(of: member.key, in: other) != nil {
      guard member.key != "definitions" else { return }
      report(
        .warning, .foreignKeyword, site, member.keyRange, member.key,
        "Keyword '\(member.key)' belongs to \(other.name), and \(draft.name) ignores it.",
        repair: Self.counterparts[member.key].map { "Write '\($0)'." })
    } else if let near = member.key.nearest(in: KeywordShape.keywords(of: draft).sorted()),
      object[near] == nil
    {
      report(
        .hint, .unknownKeyword, site, member.keyRange, member.key,
        "'\(member.key)' is no keyword; did you mean '\(near)'?", repair: near)
    }
  }

  private static let counterparts = [
    "divisibleBy": "multipleOf", "multipleOf": "divisibleBy", "disallow": "not", "not": "disallow",
    "extends": "allOf", "allOf": "extends",
  ]

  mutating func reportBesideReference(_ object: JSONObject, _ site: SchemaSite) {
    let draft = documents[site.document].draft
    let told: Set<String> = [
      "$ref", "title", "description", "default", "id", "$schema", "definitions",
    ]
    for member in object.distinct where !told.contains(member.key) {
      guard KeywordShape.shape(of: member.key, in: draft) != nil else { continue }
      report(
        .hint, .besideReference, site, member.keyRange, member.key,
        "Beside '$ref', '\(member.key)' is ignored.")
    }
  }
}
