import LaminaAPI
import LaminaAPIMock
import LaminaJSON
import Testing

/// What is refused, with which status, and which line of the model is named.
@Suite struct RefusalTests {
  private let mock = MockTransport(BoardFixture.api())

  private func get(_ target: String, _ headers: MockHeaders = BoardFixture.device) -> MockAnswer {
    mock.send(MockRequest("GET", target, headers: headers))
  }

  /// The line of a text in the model.
  private func line(_ text: String) -> String {
    let lines = BoardFixture.files["api.raml"]?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = lines?.firstIndex { $0.trimmed == text } ?? -2
    return "api.raml:\(index + 1)"
  }

  @Test("A request that keeps the rules gets the example")
  func fine() {
    let answer = get("/boards/7/12")
    #expect(answer.status == 200 && answer.headers["Content-Type"] == "application/json")
    #expect(answer.text == #"{"departures": [{"to": "Harbour", "minutes": 4}]}"#)
  }

  @Test("The base URI's path may stand in front", arguments: ["/v3", ""])
  func basePath(_ base: String) {
    #expect(get(base + "/boards/7/12").status == 200)
    #expect(get("/v4/boards/7/12").status == 404)
  }

  @Test("A missing or wrong header of the scheme is 401 with the header's line")
  func security() {
    for headers: MockHeaders in [[:], ["Device": "12"], ["Device": "wall/12\nx"]] {
      let answer = get("/boards/7/12", headers)
      #expect(answer.status == 401 && answer.rule == line("Device:"))
      #expect(answer.headers["WWW-Authenticate"]?.contains("device") == true)
    }
    #expect(get("/boards/kinds", [:]).status == 200)
  }

  @Test(
    "Parameters that break their declaration are 400 with its line",
    arguments: [
      ("/boards/abc/1", "line:"), ("/boards/0/1", "line:"), ("/boards/100/1", "line:"),
      ("/boards/1/1?scale=2&scale=3", "scale:"), ("/boards/1/1?scale=4.5", "scale:"),
      ("/boards/1/1?scale=", "scale:"), ("/boards/1/1?kind=1&kind=x", "kind:"),
    ])
  func parameters(_ target: String, _ rule: String) {
    let answer = get(target)
    #expect(answer.status == 400 && answer.rule == line(rule), "\(answer.text)")
  }

  @Test("A repeatable parameter may come twice")
  func repeated() { #expect(get("/boards/1/1?kind=31&kind=32").status == 200) }

  @Test("What there is not is 404, 405 with Allow, 406")
  func missing() {
    #expect(get("/nothing").status == 404)
    let answer = mock.send(MockRequest("PUT", "/boards/7/12", headers: BoardFixture.device))
    #expect(answer.status == 405 && answer.headers["Allow"] == "GET, HEAD, OPTIONS")
    #expect(get("/boards/7/12", ["Device": "wall/12", "Accept": "text/html"]).status == 406)
    #expect(get("/boards/%GG/12").status == 404)
    #expect(get("/boards/7/12?a=%ZZ").status == 400)
  }

  private func click(_ type: String, _ body: String, isSecure: Bool = true) -> MockAnswer {
    mock.send(
      MockRequest(
        "POST", "/boards/7/clicks", headers: ["Device": "wall/12", "Content-Type": type],
        body: Array(body.utf8), isSecure: isSecure))
  }

  private let form = "application/x-www-form-urlencoded"

  @Test("Forms are judged field by field")
  func forms() {
    #expect(click(form, "at=Mon,+29+Feb+2016+09:54:46+GMT&channel=wall").status == 204)
    for (body, rule) in [
      ("at=2016-02-29", "at:"), ("", "at:"),
      ("at=Mon,+29+Feb+2016+09:54:46+GMT&channel=sky", "channel:"),
    ] {
      let answer = click(form, body)
      #expect(answer.status == 400 && answer.rule == line(rule), "\(body): \(answer.text)")
    }
    #expect(click("text/plain", "a").status == 415 || click("text/plain", "a").status == 400)
  }

  @Test("Parts of a multipart form are files or texts")
  func multipart() {
    let type = "multipart/form-data; boundary=xx"
    let part =
      "--xx\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\n\r\nPNG"
    #expect(click(type, part + "\r\n--xx--\r\n").status == 204)
    #expect(click(type, part).status == 400)
    #expect(click("multipart/form-data", part).status == 400)
  }

  @Test("A method for HTTPS only is refused over HTTP, once all else is right")
  func protocols() {
    let answer = click(form, "at=Mon,+29+Feb+2016+09:54:46+GMT", isSecure: false)
    #expect(answer.status == 426 && answer.headers["Upgrade"] != nil)
    #expect(click(form, "at=1", isSecure: false).status == 400)
  }

  @Test("Several faults are all said")
  func several() {
    let answer = get("/boards/abc/x?scale=9")
    #expect(answer.json?["violations"]?.array?.count == 3)
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
