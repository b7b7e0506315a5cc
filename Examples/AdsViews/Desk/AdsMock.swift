import AdsClient
import Foundation
import Lamina
package import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import Synchronization

/// The mock: a server on a port of this machine, which answers by the last good model.
@Observable
package final class AdsMock {
  /// A request, and what became of it.
  package struct Record: Identifiable, Hashable, Sendable {
    package let id: Int
    package let call: String
    package let status: Int
    /// Why it was refused; empty if it was not.
    package let reason: String
  }

  /// Where it listens; nil before it does.
  package private(set) var port: Int?
  /// Why it does not listen.
  package private(set) var fault: String?
  /// What was asked, newest first.
  package private(set) var records: [Record] = []
  /// What came of the last call from the window.
  package private(set) var outcome = ""
  /// The screen that ads were got for last, with the ads; nil before there were any.
  package private(set) var screen: AdScreen?

  private static let limit = 200
  @ObservationIgnored private var count = 0
  @ObservationIgnored private let desk: MockDesk
  @ObservationIgnored private let line = AnswerLine()

  package init() {
    let line = line
    desk = MockDesk(MockAPI(APIModel(title: ""))) { line.send($0, $1) }
  }

  /// Answers by another model from now on.
  func answer(by api: MockAPI) { desk.replace(api) }

  /// Listens until the task that called it ends.
  package func serve() async {
    let answers = line.open()
    do {
      let server = try await MockServer.start(desk, loops: 1)
      (port, fault) = (server.port, nil)
      for await (request, answer) in answers { note(request, answer) }
      // Another may have begun meanwhile.
      if port == server.port { port = nil }
      await server.stop()
    } catch {
      fault = "\(error)"
    }
  }

  private func note(_ request: MockRequest, _ answer: MockAnswer) {
    count += 1
    let reason = answer.status < 400 ? "" : Self.reason(answer)
    records.insert(
      Record(
        id: count, call: "\(request.method) \(request.target)", status: answer.status,
        reason: reason), at: 0)
    if records.count > Self.limit { records.removeLast() }
  }

  private static func reason(_ answer: MockAnswer) -> String {
    let problem = try? JSONDecoder().decode(Problem.self, from: Data(answer.body))
    let words = [problem?.field, problem?.detail ?? problem?.message]
    return words.compactMap(\.self).joined(separator: ": ")
  }

  private struct Problem: Decodable {
    var field: String?
    var detail: String?
    var message: String?
  }

  // MARK: Calls of the window

  /// Calls that the window can send: by the client of the example's own project, or a plain one.
  package enum Call: Hashable, Identifiable {
    case ads, types, click, stranger
    case get(path: String)

    package var id: Self { self }

    /// What its button says.
    package var name: String {
      switch self {
      case .ads: "Get ads"
      case .types: "Get the kinds"
      case .click: "Post a click"
      case .stranger: "Get ads as a stranger"
      case .get(let path): "GET \(path)"
      }
    }

    /// The calls that fit a model: those of the client where it has ads for screens, else up to four that take nothing.
    package static func all(for api: APIModel?) -> [Call] {
      let resources = api?.allResources ?? []
      if resources.contains(where: { $0.uri.hasSuffix("/ads/{screenWidth}/{screenHeight}") }) {
        return [.ads, .types, .click, .stranger]
      }
      return resources.filter { resource in
        !resource.uri.contains("{") && resource.methods.contains { $0.name == "GET" }
      }
      .prefix(4).map { .get(path: $0.uri) }
    }
  }

  /// Sends a call over the socket with the client that is written from the project's model.
  package func send(_ call: Call, width: Int, height: Int) async {
    guard let port else { return outcome = "The mock does not listen yet." }
    if case .get(let path) = call { return outcome = await Self.words(ofGetting: path, port) }
    let agent = AdsClient.Credential.agent(hujiangAgent: "lamina/1.0 (Linux)")
    let client = AdsClient(
      base: "http://127.0.0.1:\(port)", transport: PortTransport(port: port),
      credential: call == .stranger ? nil : agent)
    do {
      let answer = try await Self.answer(call, client, width, height)
      outcome = answer.words
      if let ads = answer.ads { screen = AdScreen(width: width, height: height, ads: ads) }
    } catch {
      outcome = "\(error)"
    }
  }

  private static func words(ofGetting path: String, _ port: Int) async -> String {
    do {
      let caller = ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
      let answer = try await caller.send(MockRequest("GET", path))
      return "Status \(answer.status): \(String(decoding: answer.body.prefix(200), as: UTF8.self))"
    } catch {
      return "\(error)"
    }
  }

  private static func answer(
    _ call: Call, _ client: AdsClient, _ width: Int, _ height: Int
  ) async throws(AdsClient.Failure) -> (words: String, ads: [AdScreen.Ad]?) {
    switch call {
    case .ads, .stranger:
      let answer = try await client.getAds(screenWidth: width, screenHeight: height)
      guard case .ok(let ads, _) = answer else { return ("Status \(answer.status).", nil) }
      let items = ads.flatMap(\.adItemList)
      let titles = items.map(\.title).joined(separator: ", ")
      return ("\(ads.count) ads, \(items.count) items: \(titles)", items.map(AdScreen.Ad.init))
    case .types:
      let types = try await client.getAdsTypes().get().map { "\($0.adType) \($0.name)" }
      return (types.joined(separator: ", "), nil)
    case .click:
      let form = AdsClient.PostAdsClicksByAdItemId.Form(clickedAt: Date(), channel: .feed)
      let answer = try await client.postAdsClicks(adItemId: 1021, body: .form(form))
      return (answer == .noContent ? "The click is noted." : "Status \(answer.status).", nil)
    case .get: return ("", nil)
    }
  }
}

/// The way of answers from the connections to whoever serves: a stream ends with the task that reads it.
private nonisolated final class AnswerLine: Sendable {
  private typealias Stream = AsyncStream<(MockRequest, MockAnswer)>
  private let end = Mutex<Stream.Continuation?>(nil)

  func send(_ request: MockRequest, _ answer: MockAnswer) {
    _ = end.withLock { $0 }?.yield((request, answer))
  }

  /// The answers from now on.
  func open() -> AsyncStream<(MockRequest, MockAnswer)> {
    let (stream, end) = Stream.makeStream(bufferingPolicy: .bufferingNewest(200))
    self.end.withLock { $0 = end }
    return stream
  }
}

/// Carries a client's requests to a port of this machine; what would come over TLS says so.
private struct PortTransport: AdsClient.Transport {
  let port: Int

  func send(_ request: AdsClient.Request) async throws -> AdsClient.Answer {
    let rest = request.url.dropFirst("http://127.0.0.1:".count)
    var headers = MockHeaders(request.headers.map { MockHeader($0.name, $0.value) })
    headers["X-Forwarded-Proto"] = "https"
    let caller = ServerCaller(try ServerAddress("http://127.0.0.1:\(port)"))
    let answer = try await caller.send(
      MockRequest(
        request.method, String(rest.drop { $0 != "/" }), headers: headers,
        body: Array(request.body ?? Data())))
    let fields = answer.headers.fields.map { AdsClient.Header($0.name, $0.value) }
    return AdsClient.Answer(status: answer.status, headers: fields, body: Data(answer.body))
  }
}
