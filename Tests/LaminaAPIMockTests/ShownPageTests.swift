import LaminaAPI
import LaminaAPIMock
import Synchronization
import Testing

@Suite struct ShownPageTests {
  private func desk(_ text: String) -> MockDesk {
    let document = RAMLDocument.read(
      "a.raml", from: MemoryLoader(["a.raml": "#%RAML 0.8\ntitle: T\n" + text]))
    return MockDesk(MockAPI(document.model()))
  }

  @Test("A page stands beside the API, and is made once, when it is asked for")
  func pages() {
    let desk = desk("/a: {get: {responses: {200: }}}")
    let count = Mutex(0)
    desk.show("/_docs", mediaType: "text/html") {
      count.withLock { $0 += 1 }
      return Array("page".utf8)
    }
    #expect(count.withLock { $0 } == 0)
    let answer = desk.answer(MockRequest("GET", "/_docs"), now: 0)
    #expect(answer.status == 200 && answer.headers["Content-Type"] == "text/html")
    #expect(String(decoding: answer.body, as: UTF8.self) == "page")
    #expect(desk.answer(MockRequest("HEAD", "/_docs?x"), now: 0).status == 200)
    #expect(count.withLock { $0 } == 1)
    #expect(desk.answer(MockRequest("POST", "/_docs"), now: 0).status == 404)
    #expect(desk.answer(MockRequest("GET", "/a"), now: 0).status == 200)
  }

  @Test(
    "Bodies of XML keep their schema",
    arguments: [
      ("<a><n>1</n></a>", 200), ("<a><n>x</n></a>", 400), ("<a><m/></a>", 400), ("<a>", 400),
    ])
  func markup(_ body: String, _ status: Int) {
    let schema = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"><xs:complexType><xs:sequence>
      <xs:element name="n" type="xs:integer"/></xs:sequence></xs:complexType></xs:element></xs:schema>
      """.split(separator: "\n").joined()
    let desk = desk(
      "/a: {post: {body: {application/xml: {schema: '\(schema)'}}, responses: {200: }}}")
    let request = MockRequest(
      "POST", "/a", headers: ["Content-Type": "application/xml"], body: Array(body.utf8))
    let answer = desk.answer(request, now: 0)
    #expect(answer.status == status, "\(String(decoding: answer.body, as: UTF8.self))")
    if status == 400 {
      #expect(String(decoding: answer.body, as: UTF8.self).contains(#""file":"a.raml","line":3"#))
    }
  }
}
