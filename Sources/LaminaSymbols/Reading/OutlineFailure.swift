/// Why the text of an outline could not be read.
package enum OutlineFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file, or it cannot be opened.
  case unreadable(path: String)
  /// The text is longer than what is read.
  case tooLong(bytes: Int, limit: Int)
  /// More steps than an outline may have.
  case tooManySteps(limit: Int)
  /// The text is no SVG document: it has no `svg` element at its beginning.
  case notSVG
  /// The view box is missing, or is not four numbers of which the last two are positive.
  case badViewBox(String)
  /// A tag or a quotation has no end.
  case unclosed(at: Int)
  /// An element or an attribute that cannot be shown as one filled outline.
  case unsupported(String)
  /// Something else stands where a number should be.
  case expectedNumber(at: Int)
  /// A letter that is no command of path data.
  case unknownCommand(Character, at: Int)
  /// The path data does not begin with a move.
  case startsWithoutMove
  /// A number that is too large to be drawn.
  case outOfRange(at: Int)
  /// The document draws nothing.
  case empty

  package var description: String {
    switch self {
    case .unreadable(let path): "The outline \(path) cannot be read."
    case .tooLong(let bytes, let limit):
      "The outline has \(bytes) bytes; at most \(limit) are read."
    case .tooManySteps(let limit): "The outline has more than \(limit) steps."
    case .notSVG: "The text is no SVG document: there is no svg element at its beginning."
    case .badViewBox(let text):
      "The view box «\(text)» is not four numbers with a width and a height above 0."
    case .unclosed(let offset): "What begins at byte \(offset) has no end."
    case .unsupported(let what): "\(what) cannot be shown as a filled outline."
    case .expectedNumber(let offset): "There is no number at byte \(offset) of the path data."
    case .unknownCommand(let letter, let offset):
      "«\(letter)» at byte \(offset) is no command of path data."
    case .startsWithoutMove: "The path data does not begin with a move."
    case .outOfRange(let offset): "The number at byte \(offset) is too large to be drawn."
    case .empty: "The document draws nothing."
    }
  }
}

/// How much of a text is read.
package enum OutlineLimit {
  /// Bytes of a document.
  package static let bytes = 64 * 1024
  /// Steps of all its outlines together.
  package static let steps = 20_000
  /// The largest coordinate.
  static let coordinate = 1e6
}
