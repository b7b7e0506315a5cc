package import LaminaAPISource
package import LaminaJSON
import LaminaJSONSchema

/// The texts that schemas stand in, each read once, and what references in them lead to.
package struct SchemaTexts {
  /// A text that was read.
  package struct Text {
    /// What it holds.
    package let root: JSONValue
    /// The file that references are relative to.
    package let file: String
    /// The schema it is the text of; nil for a file that references lead to.
    package let schema: APISchema?
    /// The name it is declared by, or its file's.
    package let name: String?
  }

  package private(set) var texts: [Text] = []
  /// The declared schemas in order, each with the number of its text; without one if it is no JSON object.
  package private(set) var declared: [(schema: APISchema, text: Int?)] = []
  private let references: SchemaReferences
  private var byName: [String: Int] = [:]
  private var byIdentifier: [String: Int] = [:]
  private var byFile: [String: Int?] = [:]
  private var known: [Key: Int?] = [:]
  private var lines: [Int: [Int]] = [:]

  package init(_ schemas: [APISchema], _ loader: (any SourceLoader)?) {
    references = SchemaReferences(schemas, loader)
    for schema in schemas {
      let number = number(of: schema)
      declared.append((schema, number))
      guard let number else { continue }
      if let name = schema.name, byName[name] == nil { byName[name] = number }
      if schema.isFile, let file = schema.place?.file, byFile[file] == nil {
        byFile[file] = .some(number)
      }
      let own = texts[number].root["id"]?.string
      if let own, byIdentifier[own] == nil { byIdentifier[own] = number }
    }
  }

  /// Adds a schema's text; nil if it is no JSON object.
  package mutating func add(_ schema: APISchema) -> Int? {
    guard schema.language == .json, let root = try? JSONValue(parsing: schema.text),
      root.object != nil
    else { return nil }
    let file = schema.place?.file ?? ""
    texts.append(Text(root: root, file: file, schema: schema, name: schema.name))
    return texts.count - 1
  }

  /// The number of a schema's text, which is read when it is first asked for; nil if it is no JSON object.
  package mutating func number(of schema: APISchema) -> Int? {
    let key = Key(schema: schema)
    if let known = known[key] { return known }
    let number = add(schema)
    known[key] = .some(number)
    return number
  }

  /// The text that is declared by a name.
  package func declared(_ name: String) -> Int? { byName[name] }

  /// Where a reference of a text leads, and what stands there; nil if nowhere.
  package mutating func find(
    _ reference: String, from number: Int
  ) -> (target: SchemaTarget, value: JSONValue)? {
    let uri = SchemaURI(reference)
    let document = uri.head
    guard let pointer = JSONPointer(uri.plainFragment),
      let text = document.isEmpty || document == texts[number].root["id"]?.string
        ? number : text(document, from: number),
      let value = texts[text].root[pointer]
    else { return nil }
    return (SchemaTarget(text: text, pointer: pointer), value)
  }

  private mutating func text(_ document: String, from number: Int) -> Int? {
    if let known = byName[document] ?? byIdentifier[document] { return known }
    if let known = references.declaredName(document).flatMap({ byName[$0] }) { return known }
    let file = texts[number].file
    guard let path = references.path(of: document, from: file) else { return nil }
    if let known = byFile[path] { return known }
    let number = references.file(path).map { root in
      let name = SchemaReferences.lastPart(of: document).split(separator: ".").first
      texts.append(Text(root: root, file: path, schema: nil, name: name.map(String.init)))
      return texts.count - 1
    }
    byFile[path] = .some(number)
    return number
  }

  /// The place of a byte of a text.
  package mutating func place(at offset: Int, in number: Int) -> Place? {
    let text = texts[number]
    guard let schema = text.schema else {
      return Place(file: text.file, line: 1, column: 1)
    }
    if lines[number] == nil { lines[number] = Self.breaks(in: schema.text) }
    return schema.place(below: Self.count(of: lines[number] ?? [], below: offset))
  }

  private static func breaks(in text: String) -> [Int] {
    text.utf8.enumerated().filter { $0.element == 0x0A }.map(\.offset)
  }

  /// How many of ascending numbers are less than one.
  private static func count(of numbers: [Int], below limit: Int) -> Int {
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        numbers[middle] < limit ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// A schema as a key: found by where it stands and how long it is, as texts may be long.
  private struct Key: Hashable {
    let schema: APISchema

    func hash(into hasher: inout Hasher) {
      hasher.combine(schema.name)
      hasher.combine(schema.place)
      hasher.combine(schema.text.utf8.count)
    }
  }
}

/// A part of a text.
package struct SchemaTarget: Hashable {
  package let text: Int
  package let pointer: JSONPointer

  package init(text: Int, pointer: JSONPointer) { (self.text, self.pointer) = (text, pointer) }
}
