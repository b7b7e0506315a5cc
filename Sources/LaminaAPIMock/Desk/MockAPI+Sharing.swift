extension MockAPI {
  /// What a resource takes; to a browser that asks ahead, all that it may send.
  func options(of route: MockRoute, _ request: MockRequest) -> MockAnswer {
    let allowed = route.allowed.joined(separator: ", ")
    var answer = MockAnswer(204, headers: ["Allow": allowed])
    guard request.headers["Access-Control-Request-Method"] != nil else { return answer }
    answer.headers.add("Access-Control-Allow-Methods", allowed)
    if let asked = request.headers["Access-Control-Request-Headers"] {
      answer.headers.add("Access-Control-Allow-Headers", asked)
    }
    answer.headers.add("Access-Control-Max-Age", "600")
    return answer
  }

  /// An answer that a page of another origin may read.
  func shared(_ answer: MockAnswer, _ request: MockRequest) -> MockAnswer {
    guard let origin = request.headers["Origin"] else { return answer }
    var answer = answer
    answer.headers.add("Access-Control-Allow-Origin", origin)
    answer.headers.add("Access-Control-Expose-Headers", "*")
    answer.headers.add("Vary", "Origin")
    return answer
  }
}
