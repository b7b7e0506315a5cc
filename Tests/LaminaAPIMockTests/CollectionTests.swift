import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// What a mock keeps between requests.
@Suite struct CollectionTests {
  private let mock = MockTransport(MembersFixture.api())

  private func send(_ method: String, _ target: String, _ body: String = "") -> MockAnswer {
    let headers: MockHeaders = body.isEmpty ? [:] : ["Content-Type": "application/json"]
    mock.advance(by: 1)
    return mock.send(MockRequest(method, target, headers: headers, body: Array(body.utf8)))
  }

  @Test("A name is free, is taken by a sign-up, and stays taken")
  func signUp() {
    #expect(send("HEAD", "/members/ada").status == 200)
    #expect(send("HEAD", "/members/eve").status == 404)
    let made = mock.send(MembersFixture.joining("eve"))
    #expect(made.status == 201 && made.headers["Location"] == "/v1/members/eve")
    #expect(made.json?["nick"]?.string == "eve" && made.json?["password"] == nil)
    #expect(send("HEAD", "/v1/members/eve").status == 200)
    #expect(send("GET", "/members/eve").json?["nick"]?.string == "eve")
    let again = mock.send(MembersFixture.joining("eve"))
    #expect(again.status == 409 && again.json?["title"]?.string == "taken")
  }

  @Test("What breaks the schema is 422 with the field and the schema's line")
  func password() {
    let answer = mock.send(MembersFixture.joining("eve", password: "abc"))
    #expect(answer.status == 422 && answer.json?["field"]?.string == "password")
    let lines = MembersFixture.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.contains("minLength\": 5") } ?? -2) + 1
    #expect(answer.rule == "api.raml:\(line)", "\(answer.text)")
    #expect(send("HEAD", "/members/eve").status == 404)
  }

  @Test("Two passwords must be the same, which no schema can say")
  func repeatedPassword() {
    let answer = mock.send(MembersFixture.joining("eve", again: "other"))
    #expect(answer.status == 422 && answer.json?["field"]?.string == "repeatedPassword")
  }

  @Test("The fifth call within a second is 429 with Retry-After, and only where that is declared")
  func rate() {
    let calls = (0..<5).map { _ in mock.send(MockRequest("HEAD", "/members/ada")).status }
    #expect(calls == [200, 200, 200, 200, 429])
    #expect(mock.send(MockRequest("HEAD", "/members/ada")).headers["Retry-After"] == "1")
    mock.advance(by: 1)
    #expect(mock.send(MockRequest("HEAD", "/members/ada")).status == 200)
    #expect((0..<9).allSatisfy { _ in mock.send(MockRequest("GET", "/notes")).status == 200 })
  }

  @Test("Items are made, listed, replaced, changed and removed")
  func items() {
    #expect(send("GET", "/notes").json?.array?.count == 1)
    let made = send("POST", "/notes", #"{"text": "tea"}"#)
    let place = made.headers["Location"] ?? "-"
    #expect(made.status == 201 && place == "/v1/notes/2")
    #expect(send("GET", place).json?["text"]?.string == "tea")
    #expect(send("PUT", place, #"{"text": "milk"}"#).json == ["id": 2, "text": "milk"])
    #expect(
      send("PATCH", place, #"{"done": true}"#).json == ["id": 2, "text": "milk", "done": true])
    #expect(send("GET", "/notes").json?.array?.count == 2)
    #expect(send("DELETE", place).status == 204)
    #expect(send("GET", place).status == 404)
    #expect(send("DELETE", place).status == 404)
  }

  @Test("The plain path beats the template, and wants a name and a password")
  func me() {
    #expect(send("GET", "/members/me").status == 401)
    func me(_ value: String) -> MockAnswer {
      mock.send(MockRequest("GET", "/members/me", headers: ["Authorization": value]))
    }
    #expect(me("Basic YWRhOnNlY3JldA==").status == 200)
    #expect(me("Basic !!").status == 401 && me("Bearer YWRhOnNlY3JldA==").status == 401)
  }

  @Test("Requests are recorded, and everything can be forgotten, kept and taken back")
  func control() throws {
    _ = mock.send(MembersFixture.joining("eve"))
    let records = try #require(send("GET", "/_mock/requests").json?.array)
    #expect(records.count == 1 && records[0]["target"]?.string == "/joinings")
    #expect(records[0]["status"]?.number?.int == 201)
    let snapshot = send("GET", "/_mock/state").text
    #expect(send("POST", "/_mock/reset").status == 204)
    #expect(send("HEAD", "/members/eve").status == 404)
    #expect(send("PUT", "/_mock/state", snapshot).status == 204)
    #expect(send("HEAD", "/members/eve").status == 200)
    #expect(send("PUT", "/_mock/state", "[1]").status == 400)
    #expect(send("PUT", "/_mock/state", "{").status == 400)
    #expect(send("GET", "/_mock/nothing").status == 404)
  }

  @Test("Only the latest thousand requests are recorded")
  func records() throws {
    for number in 0..<1_005 { _ = mock.send(MockRequest("GET", "/notes?n=\(number)")) }
    let records = try #require(send("GET", "/_mock/requests").json?.array)
    #expect(records.count == 1_000 && records[0]["target"]?.string == "/notes?n=5")
  }

  @Test("Forms make items as JSON does")
  func forms() {
    let request = MockRequest(
      "POST", "/joinings", headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: Array("name=eve&password=s3cr3t&repeatedPassword=s3cr3t".utf8))
    #expect(mock.send(request).status == 201 && send("HEAD", "/members/eve").status == 200)
  }
}
