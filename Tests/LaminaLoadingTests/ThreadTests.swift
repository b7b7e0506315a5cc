import Foundation
import LaminaLoading
import Testing

/// Many threads at once.
struct ThreadTests {
  @Test("Askers come and go on many threads: each is told at most one end, and nothing is left")
  func manyThreads() {
    let transport = ScriptedTransport()
    let loader = SharedImageLoader(transports: [transport], transfersPerHost: 3)
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let url = picture("\(index % 20)")
      let asker = loader.ask(url, ImageLoadPriority(.normal, distance: index % 7))
      asker.load.setPriority(ImageLoadPriority(.high, distance: index % 3))
      if index % 3 == 0 { transport.send(Data(count: 10), for: url) }
      asker.load.cancel()
      let ends = asker.log.events.filter {
        if case .progress = $0 { false } else { true }
      }
      #expect(ends.count <= 1)
    }
    #expect(transport.openCount == 0)
    let last = loader.ask(picture("last"))
    transport.send(Data(count: 10), for: picture("last"))
    #expect(last.log.events.count == 3)
  }
}
