import ChildProcesses
import Foundation
import LaminaViews
import Testing

/// The file behind what is remembered: written as a whole, read with suspicion.
@Suite struct RestorationStoreTests {
  /// A folder for one test, and the timers of its stores.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-state-\(UUID().uuidString)")
    var file: URL { folder.appendingPathComponent("state.json") }
    var timers: [(delay: TimeInterval, call: @MainActor () -> Void)] = []

    deinit { try? FileManager.default.removeItem(at: folder) }

    func store(
      version: Int = 1, limits: RestorationLimits = RestorationLimits()
    ) -> RestorationStore {
      RestorationStore(directory: folder, version: version, limits: limits) {
        self.timers.append(($0, $1))
      }
    }

    func save(_ values: [String: [Int]]) {
      let store = store()
      for (key, value) in values { store.set(value, forKey: key) }
      store.flush()
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
  }

  private struct Point: Codable, Equatable {
    var x = 1.5
    var name: String? = "a \"quoted\" \\ 中文 [{"
  }

  @Test("what is set is there in the same run and in the next")
  func roundTrip() {
    let place = Place()
    let store = place.store()
    store.set(Point(), forKey: "point")
    store.set(7, forKey: "number")
    #expect(store.value(Point.self, forKey: "point") == Point())
    store.flush()
    let next = place.store()
    #expect(next.value(Point.self, forKey: "point") == Point())
    #expect(next.value(Int.self, forKey: "number") == 7)
    #expect(next.value(Int.self, forKey: "none") == nil)
    #expect(next.problems.isEmpty && place.names == ["state.json"])
  }

  @Test("a value that is removed is gone in the next run")
  func removing() {
    let place = Place()
    place.save(["a": [1], "b": [2]])
    let store = place.store()
    store.removeValue(forKey: "a")
    store.flush()
    let next = place.store()
    #expect(next.value([Int].self, forKey: "a") == nil)
    #expect(next.value([Int].self, forKey: "b") == [2])
  }

  @Test("changes are written half a second after the first, together and encoded once")
  func coalescing() {
    final class Count: Encodable {
      nonisolated(unsafe) var encodings = 0  // Only the main thread encodes.
      nonisolated init() {}
      nonisolated func encode(to encoder: any Encoder) throws {
        encodings += 1
        var container = encoder.singleValueContainer()
        try container.encode(encodings)
      }
    }
    let (place, count) = (Place(), Count())
    let store = place.store()
    for _ in 0..<5 { store.set(count, forKey: "count") }
    #expect(place.timers.map(\.delay) == [0.5] && count.encodings == 0 && place.names.isEmpty)
    place.timers[0].call()
    #expect(count.encodings == 1)
    store.set(count, forKey: "count")
    #expect(place.timers.count == 2)
    store.flush()
    #expect(place.store().value(Int.self, forKey: "count") == 2)
  }

  @Test("flushing without a change writes nothing")
  func flushingNothing() {
    let place = Place()
    place.store().flush()
    #expect(place.names.isEmpty)
  }

  @Test("numbers that JSON does not have are kept")
  func strangeNumbers() {
    let place = Place()
    let store = place.store()
    store.set([Double.infinity, -Double.infinity], forKey: "numbers")
    store.set(Double.nan, forKey: "nan")
    store.flush()
    let next = place.store()
    #expect(next.value([Double].self, forKey: "numbers") == [.infinity, -.infinity])
    #expect(next.value(Double.self, forKey: "nan")?.isNaN == true)
  }

