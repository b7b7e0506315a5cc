import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// The texts that schemas stand in, each read once, and what references in them lead to.
struct SchemaTexts {
  /// A text that was read.
  struct Text {
    let root: JSONValue
    /// The file that references are relative to.
    let file: String
    let place: Place?
    /// The name it is declared by.
    let name: String?
  }

  private(set) var texts: [Text] = []
  private let loader: (any SourceLoader)?
  private var byName: [String: Int] = [:]
  private var byIdentifier: [String: Int] = [:]
  private var byFile: [String: Int] = [:]

  init(_ loader: (any SourceLoader)?) { self.loader = loader }

  /// Adds a schema's text; nil if it is no JSON object.
  mutating func add(_ schema: APISchema, isDeclared: Bool) -> Int? {
    guard schema.language == .json, let root = try? JSONValue(parsing: schema.text),
      root.object != nil
    else { return nil }
    let file = schema.place?.file ?? ""
    texts.append(Text(root: root, file: file, place: schema.place, name: schema.name))
    let number = texts.count - 1
    guard isDeclared else { return number }
    if let name = schema.name, byName[name] == nil { byName[name] = number }
    if let own = root["id"]?.string, byIdentifier[own] == nil { byIdentifier[own] = number }
    return number
  }

  /// The text that is declared by a name.
  func declared(_ name: String) -> Int? { byName[name] }

  /// Where a reference of a text leads; nil if nowhere.
  mutating func find(_ reference: String, from number: Int) -> SchemaTarget? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let document = String(parts.first ?? "")
    let fragment = parts.count > 1 ? Self.unescaped(parts[1]) : ""
    guard let pointer = JSONPointer(fragment),
      let text = document.isEmpty || document == texts[number].root["id"]?.string
        ? number : text(document, from: number),
      texts[text].root[pointer] != nil
    else { return nil }
    return declaredAlike(SchemaTarget(text: text, pointer: pointer))
  }

  private mutating func text(_ document: String, from number: Int) -> Int? {
    let last = document.split(separator: "/").last.map(String.init) ?? document
    if let known = byName[document] ?? byIdentifier[document] ?? byName[last] { return known }
    guard let path = try? loader?.resolve(document, from: texts[number].file) else { return nil }
    if let known = byFile[path] { return known }
    guard let bytes = try? loader?.read(path),
      let root = try? JSONDocument(utf8: bytes).validValue()
    else { return nil }
    let name = last.split(separator: ".").first.map(String.init)
    texts.append(Text(root: root, file: path, place: nil, name: name))
    byFile[path] = texts.count - 1
    return texts.count - 1
  }

  /// The declared schema, where a text holds a copy of it as a definition.
  private func declaredAlike(_ target: SchemaTarget) -> SchemaTarget {
    guard target.pointer.tokens.count == 2, target.pointer.tokens[0] == "definitions",
      let number = byName[target.pointer.tokens[1]],
      let value = texts[target.text].root[target.pointer],
      SchemaKey.of(texts[number].root) == SchemaKey.of(value)
    else { return target }
    return SchemaTarget(text: number, pointer: JSONPointer())
  }

  private static func unescaped(_ fragment: Substring) -> String {
    let pieces = fragment.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array((pieces.first ?? "").utf8)
    for piece in pieces.dropFirst() {
      let code = UInt8(piece.prefix(2), radix: 16)
      bytes += code.map { [$0] } ?? [0x25]
      bytes += (code == nil ? piece : piece.dropFirst(2)).utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A part of a text.
struct SchemaTarget: Hashable {
  let text: Int
  let pointer: JSONPointer
}

/// What two schemas have in common that mean the same.
enum SchemaKey {
  private static let ignored: Set = ["$schema", "definitions", "id"]

  /// The schema without what says only where it stands.
  static func of(_ schema: JSONValue) -> JSONValue {
    guard let members = schema.object?.members else { return schema }
    let kept = members.filter { !ignored.contains($0.key) && !isDemand($0) }
    return JSONValue(.object(JSONObject(kept)))
  }

  /// Whether a member says, as draft 3 has it, that the value must be there.
  private static func isDemand(_ member: JSONMember) -> Bool {
    member.key == "required" && member.value.bool != nil
  }
}
