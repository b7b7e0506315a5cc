import Foundation
import LaminaAPIMock
import Synchronization
import Testing

/// What a written client sends in each style is what the mock takes, and what OpenAPI says.
@Suite struct StyleTests {
  /// Sends to a mock, and keeps what was asked.
  private final class Line: StylesClient.Transport {
    private let line = MockLine(MockAPI(StylesModel.model))
    private let asked = Mutex<[StylesClient.Request]>([])

    var last: StylesClient.Request? { asked.withLock { $0.last } }

    func send(_ request: StylesClient.Request) async throws -> StylesClient.Answer {
      asked.withLock { $0.append(request) }
      let answer = try await line.send(
        request.method, request.url, request.headers.map { MockHeader($0.name, $0.value) },
        request.body)
      return StylesClient.Answer(
        status: answer.status,
        headers: answer.headers.fields.map { StylesClient.Header($0.name, $0.value) },
        body: Data(answer.body))
    }
  }

  private let line = Line()
  private var client: StylesClient { StylesClient(base: "http://a", transport: line) }

  /// The path with its query, the cookie or the header of the last request.
  private var sent: String {
    guard let request = line.last else { return "" }
    let own = request.headers.first { $0.name == "v" || $0.name == "Cookie" }
    return own?.value ?? String(request.url.split(separator: "/").last ?? "")
  }

  @Test("In a path")
  func paths() async throws {
    #expect(try await client.pathSimpleList(v: [3, 4]) == .noContent && sent == "3,4")
    #expect(try await client.pathSimpleObject(v: .init(a: 1, b: "x,y")) == .noContent)
    #expect(sent == "a,1,b,x%2Cy")
    #expect(try await client.pathSimpleValue(v: 5) == .noContent && sent == "5")
    #expect(try await client.pathLabelList(v: [3, 4]) == .noContent && sent == ".3,4")
    #expect(try await client.pathLabelValue(v: 5) == .noContent && sent == ".5")
    #expect(try await client.pathMatrixList(v: [3, 4]) == .noContent && sent == ";v=3,4")
    #expect(try await client.pathMatrixObject(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == ";v=a,1,b,x")
    #expect(try await client.pathMatrixValue(v: -1) == .noContent && sent == ";v=-1")
  }

  @Test("In a path, each part for itself")
  func explodedPaths() async throws {
    #expect(try await client.pathSimpleListExploded(v: [3, 4]) == .noContent && sent == "3,4")
    #expect(try await client.pathSimpleObjectExploded(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == "a=1,b=x")
    #expect(try await client.pathLabelListExploded(v: [3, 4]) == .noContent && sent == ".3.4")
    #expect(try await client.pathLabelObjectExploded(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == ".a=1.b=x")
    #expect(try await client.pathMatrixListExploded(v: [3, 4]) == .noContent && sent == ";v=3;v=4")
    #expect(try await client.pathMatrixObjectExploded(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == ";a=1;b=x")
  }

  @Test("In a query")
  func queries() async throws {
    #expect(try await client.queryFormList(v: [3, 4]) == .noContent && sent.hasSuffix("?v=3,4"))
    #expect(try await client.queryFormListExploded(v: [3, 4]) == .noContent)
    #expect(sent.hasSuffix("?v=3&v=4"))
    #expect(try await client.queryFormObject(v: .init(a: 1, b: "x&y")) == .noContent)
    #expect(sent.hasSuffix("?v=a,1,b,x%26y"))
    #expect(try await client.queryFormObjectExploded(v: .init(a: 1, b: "x y")) == .noContent)
    #expect(sent.hasSuffix("?a=1&b=x%20y"))
    #expect(
      try await client.queryFormEither(v: .boolean(true)) == .noContent && sent.hasSuffix("?v=true")
    )
    #expect(try await client.queryFormEither(v: .integerList([1, 2])) == .noContent)
    #expect(sent.hasSuffix("?v=1,2"))
    #expect(try await client.querySpaceDelimitedList(v: [3, 4]) == .noContent)
    #expect(sent.hasSuffix("?v=3%204"))
    #expect(try await client.queryPipeDelimitedList(v: [3, 4]) == .noContent)
    #expect(sent.hasSuffix("?v=3%7C4"))
    #expect(try await client.queryDeepObjectObjectExploded(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent.hasSuffix("?v%5Ba%5D=1&v%5Bb%5D=x"))
    #expect(try await client.content(v: .init(x: 1.5)) == .noContent)
    #expect(sent.hasSuffix("?v=%7B%22x%22%3A1.5%7D"))
    #expect(try await client.queryFormList() == .noContent && sent == "queryFormList")
  }

  @Test("In heads and cookies")
  func heads() async throws {
    #expect(try await client.headerSimpleList(v: [3, 4]) == .noContent && sent == "3,4")
    #expect(try await client.headerSimpleObject(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == "a,1,b,x")
    #expect(try await client.headerSimpleObjectExploded(v: .init(a: 1, b: "x")) == .noContent)
    #expect(sent == "a=1,b=x")
    #expect(try await client.cookieFormList(v: [3, 4]) == .noContent && sent == "v=3,4")
    #expect(try await client.cookieFormListExploded(v: [3, 4]) == .noContent && sent == "v=3; v=4")
    #expect(try await client.cookieFormObjectExploded(v: .init(a: 1, b: "x y")) == .noContent)
    #expect(sent == "a=1; b=x%20y")
    #expect(try await client.cookieFormValue(v: 7) == .noContent && sent == "v=7")
  }

  @Test("Bytes go out and come in as they are")
  func bytes() async throws {
    let photo = try await client.photo().get()
    #expect(photo.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try await client.setPhoto(body: photo) == .noContent && line.last?.body == photo)
    let file = StylesClient.File(name: "a.png", mediaType: "image/png", content: photo)
    #expect(try await client.upload(body: .init(photo: file, thumb: "AQI=")) == .noContent)
    #expect(line.last?.body.map { String(decoding: $0, as: UTF8.self) }?.contains("AQI=") == true)
  }

  @Test(
    "A member that one side sends may be left out by the other; a name that no function has is changed"
  )
  func sides() async throws {
    let user = try await client.initCall(body: .init(name: "n", secret: "s", key: Data([1]))).get()
    #expect(
      user.id != nil && line.last?.body == Data(#"{"key":"AQ==","name":"n","secret":"s"}"#.utf8))
    #expect(try await client.listUsers().status == 200)
  }
}
