import LaminaAPISource
import LaminaJSON

/// Why a request is not answered as it asks, and with which status.
struct Refusal: Error {
  var status: Int
  var title: String
  var violations: [Violation] = []
  var headers: MockHeaders = [:]

  /// The answer: `application/problem+json` (RFC 9457), with file and line of each rule.
  var answer: MockAnswer {
    var headers = headers
    headers.add("Content-Type", "application/problem+json")
    return MockAnswer(status, headers: headers, body: problem.utf8())
  }

  private var problem: JSONValue {
    var out = JSONMembers()
    out.set("type", "about:blank" as String)
    out.set("title", title)
    out.set("status", number: status)
    out.set("detail", violations.map(\.message).first ?? title)
    if let first = violations.first {
      out.set("field", first.name.split(separator: "/").last.map(String.init))
      out.set("file", first.file)
      out.set("line", number: first.line)
    }
    out.set("violations", JSONValue.list(violations.map(\.json)))
    return out.value
  }
}
