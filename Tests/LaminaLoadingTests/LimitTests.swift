import Foundation
import LaminaDrawing
import LaminaLoading
import Testing

/// Bytes that are too many, too few or not bytes at all.
struct LimitTests {
  private let transport = ScriptedTransport()
  private let loader: SharedImageLoader
  private let url = picture("frog.png")

  init() {
    loader = SharedImageLoader(transports: [transport], limits: ImageLimits(bytes: 1_000))
  }

  @Test("A sender that announces too much is stopped before a byte has come")
  func refusesAnnounced() {
    let asker = loader.ask(url)
    transport.tell(.answered(expected: 5_000), for: url)
    #expect(asker.log.events == [.failed(.tooManyBytes(url: url, bytes: 5_000, limit: 1_000))])
    #expect(transport.cancelled == [url])
  }

  @Test("A sender that sends more than the limit is stopped there, whatever it announced")
  func refusesMore() {
    let asker = loader.ask(url)
    transport.tell(.answered(expected: nil), for: url)
    transport.tell(.received(Data(count: 900)), for: url)
    transport.tell(.received(Data(count: 200)), for: url)
    transport.tell(.received(Data(count: 200)), for: url)
    #expect(
      asker.log.events == [
        .progress(ImageLoadProgress()), .progress(ImageLoadProgress(received: 900)),
        .failed(.tooManyBytes(url: url, bytes: 1_100, limit: 1_000)),
      ])
    #expect(transport.cancelled == [url])
    #expect(loader.keptBytes == 0)
  }

  @Test("A sender that ends early has failed")
  func findsTruncation() {
    let asker = loader.ask(url)
    transport.tell(.answered(expected: 500), for: url)
    transport.tell(.received(Data(count: 400)), for: url)
    transport.tell(.ended, for: url)
    #expect(
      asker.log.events.last == .failed(.truncated(url: url, received: 400, expected: 500)))
    #expect(loader.keptBytes == 0)
  }

  @Test("Progress is a fraction where the sender says how much will come")
  func fractions() {
    #expect(ImageLoadProgress(received: 25, expected: 100).fraction == 0.25)
    #expect(ImageLoadProgress(received: 25).fraction == nil)
    #expect(ImageLoadProgress(received: 25, expected: 0).fraction == nil)
    #expect(ImageLoadProgress(received: 250, expected: 100).fraction == 1)
  }

  @Test("A scheme that nothing loads is an error that says what to add")
  func refusesSchemes() throws {
    let url = try #require(URL(string: "gopher://old.test/frog.png"))
    let asker = loader.ask(url)
    #expect(asker.log.events == [.failed(.noTransport(url: url))])
    let message = ImageLoadingError.noTransport(url: url).description
    #expect(message.contains("gopher://old.test/frog.png"))
    #expect(message.contains("LaminaNetworking"))
  }

  @Test("Files are local, and nobody reads them yet")
  func filesAreLocal() throws {
    let url = URL(fileURLWithPath: "/no/such/frog.png")
    let local = try #require(loader.local(url))
    #expect(try local() == .file("/no/such/frog.png"))
    #expect(loader.ask(url).log.events == [.loaded(.file("/no/such/frog.png"))])
  }

  @Test(
    "Data URLs hold their bytes",
    arguments: [
      ("data:image/png;base64,AAEC/w==", [0, 1, 2, 255]),
      ("data:;base64,AAEC%2Fw%3D%3D", [0, 1, 2, 255]),
      ("data:,a%20b", [97, 32, 98]), ("data:,%zz", [37, 122, 122]), ("data:,", []),
    ] as [(String, [UInt8])])
  func dataURLs(text: String, bytes: [UInt8]) throws {
    let url = try #require(URL(string: text))
    let local = try #require(loader.local(url))
    #expect(try local() == .data(Data(bytes), name: url.absoluteString))
  }

  @Test("A data URL that is wrong or too long says so")
  func wrongDataURLs() throws {
    let wrong = try #require(URL(string: "data:image/png;base64,A"))
    #expect(throws: ImageLoadingError.self) { try loader.local(wrong)?() }
    let bare = try #require(URL(string: "data:image/png"))
    #expect(throws: ImageLoadingError.self) { try loader.local(bare)?() }
    let text = "data:;base64," + String(repeating: "AAAA", count: 400)
    let long = try #require(URL(string: text))
    #expect(throws: ImageLoadingError.tooManyBytes(url: long, bytes: 1_200, limit: 1_000)) {
      try loader.local(long)?()
    }
    #expect(ImageLoadingError.timedOut(url: long).description.utf8.count < 250)
  }
}
