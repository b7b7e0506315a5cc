import LaminaAPI
import LaminaAPIMock
import Testing

/// Pages of other origins, and what tags, delays and faults come to together.
@Suite struct CrossOriginTests {
  private let origin = ("Origin", "http://page.test")

  private func send(
    _ method: String, _ target: String, _ more: [(String, String)] = [],
    _ mock: MockTransport = MockTransport(BoardFixture.api())
  ) -> MockAnswer {
    var headers = BoardFixture.device
    for (name, value) in more { headers.add(name, value) }
    return mock.send(MockRequest(method, target, headers: headers))
  }

  @Test(
    "A page may read every answer, refusals too, and caches are told why",
    arguments: [
      ("GET", "/boards/7/12", 200), ("GET", "/boards/0/12", 400), ("GET", "/none", 404),
      ("DELETE", "/boards/7/12", 405), ("HEAD", "/boards/7/12", 200),
      ("OPTIONS", "/boards/7/12", 204),
    ])
  func refusals(_ method: String, _ target: String, _ status: Int) {
    let answer = send(method, target, [origin])
    #expect(answer.status == status)
    #expect(answer.headers["Access-Control-Allow-Origin"] == origin.1)
    #expect(answer.headers["Access-Control-Expose-Headers"] == "*")
    #expect(answer.headers["Vary"] == "Origin")
    let plain = send(method, target)
    #expect(plain.status == status && plain.headers["Access-Control-Allow-Origin"] == nil)
  }

  @Test("Who is not known may read that, and may ask ahead without proof")
  func unknown() {
    let mock = MockTransport(BoardFixture.api())
    let refused = mock.send(MockRequest("GET", "/boards/7/12", headers: ["Origin": "http://a.b"]))
    #expect(refused.status == 401)
    #expect(refused.headers["Access-Control-Allow-Origin"] == "http://a.b")
    let ahead = mock.send(
      MockRequest(
        "OPTIONS", "/boards/7/12",
        headers: ["Origin": "http://a.b", "Access-Control-Request-Method": "GET"]))
    #expect(ahead.status == 204)
    #expect(ahead.headers["Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS")
    #expect(ahead.headers["Access-Control-Max-Age"] == "600")
    #expect(ahead.headers["Access-Control-Allow-Headers"] == nil)
  }

  @Test("304 is for a page, too, and has the tag and no body")
  func known() {
    let answer = send("GET", "/boards/7/12", [origin, ("If-None-Match", "\"b0a2d\"")])
    #expect(answer.status == 304 && answer.body.isEmpty)
    #expect(answer.headers["ETag"] == "\"b0a2d\"")
    #expect(answer.headers["Access-Control-Allow-Origin"] == origin.1)
  }

  @Test("A body without a declared tag gets one of its bytes, which another body has not")
  func made() throws {
    let mock = MockTransport(BoardFixture.api())
    let one = send("GET", "/boards/kinds?seed=1", [], mock)
    let tag = try #require(one.headers["ETag"])
    #expect(send("GET", "/boards/kinds?seed=2", [], mock).headers["ETag"] != tag)
    #expect(send("GET", "/boards/kinds?seed=1", [("If-None-Match", tag)], mock).status == 304)
    #expect(send("GET", "/boards/kinds?seed=2", [("If-None-Match", tag)], mock).status == 200)
    #expect(send("GET", "/boards/7/12", [("Prefer", "code=503")], mock).headers["ETag"] == nil)
  }

  @Test(
    "A mock that fails on purpose keeps the delay, may be read by pages, and says when to come again"
  )
  func failures() {
    var options = MockOptions()
    options.faults.errorRate = 1
    options.faults.latency = 5...5
    let mock = MockTransport(BoardFixture.api(options))
    let answers = (0..<60).map { _ in
      send("GET", "/boards/7/12", [origin, ("Prefer", "delay=40")], mock)
    }
    #expect(Set(answers.map(\.status)) == [500, 503])
    for answer in answers {
      #expect(answer.delay == 45 && !answer.isDropped)
      #expect(answer.headers["Access-Control-Allow-Origin"] == origin.1)
      #expect((answer.headers["Retry-After"] == "1") == (answer.status == 503))
      #expect(answer.headers["Content-Type"] == "application/problem+json")
    }
  }

  @Test("What is asked of the mock itself neither fails nor waits")
  func control() {
    var options = MockOptions()
    options.faults.errorRate = 1
    options.faults.dropRate = 1
    options.faults.latency = 50...50
    let answer = send("GET", "/_mock/requests", [], MockTransport(BoardFixture.api(options)))
    #expect(answer.status == 200 && answer.delay == 0 && !answer.isDropped)
  }
}
