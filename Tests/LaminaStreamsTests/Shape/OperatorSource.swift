import Foundation

/// The sources of the room, and what they declare.
nonisolated enum OperatorSource {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static var room: URL { package.appendingPathComponent("Sources/LaminaStreams") }

  /// The Swift files below a folder of the room, by name.
  static func files(in folder: String) throws -> [(name: String, text: String)] {
    let root = room.appendingPathComponent(folder).resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// One operator or source, as `take(while:inclusive:)`; a second one for `async` closures says so.
  struct Declaration: Hashable {
    var name: String
    var file: String
    /// The comment above it.
    var comment: String
  }

  /// What a file adds to streams: public functions and variables two spaces in or, if they combine several
  /// streams, at the margin.
  static func declarations(in file: (name: String, text: String)) -> [Declaration] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [Declaration] = []
    var isExtension = false
    for (index, line) in lines.enumerated() {
      if let first = line.first, !" }/@)-".contains(first) {
        isExtension = line.hasPrefix("extension EventStream")
      }
      guard isExtension || line.hasPrefix("@inlinable public func") || line.hasPrefix("public func")
      else { continue }
      guard
        let start = line.range(of: #"public (static )?(func|var) "#, options: .regularExpression)
      else { continue }
      let rest = line[start.upperBound...] + "\n" + lines[(index + 1)...].joined(separator: "\n")
      let comment = lines[..<index].reversed().prefix { $0.contains("///") }.reversed()
      found.append(
        Declaration(
          name: signature(rest, isVariable: line[start].contains("var")), file: file.name,
          comment: comment.joined(separator: "\n")))
    }
    return found
  }

  /// The name and the labels of a declaration that begins with its name.
  private static func signature(_ text: Substring, isVariable: Bool) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "`" }.filter { $0 != "`" }
    guard !isVariable, let open = openParenthesis(text) else { return String(name) }
    var labels = ""
    var depth = 0
    var isAtStart = true
    var word = ""
    for character in text[open...] {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where word.last != "-": depth -= 1
      case ",": if depth == 1 { isAtStart = true }
      case " ", ":", "\n":
        if isAtStart, depth == 1, !word.isEmpty {
          (labels, isAtStart) = (labels + word + ":", false)
        }
      default: break
      }
      if depth == 0 { break }
      word = character.isLetter || character == "_" || character == "-" ? word + "\(character)" : ""
    }
    let isAsync = text.prefix { $0 != "{" }.contains(") async") && !labels.isEmpty
    return "\(name)(\(labels))" + (isAsync || isSequence(text) ? " async" : "")
  }

  private static func isSequence(_ text: Substring) -> Bool {
    text.hasPrefix("from<Sequence: AsyncSequence")
  }

  /// Where the parameters begin, behind those in angle brackets.
  private static func openParenthesis(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "(" where depth == 0: return index
      case "\n", "{": return nil
      default: break
      }
    }
    return nil
  }
}
