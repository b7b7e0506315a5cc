import LaminaAPISource
import LaminaJSON

/// A value of a document that follows references, and knows where it stands.
struct DocumentPart: Sendable {
  let value: JSONValue
  let file: Int
  let sources: OpenAPISources

  init(_ value: JSONValue, file: Int, _ sources: OpenAPISources) {
    (self.value, self.file, self.sources) = (value, file, sources)
  }

  /// The member of a key, behind its references; nil if these lead nowhere.
  subscript(key: String) -> DocumentPart? { raw(key)?.followed }

  /// The member of a key as it is written.
  func raw(_ key: String) -> DocumentPart? { value[key].map(part) }

  func part(_ value: JSONValue) -> DocumentPart { DocumentPart(value, file: file, sources) }

  var string: String? { value.string }
  var bool: Bool? { value.bool }

  /// The elements of a list, behind their references.
  var array: [DocumentPart] { rawArray.compactMap(\.followed) }
  var rawArray: [DocumentPart] { (value.array ?? []).map(part) }

  /// The members of an object, each key once, behind their references.
  var members: [(key: String, value: DocumentPart)] {
    rawMembers.compactMap { member in member.value.followed.map { (member.key, $0) } }
  }

  var rawMembers: [(key: String, value: DocumentPart)] {
    (value.object?.distinct ?? []).map { ($0.key, part($0.value)) }
  }

  /// The reference that the part is.
  var reference: String? { value["$ref"]?.string }

  /// Where the part's own reference leads.
  var spot: ReferenceSpot? {
    reference.flatMap { sources.target(of: $0, in: file).spot }
  }

  /// How many references may lead to another.
  private static let longest = 32

  /// The part that references lead to; nil if they lead nowhere, or round.
  var followed: DocumentPart? {
    var part = self
    for _ in 0..<Self.longest {
      guard part.reference != nil else { return part }
      guard let next = part.spot.flatMap({ sources.part(at: $0) }) else { return nil }
      part = part.overriding(next)
    }
    return nil
  }

  /// What a reference leads to, with the words that stand beside the reference: 3.1 lets them replace its own.
  private func overriding(_ target: DocumentPart) -> DocumentPart {
    guard let object = value.object, object.members.count > 1, sources.isNewer,
      let known = target.value.object
    else { return target }
    let words = object.distinct.filter { ["summary", "description"].contains($0.key) }
    if words.isEmpty { return target }
    let names = Set(words.map(\.key))
    let members = known.members.filter { !names.contains($0.key) } + words
    return target.part(JSONValue(.object(JSONObject(members)), range: target.value.range))
  }

  var place: Place? { sources.place(of: file, at: value.range.lowerBound) }

  var span: SourceSpan {
    SourceSpan(source: file, start: value.range.lowerBound, end: value.range.upperBound)
  }

  /// Where a member's key stands.
  func keySpan(_ key: String) -> SourceSpan {
    guard let range = value.object?.member(key)?.keyRange, !range.isEmpty else { return span }
    return SourceSpan(source: file, start: range.lowerBound, end: range.upperBound)
  }

  func keyPlace(_ key: String) -> Place? {
    sources.place(of: file, at: Int(keySpan(key).start))
  }
}
