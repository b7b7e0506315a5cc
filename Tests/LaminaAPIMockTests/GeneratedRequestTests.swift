import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import SeededRandom
import Testing

/// What schemathesis does that matters, of the exported OpenAPI: requests that keep the rules, the same with one
/// part broken, and garbage; statuses and bodies are judged by the model.
@Suite struct GeneratedRequestTests {
  private static let count = 300

  /// The model as OpenAPI says it, not as RAML does.
  private static func exported(_ model: APIModel) throws -> APIModel {
    let text = OpenAPIDocument(model, version: .v3_1).text(.yaml)
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
    try #require(file.isUsable, "\(file.diagnostics)")
    return file.model()
  }

  private func attack(_ model: APIModel, seed: UInt64) throws {
    let exported = try Self.exported(model)
    let (server, judge) = (MockAPI(model), MockAPI(exported))
    var numbers = SeededNumbers(seed: seed)
    var state = MockState()
    let requests = judge.exampleRequests(of: exported)
    try #require(!requests.isEmpty)
    for request in requests {
      let answer = server.answer(request, state: &state, now: 0)
      #expect(
        (200...399).contains(answer.status), "\(request.method) \(request.target) \(answer.status)")
      #expect(judge.violations(of: answer, to: request).map(\.description) == [])
    }
    for number in 0..<Self.count {
      guard let request = requests.randomElement(using: &numbers) else { break }
      let (broken, isWrong) = Self.broken(request, &numbers)
      let answer = server.answer(broken, state: &state, now: Double(number))
      #expect(answer.status < 500, "\(broken.method) \(broken.target) \(answer.status)")
      if isWrong {
        #expect((400...499).contains(answer.status), "\(broken.method) \(broken.target)")
      }
      if answer.status >= 400, broken.method != "HEAD",
        answer.headers["Content-Type"] == "application/problem+json"
      {
        let problem = try JSONValue(parsing: String(decoding: answer.body, as: UTF8.self))
        #expect(problem["status"]?.number?.int == answer.status && problem["title"] != nil)
      }
    }
  }

  /// A request with one part changed, and whether that is wrong whatever the model says.
  private static func broken(
    _ request: MockRequest, _ numbers: inout SeededNumbers
  ) -> (MockRequest, isWrong: Bool) {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      return (
        MockRequest(
          "BREW", request.target, headers: request.headers, body: request.body, isSecure: true),
        true
      )
    case 1:
      let target = "/no-such/" + request.target.dropFirst()
      return (MockRequest(request.method, target, headers: request.headers, isSecure: true), true)
    case 2:
      let headers: MockHeaders = ["Content-Type": "application/x-nothing"]
      let body = Array("x".utf8)
      return (
        MockRequest(request.method, request.target, headers: headers, body: body, isSecure: true),
        false
      )
    case 3:
      // A JSON body that is none is wrong wherever one is taken.
      let isJSON = request.headers["Content-Type"]?.contains("json") == true
      let body = Array(request.body.dropLast(1))
      return (
        MockRequest(
          request.method, request.target, headers: request.headers, body: body, isSecure: true),
        isJSON && !request.body.isEmpty
      )
    case 4:
      let bytes = (0..<Int.random(in: 1..<40, using: &numbers)).map { _ in
        Character(Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &numbers)))
      }
      let target = request.target + "?" + String(bytes)
      return (
        MockRequest(
          request.method, target, headers: request.headers, body: request.body, isSecure: true),
        false
      )
    default:
      return (
        MockRequest(
          request.method, request.target, headers: [:], body: request.body, isSecure: true), false
      )
    }
  }

  @Test("A fixture's mock answers requests of its exported OpenAPI as the model says")
  func fixture() throws { try attack(Self.shop, seed: 1) }

  @Test(
    "So do the mocks of the two given APIs", .enabled(if: GivenAPIs.areThere),
    arguments: ["ads", "signup"])
  func given(_ name: String) throws {
    let document = RAMLDocument.read("api.raml", from: FolderLoader("\(GivenAPIs.folder)/\(name)"))
    try attack(document.model(), seed: 2)
  }

  private static var shop: APIModel {
    let text = """
      #%RAML 0.8
      title: Shop
      securitySchemes: [key: {type: x-key, describedBy: {headers: {X-Key: {required: true}}}}]
      /items:
        get:
          queryParameters: {page: {type: integer, minimum: 1}, kind: {enum: [a, b], repeat: true}}
          responses: {200: {body: {application/json: {schema: '{"type": "array", "items": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}}'}}}}
        post:
          securedBy: [key]
          body: {application/json: {schema: '{"type": "object", "required": ["name"], "properties": {"name": {"type": "string", "minLength": 2}}}'}}
          responses: {201: {headers: {Location: {required: true}}}, 400: , 401: }
        /{id}:
          uriParameters: {id: {type: integer, minimum: 1}}
          get: {responses: {200: {body: {application/json: {example: '{}'}}}, 404: }}
      """
    return RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text])).model()
  }
}
