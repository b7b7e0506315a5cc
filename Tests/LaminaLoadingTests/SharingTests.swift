import Foundation
import LaminaDrawing
import LaminaLoading
import Testing

/// One transfer for all who ask for a URL.
struct SharingTests {
  private let transport = ScriptedTransport()
  private let loader: SharedImageLoader
  private let frog = picture("frog.png")
  private let bytes = Data(repeating: 7, count: 100)

  init() { loader = SharedImageLoader(transports: [transport]) }

  private var loaded: ImageLoadEvent { .loaded(.data(bytes, name: frog.absoluteString)) }

  @Test("Three ask for one URL: one transfer, and everybody is told everything")
  func sharesTransfer() {
    let askers = (0..<3).map { _ in loader.ask(frog) }
    #expect(transport.begun == [frog])
    transport.send(bytes, for: frog)
    let told: [ImageLoadEvent] = [
      .progress(ImageLoadProgress(received: 0, expected: 100)),
      .progress(ImageLoadProgress(received: 100, expected: 100)), loaded,
    ]
    for asker in askers { #expect(asker.log.events == told) }
    #expect(loader.statistics.begun == 1)
    #expect(loader.statistics.shared == 2)
  }

  @Test("One cancels: the others go on; the last one stops the transfer")
  func lastOneStops() {
    let (first, second) = (loader.ask(frog), loader.ask(frog))
    first.load.cancel()
    #expect(transport.cancelled.isEmpty)
    transport.tell(.received(bytes), for: frog)
    #expect(first.log.events.isEmpty)
    #expect(second.log.events.count == 1)
    second.load.cancel()
    #expect(transport.cancelled == [frog])
    second.load.cancel()
    #expect(transport.cancelled == [frog])
    #expect(loader.statistics.cancelled == 1)
  }

  @Test("Asked for again after the last has cancelled, it is begun again from nothing")
  func beginsAgain() {
    loader.ask(frog).load.cancel()
    let again = loader.ask(frog)
    #expect(transport.begun == [frog, frog])
    transport.send(bytes, for: frog)
    #expect(again.log.events.last == loaded)
  }

  @Test("What came is kept: asked for later, it is local and nothing is begun")
  func keeps() throws {
    _ = loader.ask(frog)
    transport.send(bytes, for: frog)
    let local = try #require(loader.local(frog))
    #expect(try local() == .data(bytes, name: frog.absoluteString))
    #expect(loader.ask(frog).log.events == [loaded])
    #expect(transport.begun.count == 1)
    loader.discard(frog)
    #expect(loader.local(frog) == nil)
    #expect(loader.keptBytes == 0)
  }

  @Test("What failed is not kept: asked for again, it is tried again")
  func triesAgain() {
    let first = loader.ask(frog)
    let error = ImageLoadingError.status(url: frog, code: 503)
    transport.tell(.failed(error), for: frog)
    #expect(first.log.events == [.failed(error)])
    let second = loader.ask(frog)
    transport.send(bytes, for: frog)
    #expect(second.log.events.last == loaded)
  }

  @Test("Kept bytes hold to their budget: the least recently used leave")
  func holdsBudget() {
    let loader = SharedImageLoader(transports: [transport], byteBudget: 250)
    for name in ["a", "b"] {
      _ = loader.ask(picture(name))
      transport.send(bytes, for: picture(name))
    }
    _ = loader.local(picture("a"))
    _ = loader.ask(picture("c"))
    transport.send(bytes, for: picture("c"))
    #expect(loader.keptBytes == 200)
    #expect(loader.local(picture("a")) != nil)
    #expect(loader.local(picture("b")) == nil)
    _ = loader.ask(picture("huge"))
    transport.send(Data(count: 251), for: picture("huge"))
    #expect(loader.keptBytes == 200)
  }

  @Test("A late word of a transfer that was given up reaches nobody")
  func dropsLateWords() {
    let asker = loader.ask(frog)
    asker.load.cancel()
    let again = loader.ask(frog)
    again.load.cancel()
    transport.send(bytes, for: frog)
    #expect(asker.log.events.isEmpty)
    #expect(again.log.events.isEmpty)
    #expect(loader.keptBytes == 0)
  }
}
