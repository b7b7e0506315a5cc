public import Foundation

/// Why a visual format could not be read, with the character at which it went wrong.
///
/// ```
///  H:|-[label-[field]
///            ^ The name of an item ends with ] or goes on with rules in ( ). Write [label].
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What was found in place of what may stand there.
  public enum Problem: Hashable, Sendable {
    /// The format has no characters.
    case empty
    /// The format has more characters than the limit.
    case tooLong(limit: Int)
    /// The format names no item.
    case noItem
    /// Something else stands where an item in brackets or the edge may stand.
    case expectedItem
    /// Something else stands where an item's name may begin.
    case expectedName
    /// The item neither ends with a bracket nor goes on with rules.
    case expectedEndOfItem(name: String)
    /// Something else stands where a number, a metric or an item's name may stand.
    case expectedLength
    /// The distance does not end with a hyphen.
    case expectedEndOfConnection
    /// The rules are neither separated by a comma nor ended with a parenthesis.
    case expectedEndOfRules
    /// No priority stands after the @.
    case expectedPriority
    /// The priority does not lie between 1 and 1000.
    case priorityOutOfRange(Double)
    /// The number is too large to be a length.
    case numberOutOfRange
    /// There is no metric of this name; those that are known.
    case unknownMetric(String, known: [String])
    /// There is no item of this name; those that are known.
    case unknownItem(String, known: [String])
    /// An item's name stands where a distance has to be a number or a metric.
    case itemAsDistance(String)
    /// The line is complete before this character.
    case expectedEnd
    /// An option lines items up along the line itself, instead of across it; its name.
    case alignmentAlongTheLine(String)
  }

  /// The whole visual format.
  public let format: String
  /// The place in `format`, in characters from 0.
  public let offset: Int
  /// What was found in place of what may stand there.
  public let problem: Problem

  /// Makes an error of a problem at a character, counted from 0, of a format.
  public init(_ problem: Problem, at offset: Int, in format: String) {
    self.problem = problem
    self.offset = offset
    self.format = format
  }

  /// The place in `format` as one counts, from 1.
  public var column: Int { offset + 1 }
}

extension VisualFormatError: CustomStringConvertible, LocalizedError {
  public var description: String {
    "Visual format, column \(column): \(reason)\n\(drawing)"
  }

  /// The part of the format around the place, and a caret below the place.
  public var drawing: String {
    let width = 60
    let characters = format.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let start = max(0, min(offset - width / 2, characters.count - width))
    let end = min(characters.count, start + width)
    let caret = String(repeating: " ", count: max(0, offset - start)) + "^"
    return String(characters[start..<end]) + "\n" + caret
  }

  /// What is wrong and what could be written instead, in a sentence or two.
  public var reason: String {
    switch problem {
    case .empty: "It is empty. Write an item in brackets, such as H:|-[label]-|."
    case .tooLong(let limit): "It has more than \(limit) characters. Cut the line into several."
    case .noItem: "It names no item. Put one in brackets between the edges: |-[label]-|."
    case .expectedItem: "An item in brackets stands here, such as [label], or the edge |."
    case .expectedName: "The item's name stands here: letters, digits and _, a letter first."
    case .expectedEndOfItem(let name):
      "The item ends with ], or goes on with rules in parentheses. Write [\(name)]."
    case .expectedLength:
      "A length stands here: a number, a metric, or an item's name inside an item's rules."
    case .expectedEndOfConnection: "A distance ends with -, such as -8- or -(>=8)-."
    case .expectedEndOfRules: "Rules are separated by , and end with )."
    case .expectedPriority: "A priority stands after @: a number from 1 to 1000, or a metric."
    case .priorityOutOfRange(let priority):
      "There is no priority \(priority.brief). Use a number from 1 to 1000."
    case .numberOutOfRange: "The number is too large to be a length."
    case .unknownMetric(let name, let known):
      "There is no metric \(name). " + Self.choice(known, "Hand over metrics: [\"\(name)\": 8].")
    case .unknownItem(let name, let known):
      "There is no item \(name). " + Self.choice(known, "Hand over no items to take any name.")
    case .itemAsDistance(let name):
      "\(name) is an item, and a distance is a number or a metric. "
        + "Hand over metrics: [\"\(name)\": 8]."
    case .expectedEnd: "The line is complete before this character. Leave the rest out."
    case .alignmentAlongTheLine(let option):
      "The option \(option) lines items up along the line itself. "
        + "Use one across it, such as alignAllCenterY for H: and alignAllLeading for V:."
    }
  }

  private static func choice(_ known: [String], _ otherwise: String) -> String {
    known.isEmpty
      ? otherwise : "There are: \(known.sorted().prefix(20).joined(separator: ", "))."
  }

  public var errorDescription: String? { description }
}
