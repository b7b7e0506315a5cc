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
      guard let response = checked.method.answer(code) else { throw undeclared(code) }
      return response
    }
    let plain = all.filter { $0.coverage == .status }
    return [plain, all].lazy.compactMap { list in
      list.filter { (200...299).contains($0.status) }.min { $0.status < $1.status }
    }.first ?? plain.first ?? all.first
  }

  private func undeclared(_ code: Int) -> Refusal {
    let known = checked.method.responses.map(\.name).joined(separator: ", ")
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
    answer.body = try made(body)
    return tagged(answer, nil)
  }

  /// The answer of a response that has bodies, with a value for one of them.
  func answer(_ response: ResponseRule, with value: JSONValue) throws(Refusal) -> MockAnswer {
    var answer = MockAnswer(response.status, headers: MockHeaders(response.headers))
    answer.headers["ETag"] = nil
    guard answer.mayHaveBody, let body = try body(of: response) else { return tagged(answer, nil) }
    guard let bytes = body.bytes(body.rule.own(value)) else { throw unwritten(body) }
    answer.headers["Content-Type"] = body.contentType
    answer.body = bytes
    return tagged(answer, nil)
  }

  /// The body whose media type the caller likes best, of those that can be made if there is one.
  private func body(of response: ResponseRule) throws(Refusal) -> AnswerBody? {
    guard !response.bodies.isEmpty else { return nil }
    let accept = AcceptList(checked.request.headers["Accept"])
    let possible = response.bodies.filter(\.canBeMade)
    if let best = accept.best(of: possible, type: \.contentType) { return best }
    if let best = accept.best(of: response.bodies, type: \.contentType) { return best }
    let known = response.bodies.map(\.contentType).joined(separator: ", ")
    let accepted = checked.request.headers["Accept"] ?? "*/*"
    throw Refusal(
      status: checked.method.declared([406]) ?? 406, title: "No media type is acceptable.",
      violations: [
        Violation(
          .header, "Accept", "The caller accepts \(accepted); the API has \(known).",
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

  /// Bytes of the media type for the schema, judged before they are sent.
  private func made(_ body: AnswerBody) throws(Refusal) -> [UInt8] {
    guard let rule = body.rule.schema else {
      guard let bytes = body.plainBytes else { throw unwritten(body) }
      return bytes
    }
    do {
      let value = body.rule.own(try rule.schema.generate(seed: ownSeed))
      guard rule.violations(of: value).isEmpty else {
        throw unmade("A made value breaks the schema.", body)
      }
      guard let bytes = body.bytes(value) else { throw unwritten(body) }
      return bytes
    } catch let error as SchemaGenerationError {
      throw unmade(error.message, body)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw unmade("\(error)", body)
    }
  }

  private func unwritten(_ body: AnswerBody) -> Refusal {
    Refusal(
      status: checked.method.declared([406]) ?? 406, title: "No body of this type can be made.",
      violations: [
        Violation(
          .body, "",
          "The mock makes no value of \(body.contentType) for this schema: give an example.",
          at: body.rule.place)
      ])
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
