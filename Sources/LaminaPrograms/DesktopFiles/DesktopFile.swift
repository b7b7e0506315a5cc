import Foundation
import LaminaContentTypes

/// A text of the desktop's kind: groups of keys with values, as in `.desktop` files and `mimeapps.list`.
///
/// ```
///  [Desktop Entry]
///  Name=Pictures
///  Name[de]=Bilder
/// ```
package struct DesktopFile: Sendable {
  /// What is read at most: translated entries of large programs take some 60 kB.
  private static let largestSize = 1 << 20

  private var groups: [String: [String: String]] = [:]

  /// Reads a text; lines that are neither a group, a key nor a comment are passed over.
  package init(_ text: String) {
    var group: String?
    // By bytes: a line that ends as on DOS is one character otherwise.
    for bytes in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = String(Substring(bytes)).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") {
        group = line.hasSuffix("]") ? String(line.dropFirst().dropLast()) : nil
      } else if let group, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if !key.isEmpty { groups[group, default: [:]][key] = value }
      }
    }
  }

  /// Reads a file; nil for one that is not there, no plain file, too large, or not UTF-8.
  package init?(path: String) {
    guard let text = BoundedFile.text(path, atMost: Self.largestSize) else { return nil }
    self.init(text)
  }

  /// The keys of a group, in no order.
  package func keys(in group: String) -> [String] { groups[group].map { Array($0.keys) } ?? [] }

  /// A value as it stands.
  package func raw(_ key: String, in group: String = entry) -> String? { groups[group]?[key] }

  /// A text, with `\n` and its like replaced.
  package func text(_ key: String, in group: String = entry) -> String? {
    raw(key, in: group).map(Self.unescaped)
  }

  /// A text in the first of some languages in which there is one, or else as the author wrote it.
  package func text(_ key: String, languages: [String], in group: String = entry) -> String? {
    languages.lazy.compactMap { text("\(key)[\($0)]", in: group) }.first ?? text(key, in: group)
  }

  /// The parts of a list, without empty ones.
  package func list(_ key: String, in group: String = entry) -> [String] {
    guard let raw = raw(key, in: group) else { return [] }
    return Self.parts(of: raw).filter { !$0.isEmpty }
  }

  /// Whether a key says `true`.
  package func isTrue(_ key: String, in group: String = entry) -> Bool {
    raw(key, in: group) == "true"
  }

  /// The group of what an entry is about.
  package static let entry = "Desktop Entry"

  private static func unescaped(_ raw: String) -> String {
    var text = ""
    var isEscaped = false
    for character in raw {
      if isEscaped {
        text.append(escapes[character] ?? "\\\(character)")
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return isEscaped ? text + "\\" : text
  }

  private static let escapes: [Character: String] = [
    "s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\",
  ]

  /// Cuts at semicolons, but not at those with a backslash in front.
  private static func parts(of raw: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in raw {
      if character == ";", !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts.map { unescaped($0.replacingOccurrences(of: "\\;", with: ";")) }
  }
}
