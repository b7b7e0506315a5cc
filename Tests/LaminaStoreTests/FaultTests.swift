import ChildProcesses
import Foundation
import LaminaStore
import Synchronization
import Testing

/// Files that are not what was written, and places that refuse.
@Suite("A store whose file is bad")
struct FaultTests {
  @Test(
    "A foreign file is set aside as it is, and the store begins anew",
    arguments: ["", "{\"a\":1}", "lamina", "\u{0}\u{0}\u{0}\u{0}", "SQLite format 3\u{0}"])
  func foreign(text: String) throws {
    let folder = StoreFolder()
    try folder.put(Data(text.utf8))
    let store = folder.store()
    #expect {
      try store.value(Int.self, forKey: "a")
    } throws: { error in
      guard case .damaged(let path, _, 0, let aside) = error as? StoreError else { return false }
      return path == folder.log && aside == folder.log + ".damaged" && "\(error)".contains(aside)
    }
    #expect(try store.value(Int.self, forKey: "a") == nil)
    try store.set(5, forKey: "a")
    #expect(try folder.store().value(Int.self, forKey: "a") == 5)
    let aside = try Data(contentsOf: URL(fileURLWithPath: folder.log + ".damaged"))
    #expect(aside == Data(text.utf8))
  }

  @Test("What was set aside before is not written over")
  func twice() throws {
    let folder = StoreFolder()
    for text in ["one", "two"] {
      try folder.put(Data(text.utf8))
      #expect(throws: StoreError.self) { try folder.store().set(1, forKey: "a") }
    }
    #expect(
      folder.names == ["store.lock", "store.log", "store.log.damaged", "store.log.damaged-2"])
    #expect(try String(contentsOfFile: folder.log + ".damaged", encoding: .utf8) == "one")
  }

  @Test("Every single byte that is turned over is noticed, and costs one value at most")
  func everyByte() throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set([1, 2, 3], forKey: "one")
    try store.set("two", forKey: "two")
    try store.set(3, forKey: "three")
    let good = try folder.bytes()
    for index in good.indices {
      let copy = StoreFolder()
      var bad = good
      bad[index] ^= 0x04
      try copy.put(bad)
      let store = copy.store()
      #expect(throws: StoreError.self, "byte \(index)") { try store.keys }
      if index < 15 { continue }
      let kept = try store.keys
      // A line's end that is no more makes one line of two.
      #expect(kept.count >= (bad[index] == 10 ^ 0x04 ? 1 : 2), "byte \(index)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: copy.log + ".damaged")) == bad)
    }
  }

  @Test("A file that was cut anywhere holds what was whole, and is written on")
  func cut() throws {
    let folder = StoreFolder()
    let store = folder.store()
    var ends: [Int] = []
    for number in 0..<3 {
      try store.set(number, forKey: "\(number)")
      ends.append(try folder.bytes().count)
    }
    let good = try folder.bytes()
    for count in 15..<good.count {
      let copy = StoreFolder()
      try copy.put(good.prefix(count))
      let whole = ends.filter { $0 <= count }.count
      #expect(try copy.store().keys.count == whole, "\(count) bytes")
      // All of the last line but its end was written by nobody's death alone; it is kept, and said.
      do { try copy.store().set(9, forKey: "next") } catch {
        try copy.store().set(9, forKey: "next")
      }
      #expect(try copy.store().value(Int.self, forKey: "next") == 9)
    }
  }

  @Test("A later format is left as it is")
  func later() throws {
    let folder = StoreFolder()
    try folder.put(Data("lamina-store 2\nsomething else\n".utf8))
    let store = folder.store()
    #expect(throws: StoreError.laterFormat(path: folder.log, format: "2")) { try store.keys }
    #expect(throws: StoreError.laterFormat(path: folder.log, format: "2")) {
      try store.set(1, forKey: "a")
    }
    #expect(try folder.bytes() == Data("lamina-store 2\nsomething else\n".utf8))
  }

  @Test("A file that is too large is not read, and set aside")
  func tooLarge() throws {
    let folder = StoreFolder()
    try folder.put(Data(count: 2_000_000))
    let store = folder.store(StoreLimits(bytes: 100_000))
    #expect(
      throws: StoreError.tooLarge(
        path: folder.log, bytes: 2_000_000, limit: 1_448_576, setAside: folder.log + ".too-large")
    ) { try store.keys }
    try store.set(1, forKey: "a")
    #expect(try store.keys == ["a"])
  }

  @Test("What is no file is named")
  func folderInPlace() throws {
    let folder = StoreFolder()
    try FileManager.default.createDirectory(atPath: folder.log, withIntermediateDirectories: true)
    #expect {
      try folder.store().keys
    } throws: {
      guard case .unreadable(folder.log, _) = $0 as? StoreError else { return false }
      return true
    }
  }

  @Test("Where one may not write, one reads, and the refusal names the place")
  func readOnly() throws {
    let folder = StoreFolder()
    try folder.store().set(1, forKey: "a")
    chmod(folder.log, 0o444)
    chmod(folder.path + "/store.lock", 0o444)
    chmod(folder.path, 0o555)
    let probe = try folder.probe("closed", "a")
    let lines = try probe.outcome().output.split(separator: "\n")
    #expect(lines.count == 3 && lines.first == "read 1" && lines.last == "read 1")
    #expect(lines[1].contains("\(folder.log) cannot be written: Permission denied"))
  }

  @Test("A folder that cannot be made is an error with its place, and reading finds nothing")
  func noFolder() throws {
    let folder = StoreFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let store = SharedStore(directory: URL(fileURLWithPath: folder.path + "/file/store"))
    #expect(try store.value(Int.self, forKey: "a") == nil)
    #expect {
      try store.set(1, forKey: "a")
    } throws: {
      guard case .unwritable(let path, _) = $0 as? StoreError else { return false }
      return path == folder.path + "/file/store/store.log"
    }
  }

  @Test("Where no more fits, the refusal says so, and what was kept is kept")
  func full() throws {
    let folder = StoreFolder()
    let probe = try folder.probe("small", "20000")
    let outcome = try probe.outcome()
    let lines = outcome.output.split(separator: "\n")
    let count = try #require(lines.first.flatMap { Int($0) })
    #expect(count == 19)
    #expect(lines.last?.contains("cannot be written: File too large") == true)
    let store = folder.store()
    #expect(try store.keys.count == count)
    try store.set(1, forKey: "now")
    #expect(try folder.store().keys.count == count + 1)
  }

  @Test("A file that cannot be made smaller grows to no more than is read, and says so")
  func cannotBeReplaced() throws {
    let folder = StoreFolder()
    let limits = StoreLimits(bytes: 20_000)
    let store = folder.store(limits)
    try store.set(1, forKey: "a")
    try FileManager.default.createDirectory(
      atPath: folder.log + ".next", withIntermediateDirectories: true)
    #expect {
      for number in 0..<200 {
        try store.set(String(repeating: "\(number % 10)", count: 10_000), forKey: "b")
      }
    } throws: {
      guard case .unwritable(folder.log, "Is a directory") = $0 as? StoreError else { return false }
      return true
    }
    #expect(try folder.store(limits).keys == ["a", "b"])
    try FileManager.default.removeItem(atPath: folder.log + ".next")
    try store.set(2, forKey: "a")
    #expect(try folder.bytes().count < 20_000)
    #expect(try folder.store(limits).value(Int.self, forKey: "a") == 2)
  }

  @Test("A process that holds the lock is not waited for without end")
  func busy() async throws {
    let folder = StoreFolder()
    let probe = try folder.probe("pairs", "1")
    _ = try await probe.line { $0 == "3" }
    let lock = open(folder.path + "/store.lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let store = folder.store(StoreLimits(patience: .milliseconds(30)))
    #expect(throws: StoreError.busy(path: folder.log)) { try store.set(1, forKey: "a") }
    #expect(try store.value(Int.self, forKey: "left") ?? 0 >= 3)
    flock(lock, LOCK_UN)
    let patient = folder.store()
    try patient.set(1, forKey: "a")
    try probe.killAndWait()
  }

  @Test("A folder that was moved away keeps its lock, and the one in its place has another")
  func moved() throws {
    let (folder, aside) = (StoreFolder(), StoreFolder())
    let store = folder.store(StoreLimits(patience: .milliseconds(30)))
    try store.set(1, forKey: "a")
    try FileManager.default.moveItem(atPath: folder.path, toPath: aside.path)
    try folder.store().set(2, forKey: "a")
    let lock = open(folder.path + "/store.lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(throws: StoreError.busy(path: folder.log)) { try store.set(3, forKey: "a") }
    flock(lock, LOCK_UN)
    try store.set(3, forKey: "a")
    #expect(try folder.store().value(Int.self, forKey: "a") == 3)
    #expect(try aside.store().value(Int.self, forKey: "a") == 1)
  }

  @Test(
    "What makes a file too large while it is used is not read, and what was read before is kept")
  func growsTooLarge() throws {
    let folder = StoreFolder()
    let store = folder.store(StoreLimits(bytes: 100_000))
    try store.set(1, forKey: "a")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.log))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(count: 2_000_000))
    try handle.close()
    #expect {
      try store.refresh()
    } throws: { error in
      guard case .damaged(_, let reason, kept: 1, _) = error as? StoreError else { return false }
      return reason.hasPrefix("it has 20000") && reason.hasSuffix("more than 1448576")
    }
    #expect(try folder.store().value(Int.self, forKey: "a") == 1)
  }

  @Test("A folder that is removed while it is used is made again")
  func removed() throws {
    let folder = StoreFolder()
    let (store, other) = (folder.store(), folder.store())
    try store.set(1, forKey: "a")
    #expect(try other.value(Int.self, forKey: "a") == 1)
    try FileManager.default.removeItem(atPath: folder.path)
    try store.set(2, forKey: "b")
    try other.set(3, forKey: "c")
    #expect(try folder.store().keys == ["b", "c"])
  }

  @Test("A folder that is removed and made again is followed again")
  func followedAgain() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set(1, forKey: "a")
    #expect(try store.value(Int.self, forKey: "a") == 1)
    try FileManager.default.removeItem(atPath: folder.path)
    try await wait { try store.value(Int.self, forKey: "a") == nil }
    try folder.store().set(2, forKey: "b")
    try await wait { try store.value(Int.self, forKey: "b") == 2 }
  }

  @Test("Who observes hears of a folder that was removed and made again", arguments: 0..<20)
  func observedAgain(round: Int) async throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set(1, forKey: "a")
    let calls = Mutex(0)
    let observation = store.observe("b") { calls.withLock { $0 += 1 } }
    try FileManager.default.removeItem(atPath: folder.path)
    try folder.store().set(2, forKey: "b")
    try await wait { calls.withLock { $0 } > 0 }
    observation.cancel()
  }

  @Test("Damage that is found while nobody asks is said to the next who does")
  func foundUnasked() async throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set(1, forKey: "a")
    let observation = store.observe("a") {}
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.log))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("nonsense\n".utf8))
    try handle.close()
    try await wait { folder.names.contains("store.log.damaged") }
    var problems: [StoreError] = []
    try await wait {
      do { _ = try store.value(Int.self, forKey: "a") } catch {
        problems.append(error as? StoreError ?? .busy(path: ""))
      }
      return !problems.isEmpty
    }
    guard case .damaged(_, _, kept: 1, _) = try #require(problems.first) else {
      Issue.record("\(problems)")
      return
    }
    #expect(try store.value(Int.self, forKey: "a") == 1)
    observation.cancel()
  }
}