  @Test(
    "a damaged file is set aside and told of, and the application starts anew",
    arguments: ["", "{", "null", "[1]", "not JSON", "{\"format\":1,\"version\":1}"])
  func damaged(text: String) throws {
    let place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.file)
    let store = place.store()
    var told: [RestorationProblem] = []
    store.onProblem = { told.append($0) }
    #expect(store.value(Int.self, forKey: "a") == nil)
    guard case .damaged(_, _, let aside?) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == Data(text.utf8))
    #expect(told[0].description.contains(aside))
    store.set(5, forKey: "a")
    store.flush()
    #expect(place.store().value(Int.self, forKey: "a") == 5)
    #expect(place.names == ["state.json", "state.json.damaged"])
  }

  @Test("every single byte that is cut or turned over is noticed, or means the same")
  func everyByte() throws {
    let place = Place()
    place.save(["one": [1, 2, 3], "two": [42]])
    let good = try Data(contentsOf: place.file)
    for index in good.indices {
      for bad in [good.prefix(index), good.replacing(index, by: good[index] ^ 0x04)] {
        try Data(bad).write(to: place.file)
        let store = place.store()
        let (one, two) = (
          store.value([Int].self, forKey: "one"), store.value([Int].self, forKey: "two")
        )
        let isWhole = one == [1, 2, 3] && two == [42] && store.problems.isEmpty
        let isNew = one == nil && two == nil && store.problems.count == 1
        #expect(isWhole || isNew, "byte \(index)")
      }
    }
  }

  @Test("a file of another version is set aside under that version's name")
  func otherVersion() {
    let place = Place()
    place.save(["a": [1]])
    let store = place.store(version: 2)
    #expect(store.value([Int].self, forKey: "a") == nil)
    #expect(
      store.problems == [
        .otherVersion(
          path: place.file.path, found: 1, expected: 2,
          setAside: place.file.path + ".version-1")
      ])
    #expect(place.names == ["state.json.version-1"])
  }

  @Test("a file that is too large is not read, and too much state not written")
  func tooLarge() {
    let place = Place()
    let limits = RestorationLimits(bytes: 300)
    let store = place.store(limits: limits)
    store.set([1], forKey: "a")
    store.flush()
    store.set(Array(repeating: 1, count: 1_000), forKey: "b")
    store.flush()
    guard case .tooMuch(_, let bytes, 300) = store.problems.first else {
      Issue.record("\(store.problems)")
      return
    }
    #expect(bytes > 2_000)
    #expect(place.store().value([Int].self, forKey: "a") == [1])
    place.save(["b": Array(repeating: 1, count: 1_000)])
    let next = place.store(limits: limits)
    #expect(next.value([Int].self, forKey: "b") == nil)
    #expect(place.names == ["state.json.too-large"])
  }

  @Test("nesting is counted before anything is decoded")
  func depth() throws {
    let place = Place()
    let store = place.store(limits: RestorationLimits(depth: 3))
    store.set([[[1]]], forKey: "three")
    store.set([[[[1]]]], forKey: "four")
    store.flush()
    #expect(store.value([[[Int]]].self, forKey: "three") == [[[1]]])
    #expect(store.value([[[[Int]]]].self, forKey: "four") == nil)
    #expect(store.problems.count == 1)
    try Data(String(repeating: "[", count: 100_000).utf8).write(to: place.file)
    #expect(place.store().value(Int.self, forKey: "a") == nil)
  }

  @Test("a value of another type, or one that cannot be encoded, is told of and harms no other")
  func types() {
    struct Stubborn: Codable {
      struct No: Error {}
      func encode(to encoder: any Encoder) throws { throw No() }
    }
    let place = Place()
    let store = place.store()
    store.set("text", forKey: "a")
    store.set(Stubborn(), forKey: "b")
    store.set(3, forKey: "c")
    store.flush()
    let next = place.store()
    #expect(next.value(Int.self, forKey: "a") == nil && next.value(Int.self, forKey: "c") == 3)
    #expect(store.problems.count == 1 && next.problems.count == 1)
    #expect(next.value(String.self, forKey: "a") == "text")
  }

  @Test("a place that cannot be written or read is told of, and nothing else happens")
  func refused() throws {
    let place = Place()
    try FileManager.default.createDirectory(at: place.file, withIntermediateDirectories: true)
    let store = place.store()
    #expect(store.value(Int.self, forKey: "a") == nil)
    guard case .unreadable = store.problems.first else {
      Issue.record("\(store.problems)")
      return
    }
    store.set(1, forKey: "a")
    store.flush()
    guard case .unwritable = store.problems.last else {
      Issue.record("\(store.problems)")
      return
    }
    #expect(store.value(Int.self, forKey: "a") == 1)
    #expect(place.names == ["state.json"])
    try FileManager.default.removeItem(at: place.file)
    store.flush()
    #expect(place.store().value(Int.self, forKey: "a") == 1)
  }

  @Test("what a dead process left behind is removed, what a living one writes is not")
  func remains() throws {
    let place = Place()
    place.save(["a": [1]])
    let dead = try Child(URL(fileURLWithPath: "/bin/true"))
    _ = try dead.outcome()
    for process in [dead.processID, getppid()] {
      try Data().write(to: place.folder.appendingPathComponent(".state.json.\(process).tmp"))
    }
    _ = place.store().value(Int.self, forKey: "a")
    #expect(place.names == [".state.json.\(getppid()).tmp", "state.json"])
  }

  @Test("the standard places follow the desktop's rules")
  func places() {
    func path(_ environment: [String: String], _ identifier: String = "org.example.App") -> String {
      "\(RestorationStore.standard(for: identifier, environment: environment))"
    }
    #expect(path(["HOME": "/home/a"]) == "/home/a/.local/state/org.example.App/state.json")
    #expect(
      path(["HOME": "/home/a", "XDG_STATE_HOME": "/state"])
        == "/state/org.example.App/state.json")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "here"]) == "/h/.local/state/org.example.App/state.json"
    )
    #expect(path(["HOME": "/h"], "../../etc") == "/h/.local/state/_._.._etc/state.json")
    #expect(path([:]) == "memory")
    #expect(
      "\(RestorationStore.preferences(for: "A", environment: ["HOME": "/h"]))"
        == "/h/.config/A/preferences.json")
  }
}

extension Data {
  /// The same with another byte at `index`.
  fileprivate func replacing(_ index: Index, by byte: UInt8) -> Data {
    var copy = self
    copy[index] = byte
    return copy
  }
}
