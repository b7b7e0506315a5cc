public import Foundation

/// Something about a table of words that was survived; keys that it should translate show themselves.
public enum LocalizationFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file could not be read, for a reason in words.
  case unreadable(path: String, reason: String)
  /// A file has more bytes than are read.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// A file breaks the rules of its kind, in a line where that is known.
  case malformed(path: String, line: Int?, reason: String)
  /// No table has words for a key in a language.
  case missingKey(key: String, table: String, language: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The words in \(path) cannot be read: \(reason). Its keys show themselves."
    case .tooLarge(let path, let bytes, let limit):
      "The table of words \(path) has \(bytes) bytes, and at most \(limit) are read. Its keys show themselves."
    case .malformed(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): \(reason). Keys that are not understood show themselves."
    case .missingKey(let key, let table, let language):
      "No table \"\(table)\" has words in \"\(language)\" for the key \"\(key)\", which shows itself. Add it to the table."
    }
  }
}

extension LocalizationFault: LocalizedError {
  public var errorDescription: String? { description }
}
