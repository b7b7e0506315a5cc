import ChildProcesses
import Foundation
import LaminaStore
import SeededRandom
import Synchronization
import Testing

/// Several processes at one store.
@Suite("A store of several processes")
struct ProcessTests {
  @Test("Two processes that write 200 keys each at once keep 400")
  func two() async throws {
    let folder = StoreFolder()
    let probes = try ["a", "b"].map { try folder.probe("fill", $0, "200", "now") }
    for probe in probes { #expect(try await probe.waitForExit(within: 60) == 0) }
    #expect(try folder.store().keys.count == 400)
  }

  @Test("Eight processes that write 1,000 keys each at once keep 8,000")
  func eight() async throws {
    let folder = StoreFolder()
    let probes = try (0..<8).map { try folder.probe("fill", "\($0)-", "1000", "soon") }
    for probe in probes { #expect(try await probe.waitForExit(within: 120) == 0) }
    let store = folder.store()
    #expect(try store.keys.count == 8_000)
    for process in 0..<8 {
      for key in [0, 500, 999] {
        #expect(try store.value(Int.self, forKey: "\(process)-\(key)") == key)
      }
    }
  }

  @Test("Additions of four processes to one number are all in it")
  func additions() async throws {
    let folder = StoreFolder()
    let probes = try (0..<4).map { _ in try folder.probe("add", "sum", "250") }
    for probe in probes { #expect(try await probe.waitForExit(within: 60) == 0) }
    #expect(try folder.store().value(Int.self, forKey: "sum") == 1_000)
  }

  @Test("Threads and stores of one process lose nothing either")
  func threads() throws {
    let folder = StoreFolder()
    let stores = [folder.store(), folder.store(), folder.store()]
    DispatchQueue.concurrentPerform(iterations: 6) { index in
      for number in 0..<50 {
        try? stores[index % 3].set(number, forKey: "\(index)-\(number)", durability: .soon)
        _ = try? stores[index % 3].value(Int.self, forKey: "\(index)-\(number)")
      }
    }
    #expect(try folder.store().keys.count == 300)
  }

  @Test("After each kill at any moment all is whole, and all that was said is there")
  func kills() throws {
    let folder = StoreFolder()
    var random = SeededNumbers(seed: 11)
    var latest = 0
    for _ in 0..<rounds(40, of: 1_000) {
      let probe = try folder.probe("pairs", "\(latest + 1)")
      _ = try probe.nextLine(after: Int.random(in: 0...5, using: &random))
      var sum = 0
      for number in 0..<Int.random(in: 0..<200_000, using: &random) { sum &+= number }
      if sum >= 0 { try probe.killAndWait() }
      let said = probe.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let store = folder.store()
      let left = try #require(try store.value(Int.self, forKey: "left"))
      let right = try #require(try store.value([Int].self, forKey: "right"))
      #expect(Set(right) == [left] && right.count == 1 + left % 5_000)
      #expect(left >= said.last.flatMap { Int($0) } ?? 0)
      latest = left
    }
    #expect(Set(folder.names).subtracting(["store.log.next"]) == ["store.lock", "store.log"])
  }

  @Test("Another process sees a change, and which key it is, within 50 ms")
  func notices() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    let probe = try folder.probe("follow", "text")
    _ = try await probe.line { $0 == "following" }
    var delays: [Double] = []
    for number in 0..<20 {
      let start = DispatchTime.now().uptimeNanoseconds
      try store.set("text-\(number)", forKey: "text")
      let line = try await probe.line(beginning: "text-\(number) ")
      let end = try #require(line.split(separator: " ").last.flatMap { UInt64($0) })
      delays.append(Double(end - start) / 1_000_000)
    }
    // The quickest: other tests' processes take turns with these two.
    #expect(delays.sorted()[0] <= 50, "\(delays) ms")
    probe.send("")
    #expect(try await probe.waitForExit() == 0)
  }

  @Test(
    "The keys of changes come in order, also those that another process made before it compacted",
    .timeLimit(.minutes(5)))
  func changes() async throws {
    let folder = StoreFolder()
    let (store, other) = (folder.store(), folder.store())
    let task = Task {
      var seen: Set<String> = []
      for await keys in store.changes {
        seen.formUnion(keys)
        if keys.contains("last") { break }
      }
      return seen
    }
    let began = Mutex(false)
    let observation = store.observe("first") { began.withLock { $0 = true } }
    var number = 0
    // The task begins to listen when it can.
    while !began.withLock({ $0 }) || number < 5 {
      number += 1
      try other.set(number, forKey: "first", durability: .soon)
      try await Task.sleep(for: .milliseconds(5))
    }
    try other.update { update in
      try update.set(1, forKey: "a")
      try update.set(1, forKey: "last")
    }
    let seen = await task.value
    #expect(seen.isSuperset(of: ["a", "last"]))
    observation.cancel()
  }

  @Test("Who observes a store keeps it, and nobody else does", .timeLimit(.minutes(5)))
  func kept() async throws {
    let folder = StoreFolder()
    let calls = Mutex(0)
    weak var store: SharedStore?
    do {
      let made = folder.store()
      store = made
      let observation = made.observe("a") { calls.withLock { $0 += 1 } }
      var changes = folder.store().changes.makeAsyncIterator()
      try folder.store().set(1, forKey: "a")
      #expect(await changes.next() == ["a"])
      try await wait { calls.withLock { $0 } > 0 }
      observation.cancel()
    }
    try await wait { store == nil }
  }

  @Test("An observation that is let go is not called any more")
  func letGo() async throws {
    let store = SharedStore.inMemory()
    let calls = Mutex(0)
    do {
      let observation = store.observe("a") { calls.withLock { $0 += 1 } }
      try store.set(1, forKey: "a")
      try store.set(1, forKey: "b")
      try await wait { calls.withLock { $0 } > 0 }
      observation.cancel()
    }
    try store.set(2, forKey: "a")
    let last = Mutex(false)
    let other = store.observe("c") { last.withLock { $0 = true } }
    try store.set(1, forKey: "c")
    try await wait { last.withLock { $0 } }
    #expect(calls.withLock { $0 } == 1)
    other.cancel()
  }
}
