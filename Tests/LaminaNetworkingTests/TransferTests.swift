import Foundation
import LaminaDrawing
import LaminaLoading
import LaminaNetworking
import Testing

/// Transfers over http, with a server in this process that answers when the test wants it.
@Suite(.timeLimit(.minutes(5)))
struct TransferTests {
  private let server: PictureServer
  private let loader: SharedImageLoader
  private let picture = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  init() throws {
    server = try PictureServer()
    loader = SharedImageLoader(
      transports: [URLSessionTransport()], limits: ImageLimits(bytes: 200_000))
  }

  private func loaded(_ path: String) -> ImageLoadEvent {
    .loaded(.data(picture, name: server.url(path).absoluteString))
  }

  @Test("A picture comes, and progress says how far it is")
  func reportsProgress() async throws {
    let asker = Asker(loader, server.url("frog.png"))
    let request = try await server.request()
    #expect(request.path == "frog.png")
    #expect(request.header("Accept-Encoding") == "identity")
    request.answer("200 OK", ["Content-Length": "100000"])
    request.send(picture.prefix(40_000))
    #expect(
      await asker.received(40_000) == ImageLoadProgress(received: 40_000, expected: 100_000))
    request.send(picture.dropFirst(40_000))
    request.end()
    #expect(await asker.outcome == loaded("frog.png"))
  }

  @Test("A sender that does not say how much will come is as good")
  func unknownLength() async throws {
    let asker = Asker(loader, server.url("frog.png"))
    let request = try await server.request()
    request.answer("200 OK")
    request.send(picture)
    request.end()
    let events = await asker.all
    #expect(events.first == .progress(ImageLoadProgress()))
    #expect(events.last == loaded("frog.png"))
  }

  @Test("Chunks come one by one and make one picture")
  func chunks() async throws {
    let asker = Asker(loader, server.url("drip.png"))
    let request = try await server.request()
    request.answer("200 OK", ["Transfer-Encoding": "chunked"])
    for index in 0..<10 {
      let chunk = picture[(index * 10_000)..<((index + 1) * 10_000)]
      request.send(Data("2710\r\n".utf8) + chunk + Data("\r\n".utf8))
      _ = await asker.received((index + 1) * 10_000)
    }
    request.send(Data("0\r\n\r\n".utf8))
    #expect(await asker.outcome == loaded("drip.png"))
  }

  @Test(
    "Another status than 200 to 299 is a failure that names it",
    arguments: ["404 Not Found", "500 Internal Server Error", "403 Forbidden", "304 Not Modified"])
  func refusesStatus(status: String) async throws {
    let url = server.url("frog.png")
    let asker = Asker(loader, url)
    try await server.request().answer(status, body: status.hasPrefix("3") ? Data() : picture)
    let code = try #require(Int(status.prefix(3)))
    #expect(await asker.all == [.failed(.status(url: url, code: code))])
  }

  @Test("Redirects are followed; what comes goes by the URL that was asked for")
  func followsRedirects() async throws {
    let asker = Asker(loader, server.url("old.png"))
    try await server.request().answer(
      "302 Found", body: Data(), ["Location": server.url("new.png").absoluteString])
    let next = try await server.request()
    #expect(next.path == "new.png")
    next.answer(body: picture)
    #expect(await asker.outcome == loaded("old.png"))
    #expect(loader.local(server.url("old.png")) != nil)
  }

  @Test("A connection that breaks is told with how far it came")
  func findsTruncation() async throws {
    let url = server.url("frog.png")
    let asker = Asker(loader, url)
    let request = try await server.request()
    request.answer("200 OK", ["Content-Length": "100000"])
    request.send(picture.prefix(30_000))
    request.end()
    #expect(
      await asker.outcome == .failed(.truncated(url: url, received: 30_000, expected: 100_000)))
  }

  @Test("Too much is refused by what is announced, and the server sees the connection close")
  func refusesAnnounced() async throws {
    let url = server.url("huge.png")
    let asker = Asker(loader, url)
    let request = try await server.request()
    request.answer("200 OK", ["Content-Length": "900000000"])
    #expect(
      await asker.all == [.failed(.tooManyBytes(url: url, bytes: 900_000_000, limit: 200_000))])
    await request.isHungUp()
  }

  @Test("Too much is refused when it comes without having been announced")
  func refusesEndless() async throws {
    let asker = Asker(loader, server.url("endless.png"))
    let request = try await server.request()
    request.answer("200 OK")
    request.send(picture + picture + picture)
    guard case .failed(.tooManyBytes(_, let bytes, 200_000))? = await asker.outcome else {
      Issue.record("it was taken")
      return
    }
    #expect(bytes > 200_000 && bytes <= 300_000)
    await request.isHungUp()
  }

  @Test("A length that is announced too small ends there")
  func lengthLies() async throws {
    let asker = Asker(loader, server.url("frog.png"))
    let request = try await server.request()
    request.answer("200 OK", ["Content-Length": "1000"])
    request.send(picture)
    request.end()
    let name = server.url("frog.png").absoluteString
    #expect(await asker.outcome == .loaded(.data(picture.prefix(1_000), name: name)))
  }

  @Test("When nobody wants it any more, the server sees the connection close")
  func cancels() async throws {
    let (first, second) = (
      Asker(loader, server.url("frog.png")), Asker(loader, server.url("frog.png"))
    )
    let request = try await server.request()
    request.answer("200 OK", ["Content-Length": "100000"])
    request.send(picture.prefix(10_000))
    _ = await first.received(10_000)
    first.load.cancel()
    request.send(picture[10_000..<20_000])
    _ = await second.received(20_000)
    second.load.cancel()
    await request.isHungUp()
    #expect(loader.statistics.cancelled == 1)
    #expect(loader.statistics.begun == 1)
  }

  @Test("A server that says nothing is given up after a time")
  func timesOut() async throws {
    let loader = SharedImageLoader(transports: [URLSessionTransport(timeout: 1)])
    let url = server.url("silent.png")
    let asker = Asker(loader, url)
    let request = try await server.request()
    #expect(await asker.all == [.failed(.timedOut(url: url))])
    await request.isHungUp()
  }

  @Test("Where nobody listens, it says so")
  func unreachable() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/frog.png"))
    guard case .failed(.unreachable(url, let reason))? = await Asker(loader, url).outcome else {
      Issue.record("somebody listens on port 1")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("Seven pictures of one host: six connections, and the seventh when one is free")
  func limitsConnections() async throws {
    let askers = (0..<7).map { Asker(loader, server.url("\($0).png")) }
    var requests: [Request] = []
    for _ in 0..<6 { requests.append(try await server.request()) }
    #expect(Set(requests.map(\.path)) == Set((0..<6).map { "\($0).png" }))
    #expect(loader.statistics.begun == 6)
    requests.removeFirst().answer(body: picture)
    requests.append(try await server.request())
    #expect(requests.last?.path == "6.png")
    for request in requests { request.answer(body: picture) }
    for (index, asker) in askers.enumerated() {
      #expect(await asker.outcome == loaded("\(index).png"))
    }
  }
}
