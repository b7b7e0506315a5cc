import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// The files of a document, read, and where references between them lead.
final class OpenAPISources: Sendable {
  let table: SourceTable
  let problems: [Problem]
  private let values: [JSONValue]
  private let targets: [Reference: ReferenceTarget]
  private let finder: PlaceFinder

  /// A reference, as it is written in a file.
  struct Reference: Hashable {
    let text: String
    let file: Int
  }

  init(
    _ table: SourceTable, _ values: [JSONValue], _ targets: [Reference: ReferenceTarget],
    _ problems: [Problem]
  ) {
    (self.table, self.values, self.targets, self.problems) = (table, values, targets, problems)
    var finder = PlaceFinder(files: table.files)
    // Lines are counted here, so that copies need not.
    for number in table.files.indices { _ = finder.place(source: number, offset: 0) }
    self.finder = finder
  }

  /// A document in memory, without places.
  convenience init(_ value: JSONValue) { self.init(SourceTable(), [value], [:], []) }

  var root: DocumentPart { DocumentPart(values.first ?? nil, file: 0, self) }

  /// The version of a document, 3.0 for Swagger 2.0; nil for none that is read.
  var dialect: APISchema.Dialect? {
    if root.raw("swagger")?.string == "2.0" { return .openAPI30 }
    switch root["openapi"]?.string?.prefix(3) {
    case "3.0": return .openAPI30
    case "3.1": return .openAPI31
    case "3.2": return .openAPI32
    default: return nil
    }
  }

  /// Whether schemas are those of 3.1 or later.
  var isNewer: Bool { dialect.map { $0 != .openAPI30 } ?? false }

  /// The sources with another value of the first file, and further references.
  func replacing(
    _ root: JSONValue, _ further: [Reference: ReferenceTarget]
  ) -> OpenAPISources {
    OpenAPISources(
      table, [root] + values.dropFirst(), targets.merging(further) { known, _ in known }, problems)
  }

  /// All references of all files, in order.
  var references: [Reference] {
    targets.keys.sorted { ($0.file, $0.text) < ($1.file, $1.text) }
  }

  /// Where a reference leads.
  func target(of text: String, in file: Int) -> ReferenceTarget {
    if let known = targets[Reference(text: text, file: file)] { return known }
    return text.hasPrefix("#")
      ? ReferenceTarget(file: file, fragment: text.dropFirst()) : .missing("")
  }

  func part(at spot: ReferenceSpot) -> DocumentPart? {
    guard values.indices.contains(spot.file) else { return nil }
    return values[spot.file][spot.pointer].map { DocumentPart($0, file: spot.file, self) }
  }

  func place(of file: Int, at offset: Int) -> Place? {
    guard table.files.indices.contains(file) else { return nil }
    var finder = finder
    return finder.place(source: file, offset: offset)
  }
}

/// A place that a reference names.
struct ReferenceSpot: Hashable, Sendable {
  let file: Int
  let pointer: JSONPointer
}

/// Where a reference leads, or why it leads nowhere.
enum ReferenceTarget: Hashable, Sendable {
  case spot(ReferenceSpot)
  case missing(String)

  init(file: Int, fragment: Substring) {
    if let pointer = fragment.removingEscapes.flatMap({ JSONPointer($0) }) {
      self = .spot(ReferenceSpot(file: file, pointer: pointer))
    } else {
      self = .missing("'#\(fragment)' is no JSON pointer.")
    }
  }

  var spot: ReferenceSpot? { if case .spot(let spot) = self { spot } else { nil } }
}
