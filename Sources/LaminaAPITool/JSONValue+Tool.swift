import LaminaAPI
import LaminaJSON

extension JSONValue {
  /// A place as file, line and column; null if there is none.
  static func place(_ place: Place?) -> JSONValue {
    place.map { .map([("file", .text($0.file))] + position($0)) } ?? nil
  }

  /// Line and column of a place.
  static func position(_ place: Place) -> [(name: String, value: JSONValue)] {
    [("line", number(place.line)), ("column", number(place.column))]
  }

  /// A note as message, file, line and column.
  static func note(_ message: String, _ place: Place?) -> JSONValue {
    .map([
      ("message", .text(message)), ("file", place.map { .text($0.file) } ?? nil),
      ("line", place.map { number($0.line) } ?? nil),
      ("column", place.map { number($0.column) } ?? nil),
    ])
  }
}
