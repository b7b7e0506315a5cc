import LaminaAPI
import LaminaAPIMock
import Testing

/// Answers that stand for several statuses.
@Suite struct CoverageTests {
  /// A method that answers 200, and what else is said.
  private static func api(_ other: APIResponse.Coverage, _ status: Int) -> MockAPI {
    var method = APIMethod(name: "GET")
    var rest = APIResponse(status: status)
    rest.coverage = other
    method.responses = [APIResponse(status: 200)]
    method.otherResponses = [rest]
    var resource = APIResource(path: "/p", uri: "/p")
    resource.methods = [method]
    return MockAPI(APIModel(title: "T", resources: [resource]))
  }

  private static func status(_ api: MockAPI, _ code: Int? = nil) -> Int {
    let headers: MockHeaders = code.map { ["Prefer": "code=\($0)"] } ?? [:]
    return MockTransport(api).send(MockRequest("GET", "/p", headers: headers)).status
  }

  @Test("Prefer asks for any status of a class that is declared, and such an answer is kept")
  func classes() {
    let api = Self.api(.statusClass, 400)
    #expect(Self.status(api) == 200 && Self.status(api, 404) == 404 && Self.status(api, 418) == 418)
    #expect(Self.status(api, 500) == 400)
    #expect(api.violations(of: MockAnswer(418), to: MockRequest("GET", "/p")) == [])
    #expect(api.violations(of: MockAnswer(500), to: MockRequest("GET", "/p")).count == 1)
  }

  @Test("An answer for all others stands for any status but those of the others")
  func others() {
    let api = Self.api(.others, 200)
    #expect(Self.status(api) == 200 && Self.status(api, 503) == 503 && Self.status(api, 99) == 400)
    #expect(api.violations(of: MockAnswer(503), to: MockRequest("GET", "/p")) == [])
  }
}
