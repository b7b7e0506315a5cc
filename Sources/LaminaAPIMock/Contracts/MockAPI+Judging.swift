import LaminaAPIModel

extension MockAPI {
  /// The rules that a request breaks; a resource or a method that is not declared is one.
  public func violations(of request: MockRequest) -> [Violation] {
    do {
      var check = RequestCheck(try asked(request, located(request)))
      _ = try check.run()
      return []
    } catch {
      let unnamed = Violation(.method, request.method, error.title, at: nil)
      return error.violations.isEmpty ? [unnamed] : error.violations
    }
  }

  /// The rules that an answer to a request breaks: status, required headers, media type, body.
  public func violations(of answer: MockAnswer, to request: MockRequest) -> [Violation] {
    guard let asked = try? asked(request, located(request)) else { return [] }
    guard let response = asked.method.answer(answer.status) else {
      if asked.method.declared([answer.status]) != nil { return [] }
      let sentence = "The status \(answer.status) is not declared."
      return [
        Violation(.status, "\(answer.status)", sentence, at: asked.method.method.place)
      ]
    }
    let hasBody = answer.mayHaveBody && request.method != "HEAD"
    return headerFaults(answer, response) + (hasBody ? bodyFaults(answer, response) : [])
  }

  private func headerFaults(_ answer: MockAnswer, _ response: ResponseRule) -> [Violation] {
    response.rules.flatMap { $0.violations(of: answer.headers, in: .header) }
  }

  private func bodyFaults(_ answer: MockAnswer, _ response: ResponseRule) -> [Violation] {
    guard !response.bodies.isEmpty else { return [] }
    let contentType = answer.headers["Content-Type"] ?? ""
    let type = ContentType(contentType)
    let body = response.bodies.first { type.fits($0.rule.mediaType.lowercased()) }
    guard let body else {
      let known = response.bodies.map(\.contentType).joined(separator: ", ")
      let sentence = "The media type is '\(contentType.prefix(80))'; the model has \(known)."
      return [Violation(.header, "Content-Type", sentence, at: response.place)]
    }
    return body.rule.read(answer.body, contentType).faults
  }
}
