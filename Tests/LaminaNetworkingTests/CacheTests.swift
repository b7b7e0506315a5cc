import Foundation
import LaminaDrawing
import LaminaLoading
import LaminaNetworking
import Synchronization
import Testing

/// Answers that are kept as long as their headers allow.
@Suite(.timeLimit(.minutes(5)))
final class CacheTests {
  private let server: PictureServer
  private let time = Time()
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory() + UUID().uuidString)
  private let picture = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  private final class Time: Sendable {
    private let now = Mutex(Date(timeIntervalSince1970: 1_000_000_000))
    var date: Date { now.withLock { $0 } }
    func advance(by seconds: TimeInterval) { now.withLock { $0 += seconds } }
  }

  init() throws { server = try PictureServer() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func cache(byteBudget: Int = 1 << 20) -> PictureDiskCache {
    PictureDiskCache(folder: folder, byteBudget: byteBudget) { [time] in time.date }
  }

  /// Asks as a program does that has just been started.
  private func ask(_ path: String, byteBudget: Int = 1 << 20) -> Asker {
    let transport = URLSessionTransport(cache: cache(byteBudget: byteBudget))
    return Asker(SharedImageLoader(transports: [transport]), server.url(path))
  }

  private func loaded(_ path: String) -> ImageLoadEvent {
    .loaded(.data(picture, name: server.url(path).absoluteString))
  }

  /// Asks for a picture that the server is to be asked for, and answers.
  private func fetch(_ path: String, _ headers: [String: String]) async throws -> Request {
    let asker = ask(path)
    let request = try await server.request()
    #expect(request.path == path)
    request.answer(body: picture, headers)
    #expect(await asker.outcome == loaded(path))
    return request
  }

  @Test("A fresh answer is used without asking")
  func fresh() async throws {
    _ = try await fetch("frog.png", ["Cache-Control": "max-age=60"])
    time.advance(by: 59)
    #expect(await ask("frog.png").outcome == loaded("frog.png"))
    // Had it asked, this would be the next request.
    _ = try await fetch("toad.png", [:])
  }

  @Test("A stale answer is asked for with its tag; if nothing changed it is used, and fresh again")
  func revalidates() async throws {
    _ = try await fetch("frog.png", ["Cache-Control": "max-age=60", "ETag": "\"7\""])
    time.advance(by: 61)
    let asker = ask("frog.png")
    let request = try await server.request()
    #expect(request.header("If-None-Match") == "\"7\"")
    request.answer("304 Not Modified", body: Data(), ["Cache-Control": "max-age=60"])
    #expect(await asker.outcome == loaded("frog.png"))
    time.advance(by: 59)
    #expect(await ask("frog.png").outcome == loaded("frog.png"))
  }

  @Test("A stale answer that has changed is replaced")
  func replaces() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    _ = try await fetch("frog.png", ["Cache-Control": "no-cache", "Last-Modified": date])
    let other = Data("other".utf8)
    let asker = ask("frog.png")
    let request = try await server.request()
    #expect(request.header("If-Modified-Since") == date)
    request.answer(body: other, ["Cache-Control": "max-age=60"])
    let name = server.url("frog.png").absoluteString
    #expect(await asker.outcome == .loaded(.data(other, name: name)))
    #expect(await ask("frog.png").outcome == .loaded(.data(other, name: name)))
  }

  @Test("What may not be kept is not", arguments: ["no-store", "max-age=0", "no-cache"])
  func forbidden(rule: String) async throws {
    _ = try await fetch("frog.png", ["Cache-Control": rule])
    let second = try await fetch("frog.png", ["Cache-Control": rule])
    #expect(second.header("If-None-Match") == nil)
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] == [])
  }

  @Test("A server that has lost the picture is believed")
  func gone() async throws {
    _ = try await fetch("frog.png", ["ETag": "\"7\""])
    let asker = ask("frog.png")
    try await server.request().answer("404 Not Found", body: Data())
    #expect(await asker.outcome == .failed(.status(url: server.url("frog.png"), code: 404)))
    #expect(try await fetch("frog.png", [:]).header("If-None-Match") == nil)
  }

  @Test("An answer that broke off is not kept")
  func truncated() async throws {
    let asker = ask("frog.png")
    let request = try await server.request()
    request.answer("200 OK", ["Content-Length": "10000", "Cache-Control": "max-age=60"])
    request.send(picture.prefix(5_000))
    request.end()
    _ = await asker.outcome
    _ = try await fetch("frog.png", [:])
  }

  @Test("Damaged files count as none")
  func damaged() async throws {
    _ = try await fetch("frog.png", ["Cache-Control": "max-age=60"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = folder.appendingPathComponent(try #require(names.first))
    let whole = try Data(contentsOf: file)
    for damage in [Data(), Data("{}\n".utf8), whole.prefix(30), Data(repeating: 255, count: 200)] {
      try damage.write(to: file)
      _ = try await fetch("frog.png", ["Cache-Control": "max-age=60"])
    }
  }

  @Test("The files hold to their budget: the least recently used leave")
  func holdsBudget() async throws {
    for index in 0..<8 {
      time.advance(by: 1)
      let asker = ask("\(index).png", byteBudget: 60_000)
      try await server.request().answer(body: picture, ["Cache-Control": "max-age=600"])
      _ = await asker.outcome
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(3...6 ~= names.count)
    #expect(await ask("7.png", byteBudget: 60_000).outcome == loaded("7.png"))
    _ = try await fetch("0.png", [:])
    cache().removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
