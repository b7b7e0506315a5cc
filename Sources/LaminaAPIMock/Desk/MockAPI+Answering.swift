import LaminaAPIModel
import LaminaJSON

extension MockAPI {
  /// Answers a request, and remembers what is to be remembered.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - state: what the mock remembers.
  ///   - now: the time in seconds, for the limit of calls.
  /// - Returns: the answer; the same for the same request, state and time.
  public func answer(
    _ request: MockRequest, state: inout MockState, now: Double
  ) -> MockAnswer {
    if let answer = ControlDesk(api: self).answer(request, &state) { return answer }
    state.count += 1
    var answer = plainAnswer(request, &state, now)
    answer = options.faults.apply(to: answer, number: state.count, seed: options.seed)
    answer = shared(answer, request)
    state.records.add(.init(number: state.count, request: request, status: answer.status))
    return answer
  }

  private func plainAnswer(
    _ request: MockRequest, _ state: inout MockState, _ now: Double
  ) -> MockAnswer {
    do {
      let found = try located(request)
      if request.method == "OPTIONS", found.route.methods["OPTIONS"] == nil {
        return options(of: found.route, request)
      }
      let located = try asked(request, found)
      try limit(located, &state, now)
      var check = RequestCheck(located)
      return try answer(to: check.run(), &state)
    } catch {
      return error.answer
    }
  }

  typealias Location = (route: MockRoute, number: Int, values: [FormField])

  func located(_ request: MockRequest) throws(Refusal) -> Location {
    guard let found = find(request.path) else {
      let sentence = "The model has no resource \(request.path.prefix(200))."
      throw Refusal(
        status: 404, title: "There is no such resource.",
        violations: [Violation(.path, "", sentence, at: nil)])
    }
    return (routes[found.route], found.route, found.values)
  }

  func asked(
    _ request: MockRequest, _ found: Location
  ) throws(Refusal) -> CheckedRequest {
    guard let method = found.route.method(request.method) else {
      throw notAllowed(request, found.route)
    }
    guard let query = FormFields.read(request.query) else {
      throw Refusal(
        status: 400, title: "The query cannot be read.",
        violations: [
          Violation(.query, "", "An escape is broken, or it has too many fields.", at: nil)
        ])
    }
    return CheckedRequest(
      request: request, route: found.route, routeNumber: found.number, method: method,
      path: found.values, query: query, preferences: Preferences(request.headers, query))
  }

  private func notAllowed(_ request: MockRequest, _ route: MockRoute) -> Refusal {
    let allowed = route.allowed.joined(separator: ", ")
    return Refusal(
      status: 405, title: "The resource has no such method.",
      violations: [
        Violation(
          .method, String(request.method.prefix(20)), "The resource has \(allowed).",
          at: route.place)
      ], headers: ["Allow": allowed])
  }

  private func limit(
    _ asked: CheckedRequest, _ state: inout MockState, _ now: Double
  ) throws(Refusal) {
    guard options.rateLimit > 0, let response = asked.method.response(429) else { return }
    let wait = RateLimit.note(
      &state.calls[asked.method.number, default: []], at: now, limit: options.rateLimit)
    guard let wait else { return }
    throw Refusal(
      status: 429, title: "Too many requests: \(options.rateLimit) within a second at most.",
      violations: [
        Violation(.method, asked.method.method.name, "It is called too often.", at: response.place)
      ], headers: ["Retry-After": "\(wait)"])
  }

  /// The answer to what keeps the rules.
  private func answer(
    to checked: CheckedRequest, _ state: inout MockState
  ) throws(Refusal) -> MockAnswer {
    let maker = AnswerMaker(checked: checked, seed: options.seed, basePath: basePath)
    var answer =
      if let scripted = try scripted(checked, maker, &state) { scripted } else {
        try maker.answer(maker.response())
      }
    answer.delay += checked.preferences.delay
    return answer
  }

  /// The answer of a scenario or of a collection.
  private func scripted(
    _ checked: CheckedRequest, _ maker: AnswerMaker, _ state: inout MockState
  ) throws(Refusal) -> MockAnswer? {
    if let step = step(checked, &state) { return try maker.answer(maker.response(step)) }
    guard options.isStateful else { return nil }
    let faults = EqualFields.violations(in: checked.value)
    if !faults.isEmpty {
      throw Refusal(
        status: checked.method.declared([422, 400]) ?? 400,
        title: "Two fields should be the same.", violations: faults)
    }
    let desk = CollectionDesk(
      checked: checked, shapes: shapes, maker: maker, base: collectionPath(checked))
    return try desk.answer(&state)
  }

  /// The path of a collection: of an item's, without the key.
  private func collectionPath(_ checked: CheckedRequest) -> String {
    var segments = RouteTable.segments(checked.request.path).map(String.init)
    if segments.starts(with: base) { segments.removeFirst(base.count) }
    if shapes.items[checked.routeNumber] != nil { segments.removeLast() }
    return "/" + segments.joined(separator: "/")
  }

  /// The next status of the method's scenario; the last one stays.
  private func step(_ checked: CheckedRequest, _ state: inout MockState) -> Int? {
    let scenarios = state.scenarios.isEmpty ? options.scenarios : state.scenarios
    if scenarios.isEmpty { return nil }
    let name = "\(checked.method.method.name) \(checked.route.uri)"
    guard let steps = scenarios[name], !steps.isEmpty else { return nil }
    let next = state.steps[name, default: 0]
    state.steps[name] = min(next + 1, steps.count - 1)
    return steps[min(next, steps.count - 1)]
  }
}
