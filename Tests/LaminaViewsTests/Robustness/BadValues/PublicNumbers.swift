import Foundation

/// The public functions and initialisers of a room that take numbers, as its sources spell them.
///
/// ```
/// "View.padding(_:_:)", "Spacer.init(minLength:)"
/// ```
/// It counts on the formatter: members stand two columns further in than their type.
nonisolated struct PublicNumbers {
  private(set) var names: Set<String> = []
  private var types: [(column: Int, name: String)] = []

  /// Reads all files below `folder`.
  init(below folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func read(_ text: String) {
    types = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.code)
    for (index, line) in lines.enumerated() {
      guard let found = Declaration(line) else { continue }
      while let last = types.last, last.column >= found.column { types.removeLast() }
      if found.isType {
        types.append((found.column, found.name))
      } else if found.isPublic {
        add(found, lines[index...].joined(separator: "\n"))
      }
    }
  }

  /// The line without what is commented.
  private static func code(_ line: Substring) -> String {
    String(line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
  }

  private mutating func add(_ found: Declaration, _ text: String) {
    guard let open = text.firstIndex(of: "(") else { return }
    let header = text[..<open]
    var parameters: [String] = [""]
    var depth = 0
    var before: Character = " "
    for character in text[open...] {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && before != "-") { depth -= 1 }
      if depth == 0 { break }
      before = character
      if depth == 1, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    let isGeneric = header.contains("BinaryFloatingPoint")
    parameters[0].removeFirst()
    let pairs = parameters.compactMap { Parameter($0, isGeneric: isGeneric) }
    guard pairs.contains(where: \.isNumber) else { return }
    let labels = pairs.map { $0.label + ":" }.joined()
    names.insert("\(types.last?.name ?? "").\(found.name)(\(labels))")
  }
}

/// One line that declares a type or a function.
private nonisolated struct Declaration {
  let column: Int
  let name: String
  let isType: Bool
  let isPublic: Bool

  init?(_ line: String) {
    var words = line.split(whereSeparator: { " (<:{".contains($0) }).map(String.init)
    column = line.prefix { $0 == " " }.count
    var isPublic = false
    let modifiers: Set = [
      "public", "package", "private", "fileprivate", "internal", "open", "final", "nonisolated",
      "static", "mutating", "indirect", "override", "convenience",
    ]
    while let word = words.first, modifiers.contains(word) || word.hasPrefix("@") {
      if word == "public" { isPublic = true }
      words.removeFirst()
    }
    guard let kind = words.first else { return nil }
    self.isPublic = isPublic
    switch kind {
    case "extension", "struct", "class", "enum", "protocol":
      (isType, name) = (true, words.dropFirst().first ?? "")
    case "init", "init?": (isType, name) = (false, "init")
    case "func": (isType, name) = (false, words.dropFirst().first ?? "")
    default: return nil
    }
  }
}

private nonisolated struct Parameter {
  let label: String
  let isNumber: Bool

  init?(_ text: String, isGeneric: Bool) {
    let words = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || "_@:".contains($0)) })
    guard let first = words.first(where: { !$0.hasPrefix("@") }), text.contains(":") else {
      return nil
    }
    label = first.split(separator: ":").first.map(String.init) ?? "_"
    let numbers: Set<Substring> = [
      "CGFloat", "Double", "Float", "Int", "CGPoint", "CGSize", "CGRect", "CGVector", "Angle",
      "UnitPoint", "EdgeInsets", "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough",
      "Path", "TimeInterval", "CGAffineTransform", "ProjectionTransform", "StrokeStyle", "GridItem",
    ]
    isNumber = words.contains { numbers.contains($0) || (isGeneric && $0 == "V") }
  }
}
