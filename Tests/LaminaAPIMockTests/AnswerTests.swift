import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import LaminaJSONSchema
import Testing

/// Which answer is chosen, and what it holds.
@Suite struct AnswerTests {
  private let mock = MockTransport(BoardFixture.api())

  private func get(_ target: String, _ more: [(String, String)] = [], method: String = "GET")
    -> MockAnswer
  {
    var headers = BoardFixture.device
    for (name, value) in more { headers.add(name, value) }
    return mock.send(MockRequest(method, target, headers: headers))
  }

  @Test("Prefer asks for a status; the declared headers come with it")
  func code() {
    let answer = get("/boards/7/12", [("Prefer", "code=503")])
    #expect(answer.status == 503 && answer.headers["Retry-After"] == "34")
    #expect(answer.json?["code"]?.number?.int == 50_300)
    #expect(get("/boards/7/12", [("Prefer", "code=418")]).status == 400)
  }

  @Test("Prefer asks for a delay, for an example, and for a made body")
  func preferences() {
    let answer = get("/boards/7/12", [("Prefer", "dynamic=true, delay=40")])
    #expect(answer.delay == 40 && !answer.text.contains("Harbour"))
    #expect(get("/boards/7/12", [("Prefer", "delay=9999999")]).delay == 60_000)
    #expect(get("/boards/7/12", [("Prefer", "example=default")]).status == 200)
    #expect(get("/boards/7/12", [("Prefer", "example=other")]).status == 400)
  }

  @Test("The same request gets the same made answer, another seed another one")
  func seeds() {
    let again = MockTransport(BoardFixture.api())
    let request = MockRequest("GET", "/boards/kinds?seed=5")
    #expect(mock.send(request) == again.send(request))
    #expect(mock.send(request) == mock.send(request))
    let answers = (0..<20).map { mock.send(MockRequest("GET", "/boards/kinds?seed=\($0)")).body }
    #expect(Set(answers).count > 10)
  }

  @Test("Made bodies keep their schema: never seven departures")
  func bounds() throws {
    for seed in 0..<200 {
      let answer = mock.send(MockRequest("GET", "/boards/kinds?seed=\(seed)"))
      let departures = try #require(answer.json?["departures"]?.array)
      #expect((1...6).contains(departures.count) && answer.status == 200)
    }
  }

  @Test("Plain segments beat templates")
  func order() {
    // /boards/{board}/clicks has no GET, and /boards/{line}/{stop} wants numbers.
    #expect(get("/boards/7/clicks").status == 405)
    #expect(get("/boards/kinds").status == 200)
  }

  @Test("A caller that has the tag gets 304 without a body")
  func tags() throws {
    let tag = try #require(get("/boards/7/12").headers["ETag"])
    #expect(tag == "\"b0a2d\"")
    for known in [tag, "W/" + tag, "\"x\", " + tag, "*"] {
      let answer = get("/boards/7/12", [("If-None-Match", known)])
      #expect(answer.status == 304 && answer.body.isEmpty && answer.headers["ETag"] == tag)
    }
    #expect(get("/boards/7/12", [("If-None-Match", "\"x\"")]).status == 200)
  }

  @Test("HEAD is GET without the body's bytes; OPTIONS says what there is")
  func head() {
    #expect(get("/boards/7/12", method: "HEAD").headers == get("/boards/7/12").headers)
    let answer = get("/boards/7/12", method: "OPTIONS")
    #expect(answer.status == 204 && answer.headers["Allow"] == "GET, HEAD, OPTIONS")
  }

  @Test("A page of another origin may ask ahead, and read")
  func origins() {
    let ahead = mock.send(
      MockRequest(
        "OPTIONS", "/boards/7/clicks",
        headers: [
          "Origin": "http://page.test", "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "Device",
        ]))
    #expect(ahead.status == 204 && ahead.headers["Access-Control-Allow-Methods"] == "OPTIONS, POST")
    #expect(ahead.headers["Access-Control-Allow-Headers"] == "Device")
    let answer = get("/boards/7/12", [("Origin", "http://page.test")])
    #expect(answer.headers["Access-Control-Allow-Origin"] == "http://page.test")
  }

  @Test("Faults come by seed, the same each time")
  func faults() {
    var options = MockOptions()
    options.faults.dropRate = 0.2
    options.faults.errorRate = 0.3
    options.faults.latency = 5...20
    func run() -> [MockAnswer] {
      let mock = MockTransport(BoardFixture.api(options))
      return (0..<200).map { _ in
        mock.send(MockRequest("GET", "/boards/7/12", headers: BoardFixture.device))
      }
    }
    let answers = run()
    #expect(answers == run())
    #expect((20...60).contains(answers.count { $0.isDropped }))
    #expect((35...85).contains(answers.count { $0.status >= 500 }))
    #expect(answers.allSatisfy { (5...20).contains($0.delay) })
  }

  @Test("A scenario answers step by step, and stays at its last")
  func scenarios() {
    var options = MockOptions()
    options.scenarios = ["GET /boards/{line}/{stop}": [503, 200]]
    let mock = MockTransport(BoardFixture.api(options))
    let statuses = (0..<3).map { _ in
      mock.send(MockRequest("GET", "/boards/7/12", headers: BoardFixture.device)).status
    }
    #expect(statuses == [503, 200, 200])
  }
}
