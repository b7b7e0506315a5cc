import LaminaAPIModel
import LaminaAPISource

/// Compares two models part by part, and collects what differs.
struct APIComparison {
  let old: APIModel
  let new: APIModel
  /// What differs; changes that say the same of several parts are one.
  private(set) var found: [APIChange] = []
  private var numbers: [Key: Int] = [:]
  var schemas: SchemaPairs
  /// Whether the API calls, as in a callback: its requests are what callers get.
  var isReversed = false

  private struct Key: Hashable {
    let code: String
    let message: String
    let old: Place?
    let new: Place?
  }

  /// The day on which the new version is there, as `2026-11-29`; nil if it is not known.
  let today: String?

  init(
    _ old: APIModel, _ new: APIModel, _ loaders: ((any SourceLoader)?, (any SourceLoader)?),
    today: String?
  ) {
    (self.old, self.new, self.today) = (old, new, today)
    schemas = SchemaPairs(
      SchemaTexts(old.schemas, loaders.0), SchemaTexts(new.schemas, loaders.1))
  }

  mutating func run() {
    compareRoot()
    compareInformation()
    compareSchemes()
    compareResources(old.allPaths, new.allPaths)
    compareWebhooks()
  }

  mutating func note(
    _ kind: APIChange.Kind, _ code: String, of subject: String, _ message: String,
    level: APIChange.Level = .compatible, old: Place? = nil, new: Place? = nil
  ) {
    let key = Key(code: code, message: message, old: old, new: new)
    if old != nil || new != nil, let number = numbers[key],
      found[number].level == level
    {
      if !found[number].subjects.contains(subject) { found[number].subjects.append(subject) }
      return
    }
    numbers[key] = found.count
    found.append(
      APIChange(
        kind, level, code: code, subjects: [subject], message: message, old: old,
        new: new))
  }

  private mutating func compareRoot() {
    compare("title", old.title, new.title)
    compare("version", old.version, new.version)
    if old.baseURI != new.baseURI {
      note(
        .changed, "base-uri", of: "API",
        "The base URI is \(Self.shown(new.baseURI)), and was \(Self.shown(old.baseURI)).",
        level: .breaking)
    }
    compareProtocols(old.protocols, new.protocols, of: "API")
    compare(Self.baseParameters(old), Self.baseParameters(new), .uri, of: "API")
  }

  /// The parameters of the base URI but for the version, of which something else is said.
  private static func baseParameters(_ api: APIModel) -> [APIParameter] {
    api.baseParameters.filter {
      $0.name != "version" || $0.types.first?.values != [api.version ?? ""]
    }
  }

  private mutating func compare(_ name: String, _ before: String?, _ after: String?) {
    if before == after { return }
    note(
      .changed, name, of: "API",
      "The \(name) is \(Self.shown(after)), and was \(Self.shown(before)).")
  }

  /// A way that is left out breaks those who took it.
  mutating func compareProtocols(
    _ before: [APIProtocol], _ after: [APIProtocol], of subject: String, old: Place? = nil,
    new: Place? = nil
  ) {
    for way in before where !after.contains(way) && !after.isEmpty {
      note(
        .removed, "protocol-removed", of: subject, "It is no longer reached over \(way.rawValue).",
        level: .breaking, old: old, new: new)
    }
    for way in after where !before.contains(way) && !before.isEmpty {
      note(
        .added, "protocol-added", of: subject, "It is reached over \(way.rawValue), too.", old: old,
        new: new)
    }
  }

  static func shown(_ text: String?) -> String {
    guard let text else { return "nothing" }
    return text.count > 80 ? "\"\(text.prefix(77))…\"" : "\"\(text)\""
  }
}
