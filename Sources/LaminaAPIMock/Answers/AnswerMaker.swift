import LaminaAPIModel
import LaminaAPISource
import LaminaJSON
import LaminaJSONSchema

/// Makes the answer to a request that keeps the rules: which response, which body, which tag.
struct AnswerMaker {
  let checked: CheckedRequest
  let seed: UInt64
  /// The path of the base URI.
  let basePath: String

  /// Where an item is found.
  func location(_ collection: String, _ key: String) -> String {
    basePath + collection + "/" + URITemplate.escaped(key)
  }

  /// The response: the wanted status, else the lowest 2xx, else the first.
  func response(_ wanted: Int? = nil) throws(Refusal) -> ResponseRule? {
    let all = checked.method.responses
    if let code = wanted ?? checked.preferences.code {
      guard let response = checked.method.response(code) else { throw undeclared(code) }
      return response
    }
    return all.filter { (200...299).contains($0.status) }.min { $0.status < $1.status } ?? all.first
  }

  private func undeclared(_ code: Int) -> Refusal {
    let known = checked.method.responses.map { "\($0.status)" }.joined(separator: ", ")
    let sentence =
      "Prefer asks for a status \(code) that the method does not declare; it declares "
      + (known.isEmpty ? "none." : "\(known).")
    return Refusal(
      status: 400, title: "There is no such answer.",
      violations: [
        Violation(.header, "Prefer", sentence, at: checked.method.method.place)
      ])
  }

  /// The answer of a response, with its example or a body made for its schema.
  func answer(_ response: ResponseRule?) throws(Refusal) -> MockAnswer {
    guard let response else { return MockAnswer(204) }
    var answer = MockAnswer(response.status, headers: MockHeaders(response.headers))
    guard answer.mayHaveBody, let body = try body(of: response) else { return tagged(answer, nil) }
    answer.headers["Content-Type"] = body.contentType
    if let example = try example(of: body) {
      answer.body = example.bytes
      return tagged(answer, example.tag)
    }
    answer.body = try body.rule.schema.map { rule throws(Refusal) in try made(rule, body) } ?? []
    return tagged(answer, nil)
  }

  /// The body whose media type the caller likes best.
  private func body(of response: ResponseRule) throws(Refusal) -> AnswerBody? {
    guard !response.bodies.isEmpty else { return nil }
    let accept = checked.request.headers["Accept"]
    if accept == nil || accept == "*/*" { return response.bodies.first }
    if let best = AcceptList(accept).best(of: response.bodies, type: \.contentType) { return best }
    let known = response.bodies.map(\.contentType).joined(separator: ", ")
    throw Refusal(
      status: checked.method.declared([406]) ?? 406, title: "No media type is acceptable.",
      violations: [
        Violation(
          .header, "Accept", "The caller accepts \(accept ?? "*/*"); the API has \(known).",
          at: response.place)
      ])
  }

  /// The example that the caller asks for, or the first; nothing if a made body is wanted.
  private func example(of body: AnswerBody) throws(Refusal) -> AnswerExample? {
    var example = body.examples.first
    if let name = checked.preferences.example {
      example = body.example(named: name)
      if example == nil { throw unknown(name, body) }
    }
    return checked.preferences.isDynamic && body.rule.schema != nil ? nil : example
  }

  private func unknown(_ name: String, _ body: AnswerBody) -> Refusal {
    let names = body.examples.map { $0.name ?? "default" }
    let known =
      names.isEmpty ? "The answer has no example." : "It has \(names.joined(separator: ", "))."
    return Refusal(
      status: 400, title: "There is no such example.",
      violations: [
        Violation(
          .header, "Prefer", "Prefer asks for the example \(name.prefix(80)). \(known)",
          at: body.rule.place)
      ])
  }

  /// A value for the schema, judged before it is sent.
  private func made(_ rule: SchemaRule, _ body: AnswerBody) throws(Refusal) -> [UInt8] {
    do {
      let value = try rule.schema.generate(seed: ownSeed)
      let faults = rule.violations(of: value)
      guard faults.isEmpty else { throw unmade("A made value breaks the schema.", body) }
      return value.utf8()
    } catch let error as SchemaGenerationError {
      throw unmade(error.message, body)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw unmade("\(error)", body)
    }
  }

  private func unmade(_ reason: String, _ body: AnswerBody) -> Refusal {
    Refusal(
      status: 500, title: "No answer can be made.",
      violations: [Violation(.body, "", reason, at: body.rule.place)])
  }

  /// The same for the same request.
  private var ownSeed: UInt64 {
    if let seed = checked.preferences.seed { return seed }
    return StableHash.of(checked.request.target.utf8) ^ seed
  }

  /// A tag for what can be read, and 304 if the caller has it.
  func tagged(_ answer: MockAnswer, _ known: String?) -> MockAnswer {
    let isRead = checked.request.method == "GET" || checked.isHead
    guard answer.status == 200, isRead, !(answer.body.isEmpty && known == nil) else {
      return answer
    }
    var answer = answer
    let tag = answer.headers["ETag"] ?? known ?? EntityTag.of(answer.body)
    answer.headers["ETag"] = tag
    guard let header = checked.request.headers["If-None-Match"],
      EntityTag.isKnown(tag, in: header)
    else { return answer }
    return MockAnswer(304, headers: ["ETag": tag])
  }
}
