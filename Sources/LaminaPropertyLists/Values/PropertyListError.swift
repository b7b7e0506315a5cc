/// Why a property list cannot be read: a full sentence with the place, and the repair.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var position: PropertyListPosition
  package var problem: Problem

  package enum Problem: Hashable, Sendable {
    case missing
    case unreadable(reason: String)
    case empty
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooMany(limit: Int)
    /// The text is neither XML nor JSON, in a parser's words.
    case malformed(String)
    case truncated
    case notUTF8
    /// Something else stands where `expected` belongs.
    case unexpected(found: String, expected: String)
    /// The characters of a number, a date or data that are none.
    case invalid(kind: String, text: String)
    case null
  }

  package init(_ problem: Problem, file: String, at position: PropertyListPosition = .start) {
    self.problem = problem
    self.file = file
    self.position = position
  }

  package var description: String { "\(file):\(position): \(problem.sentence) \(problem.repair)" }
}

extension PropertyListError.Problem {
  /// What was found.
  package var sentence: String {
    switch self {
    case .missing: "there is no such file."
    case .unreadable(let reason): "the file cannot be read (\(reason))."
    case .empty: "the file is empty."
    case .tooLarge(let limit): "the file is larger than the limit of \(limit) bytes."
    case .tooDeep(let limit): "dictionaries and arrays are nested more than \(limit) levels deep."
    case .tooMany(let limit): "the file holds more than \(limit) values."
    case .malformed(let words): "the text cannot be read (\(words))."
    case .truncated: "the text ends early."
    case .notUTF8: "the bytes are not UTF-8."
    case .unexpected(let found, let expected): "\(found) stands where \(expected) belongs."
    case .invalid(let kind, let text): "\"\(text.prefix(40))\" is not \(kind)."
    case .null: "a property list has no null."
    }
  }

  /// What mends it.
  package var repair: String {
    switch self {
    case .missing: "Check the path."
    case .unreadable: "Check the path and its permissions."
    case .empty: "Begin with <plist><dict></dict></plist>, or with {}."
    case .tooLarge, .tooMany: "Split the file, or remove what it need not hold."
    case .tooDeep: "Make the list flatter."
    case .malformed: "Mend the text at this place."
    case .truncated: "Close what is open, or copy the file again."
    case .notUTF8: "Save the file as UTF-8."
    case .unexpected(_, let expected): "Put \(expected) there."
    case .invalid(let kind, _): "Write \(kind)."
    case .null: "Leave the key out, or write a value."
    }
  }
}
