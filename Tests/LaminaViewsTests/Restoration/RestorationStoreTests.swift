import Foundation
import LaminaStore
import LaminaViews
import Testing

/// The file behind what is remembered: written as a whole, read with suspicion.
@Suite struct RestorationStoreTests {
  /// A folder for one test, and the timers of its stores.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-state-\(UUID().uuidString)")
    var file: URL { folder.appendingPathComponent("state.log") }
    /// That of a Lamina without stores.
    var earlier: URL { folder.appendingPathComponent("state.json") }
    var timers: [(delay: TimeInterval, call: @MainActor () -> Void)] = []

    deinit { try? FileManager.default.removeItem(at: folder) }

    func store(
      version: Int = 1, limits: StoreLimits = StoreLimits()
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

  @Test("reading makes no folder, and has the kernel report nothing")
  func onlyRead() {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lamina-\(UUID().uuidString)")
    let store = RestorationStore(directory: directory)
    #expect(store.value(Int.self, forKey: "row") == nil)
    #expect(!FileManager.default.fileExists(atPath: directory.path))
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
    #expect(next.problems.isEmpty && place.names == ["state.lock", "state.log"])
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

  @Test("a damaged file is set aside and told of, and the application goes on with what is whole")
  func damaged() throws {
    let place = Place()
    place.save(["a": [1], "b": [2]])
    let bad = try Data(contentsOf: place.file) + Data("nonsense\n".utf8)
    try bad.write(to: place.file)
    let store = place.store()
    var told: [StoreError] = []
    store.onProblem = { told.append($0) }
    #expect(store.value([Int].self, forKey: "a") == [1])
    guard case .damaged(_, _, kept: 2, let aside) = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(told.count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bad)
    store.set(5, forKey: "a")
    store.flush()
    #expect(place.store().value(Int.self, forKey: "a") == 5)
    #expect(place.names == ["state.lock", "state.log", "state.log.damaged"])
  }

  @Test("what a Lamina without stores has saved is taken over once")
  func earlier() throws {
    let place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    let text =
      #"{"format":1,"sum":"7d5a0d8ca4e1ff9","values":{"count":"7","window-1/name":"\"Ada\""},"version":1}"#
    try Data(text.utf8).write(to: place.earlier)
    let sum = try #require(Self.sum(["count": "7", "window-1/name": "\"Ada\""]))
    try Data(text.replacing("7d5a0d8ca4e1ff9", with: sum).utf8).write(to: place.earlier)
    let store = place.store()
    #expect(store.value(Int.self, forKey: "count") == 7)
    #expect(store.value(String.self, forKey: "window-1/name") == "Ada")
    #expect(place.names == ["state.lock", "state.log"])
    store.set(8, forKey: "count")
    store.flush()
    #expect(place.store().value(Int.self, forKey: "count") == 8)
    #expect(place.store().value(String.self, forKey: "window-1/name") == "Ada")
  }

  @Test("an earlier state that is not whole is left where it is")
  func earlierDamaged() throws {
    let place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    let text = #"{"format":1,"sum":"0","values":{"count":"7"},"version":1}"#
    try Data(text.utf8).write(to: place.earlier)
    let store = place.store()
    #expect(store.value(Int.self, forKey: "count") == nil)
    store.set(1, forKey: "count")
    store.flush()
    #expect(try String(contentsOf: place.earlier, encoding: .utf8) == text)
  }

  /// The sum that such a file had: FNV-1a over version, keys and values, with a byte behind each.
  private static func sum(_ values: [String: String]) -> String? {
    var bytes = Array("1".utf8) + [0xff]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      bytes += Array(key.utf8) + [0xff] + Array(value.utf8) + [0xff]
    }
    return String(
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 },
      radix: 16)
  }

  @Test("values of another version are set aside under that version's name")
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
    store.set([2], forKey: "a")
    store.flush()
    #expect(place.store(version: 2).value([Int].self, forKey: "a") == [2])
    #expect(place.store(version: 3).value([Int].self, forKey: "a") == nil)
    #expect(place.names == ["state.lock", "state.log.version-1", "state.log.version-2"])
  }

  @Test("too much state is not written, and said; the older one stays")
  func tooLarge() {
    let place = Place()
    let limits = StoreLimits(bytes: 300)
    let store = place.store(limits: limits)
    store.set([1], forKey: "a")
    store.flush()
    store.set(Array(repeating: 1, count: 1_000), forKey: "b")
    store.flush()
    guard case .tooMuch(key: "b", let bytes, 300) = store.problems.first else {
      Issue.record("\(store.problems)")
      return
    }
    #expect(bytes > 2_000)
    #expect(place.store().value([Int].self, forKey: "a") == [1])
  }

  @Test("nesting is counted before anything is decoded")
  func depth() throws {
    let place = Place()
    let store = place.store(limits: StoreLimits(depth: 3))
    store.set([[[1]]], forKey: "three")
    store.set([[[[1]]]], forKey: "four")
    store.flush()
    #expect(store.value([[[Int]]].self, forKey: "three") == [[[1]]])
    #expect(store.value([[[[Int]]]].self, forKey: "four") == nil)
    #expect(store.problems.count == 1)
    #expect(
      place.store(limits: StoreLimits(depth: 1)).value([[[Int]]].self, forKey: "three") == nil)
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
    #expect(store.value(Int.self, forKey: "a") == 1)
    #expect(place.names == ["state.lock", "state.log"])
    try FileManager.default.removeItem(at: place.file)
    store.flush()
    #expect(place.store().value(Int.self, forKey: "a") == 1)
  }

  @Test("the standard places follow the desktop's rules")
  func places() {
    func path(_ environment: [String: String], _ identifier: String = "org.example.App") -> String {
      "\(RestorationStore.standard(for: identifier, environment: environment))"
    }
    #expect(path(["HOME": "/home/a"]) == "/home/a/.local/state/org.example.App/state.log")
    #expect(
      path(["HOME": "/home/a", "XDG_STATE_HOME": "/state"])
        == "/state/org.example.App/state.log")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "here"]) == "/h/.local/state/org.example.App/state.log"
    )
    #expect(path(["HOME": "/h"], "../../etc") == "/h/.local/state/_._.._etc/state.log")
    #expect(path([:]) == "memory")
    #expect(
      "\(RestorationStore.preferences(for: "A", environment: ["HOME": "/h"]))"
        == "/h/.local/share/A/store.log")
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
