import LaminaAPIMock
import LaminaJSON

extension MockAnswer {
  var text: String { String(decoding: body, as: UTF8.self) }

  var json: JSONValue? { try? JSONValue(parsing: text) }

  /// File and line of the rule that a problem names.
  var rule: String? {
    guard headers["Content-Type"] == "application/problem+json", let json,
      let file = json["file"]?.string, let line = json["line"]?.number?.int
    else { return nil }
    return "\(file):\(line)"
  }
}
