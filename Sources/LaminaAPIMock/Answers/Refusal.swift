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
    var members = [("type", "about:blank" as JSONValue), ("title", text(title))]
    members.append(("status", JSONValue(.number(JSONNumber(status)))))
    members.append(("detail", text(violations.map(\.message).first ?? title)))
    if let first = violations.first { members += place(first) }
    members.append(("violations", JSONValue(.array(violations.map(\.json)))))
    return JSONValue(.object(JSONObject(members.map { JSONMember(key: $0.0, value: $0.1) })))
  }

  private func place(_ violation: Violation) -> [(String, JSONValue)] {
    let field = violation.name.split(separator: "/").last.map(String.init)
    let members: [(String, JSONValue?)] = [
      ("field", field.map(text)), ("file", violation.file.map(text)),
      ("line", violation.line.map { JSONValue(.number(JSONNumber($0))) }),
    ]
    return members.compactMap { pair in pair.1.map { (pair.0, $0) } }
  }

  private func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
}
