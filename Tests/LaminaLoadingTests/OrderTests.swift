import Foundation
import LaminaLoading
import Testing

/// Which transfers run, and which come next.
struct OrderTests {
  private let transport = ScriptedTransport()
  private let loader: SharedImageLoader

  init() { loader = SharedImageLoader(transports: [transport], transfersPerHost: 2) }

  private var names: [String] { transport.begun.map(\.lastPathComponent) }

  @Test("A host gets so many transfers and no more; another host has its own")
  func limitsHosts() {
    for name in ["a", "b", "c"] { _ = loader.ask(picture(name)) }
    #expect(names == ["a", "b"])
    _ = loader.ask(picture("d", host: "other.test"))
    #expect(names == ["a", "b", "d"])
    transport.send(Data(count: 1), for: picture("a"))
    #expect(names == ["a", "b", "d", "c"])
  }

  @Test("What waits is begun by level, then nearest first, then in order")
  func ordersByPriority() {
    for name in ["a", "b"] { _ = loader.ask(picture(name)) }
    _ = loader.ask(picture("far"), ImageLoadPriority(.normal, distance: 9))
    _ = loader.ask(picture("near"), ImageLoadPriority(.normal, distance: 1))
    _ = loader.ask(picture("near too"), ImageLoadPriority(.normal, distance: 1))
    _ = loader.ask(picture("later"), .low)
    _ = loader.ask(picture("first"), ImageLoadPriority(.high, distance: 20))
    for _ in 0..<6 {
      transport.begun.suffix(2).forEach { transport.send(Data(count: 1), for: $0) }
    }
    #expect(names.dropFirst(2) == ["first", "near", "near too", "far", "later"])
  }

  @Test("What comes nearer while it waits moves up")
  func movesUp() {
    for name in ["a", "b"] { _ = loader.ask(picture(name)) }
    _ = loader.ask(picture("c"), ImageLoadPriority(.normal, distance: 3))
    let d = loader.ask(picture("d"), ImageLoadPriority(.normal, distance: 8))
    d.load.setPriority(.normal)
    transport.send(Data(count: 1), for: picture("a"))
    #expect(names.last == "d")
  }

  @Test("A shared transfer is as urgent as its most urgent asker")
  func takesHighest() {
    let first = loader.ask(picture("a"), .low)
    #expect(transport.priority(of: picture("a")) == .low)
    let second = loader.ask(picture("a"), .high)
    #expect(transport.priority(of: picture("a")) == .high)
    second.load.setPriority(.normal)
    #expect(transport.priority(of: picture("a")) == .normal)
    first.load.setPriority(.high)
    #expect(transport.priority(of: picture("a")) == .high)
  }

  @Test("What waits and is cancelled is never begun; what runs makes room for the next")
  func cancelsWaiting() {
    let running = loader.ask(picture("a"))
    _ = loader.ask(picture("b"))
    let waiting = loader.ask(picture("c"))
    _ = loader.ask(picture("d"))
    waiting.load.cancel()
    running.load.cancel()
    #expect(names == ["a", "b", "d"])
    #expect(transport.cancelled == [picture("a")])
  }

  @Test("A hundred askers that come and go leave no transfer and no place behind")
  func leavesNothing() {
    let asked = (0..<100).map { loader.ask(picture("\($0 % 10)")) }
    for asker in asked { asker.load.cancel() }
    #expect(transport.openCount == 0)
    #expect(loader.statistics.cancelled == 10)
    _ = loader.ask(picture("x"))
    _ = loader.ask(picture("y"))
    #expect(names.suffix(2) == ["x", "y"])
  }
}
