import LaminaJSON

/// The mock's own resources, below `/_mock`.
///
/// ```
///  GET  /_mock/requests     what was asked, oldest first; DELETE forgets it
///  POST /_mock/reset        forgets everything
///  GET  /_mock/state        a snapshot; PUT takes one
///  PUT  /_mock/scenarios    {"GET /users/{id}": [503, 200]}
///  GET  /_mock/problems     what was wrong when the model was read again
/// ```
struct ControlDesk {
  let api: MockAPI
  private static let root = "/_mock/"

  func answer(_ request: MockRequest, _ state: inout MockState) -> MockAnswer? {
    guard request.target.hasPrefix(Self.root) else { return nil }
    do {
      return try answer(request.method, request, &state)
    } catch {
      return error.answer
    }
  }

  private func answer(
    _ method: String, _ request: MockRequest, _ state: inout MockState
  ) throws(Refusal) -> MockAnswer {
    switch (method, request.path.dropFirst(Self.root.count)) {
    case ("GET", "requests"): return json(state.records.json)
    case ("DELETE", "requests"): state.records = RecordRing()
    case ("POST", "reset"): reset(&state)
    case ("GET", "state"): return json(Snapshot.json(of: state))
    case ("PUT", "state"): try state.take(Snapshot.collections(of: value(request)))
    case ("PUT", "scenarios"): state.scenarios = try Scenarios.read(value(request))
    case ("GET", "problems"):
      return json(.list(state.problems.map(JSONValue.text)))
    default: throw unknown
    }
    return MockAnswer(204)
  }

  private var unknown: Refusal {
    Refusal(
      status: 404,
      title: "The mock has GET and DELETE requests, POST reset, GET and PUT state, PUT scenarios, "
        + "and GET problems below /_mock.")
  }

  private func reset(_ state: inout MockState) {
    let problems = state.problems
    state = MockState()
    state.problems = problems
  }

  private func value(_ request: MockRequest) throws(Refusal) -> JSONValue {
    do {
      return try JSONDocument(utf8: request.body).validValue()
    } catch {
      throw Refusal(status: 400, title: "The body is no JSON: \(error.message)")
    }
  }

  private func json(_ value: JSONValue) -> MockAnswer {
    MockAnswer(200, headers: ["Content-Type": "application/json"], body: value.utf8())
  }
}
