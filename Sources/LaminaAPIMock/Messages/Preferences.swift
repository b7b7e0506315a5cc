/// What a caller asks of the mock: `Prefer: code=404, dynamic=true, delay=200`, and `?seed=`.
struct Preferences: Hashable, Sendable {
  var code: Int?
  var example: String?
  var isDynamic = false
  /// Milliseconds, a minute at most.
  var delay = 0
  var seed: UInt64?

  static let longestDelay = 60_000

  init(_ headers: MockHeaders, _ query: [FormField]) {
    seed = query.first { $0.name == "seed" }.flatMap { UInt64($0.value) }
    guard headers["Prefer"] != nil else { return }
    for text in headers.values(of: "Prefer") {
      for part in Self.parts(text) { read(part) }
    }
  }

  /// Splits at commas, semicolons and blanks outside of quotes.
  private static func parts(_ text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return !isQuoted && (character == "," || character == ";" || character == " ")
    }
  }

  private mutating func read(_ part: Substring) {
    guard let sign = part.firstIndex(of: "=") else { return }
    let value = part[part.index(after: sign)...].filter { $0 != "\"" }
    switch part[..<sign].lowercased() {
    case "code": code = Int(value) ?? 0
    case "example": example = value
    case "dynamic": isDynamic = value == "true"
    case "delay": delay = min(max(0, Int(value) ?? 0), Self.longestDelay)
    default: break
    }
  }
}
