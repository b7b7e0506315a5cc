import Foundation
import LaminaStore
import Testing

/// What is kept and read in one process.
@Suite("Values of a store")
struct ValueTests {
  private struct Dream: Codable, Equatable, Sendable {
    var title = "a \"quoted\" \\ 中文\t\n[{"
    var night: Date? = Date(timeIntervalSinceReferenceDate: 1.1)
    var marks: [String: [Double]] = ["a": [1, .infinity], "": []]
  }

  private enum Theme: String, Codable, Sendable { case light, dark }

  @Test("What is set is read by the same store and by the next one")
  func roundTrip() throws {
    let folder = StoreFolder()
    let store = folder.store()
    #expect(try store.value(Int.self, forKey: "none") == nil)
    try store.set(Dream(), forKey: "dream")
    try store.set(Data([0, 255, 10]), forKey: "data")
    try store.set(Date(timeIntervalSinceReferenceDate: 0.1 + 0.2), forKey: "date")
    try store.set(URL(string: "https://example.org/a?b=%20"), forKey: "url")
    try store.set(Theme.dark, forKey: "theme")
    try store.set(Int?.none, forKey: "nothing")
    for store in [store, folder.store()] {
      #expect(try store.value(Dream.self, forKey: "dream") == Dream())
      #expect(try store.value(Data.self, forKey: "data") == Data([0, 255, 10]))
      #expect(try store.value(Data?.self, forKey: "data") == Data([0, 255, 10]))
      #expect(try store.value(forKey: "date") == Date(timeIntervalSinceReferenceDate: 0.1 + 0.2))
      #expect(
        try store.value(URL.self, forKey: "url")?.absoluteString == "https://example.org/a?b=%20")
      #expect(try store.value(Theme.self, forKey: "theme") == .dark)
      #expect(try store.value(Int.self, forKey: "nothing") == nil)
      #expect(try store.keys == ["dream", "data", "date", "url", "theme", "nothing"])
    }
    #expect(folder.names == ["store.lock", "store.log"])
  }

  @Test(
    "A key may be any text",
    arguments: ["a", "ä中", "with \"quotes\" \\", "tab\tand\nline", " ", "$data", "\u{0}"])
  func keys(key: String) throws {
    let folder = StoreFolder()
    try folder.store().set(1, forKey: key)
    #expect(try folder.store().keys == [key])
    #expect(try folder.store().value(Int.self, forKey: key) == 1)
  }

  @Test("No key, and one that is too long, is refused by name")
  func badKeys() {
    let store = SharedStore(directory: URL(fileURLWithPath: StoreFolder().path))
    for key in ["", String(repeating: "k", count: 1_025)] {
      #expect(throws: StoreError.self) { try store.set(1, forKey: key) }
    }
  }

  @Test("What is removed is gone, also for the next one")
  func removing() throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set(1, forKey: "a")
    try store.set(2, forKey: "b")
    try store.removeValue(forKey: "a")
    try store.removeValue(forKey: "never")
    #expect(try store.keys == ["b"])
    #expect(try folder.store().keys == ["b"])
  }

  @Test("A value of another type is said, and is still there")
  func otherType() throws {
    let store = SharedStore.inMemory()
    try store.set("seven", forKey: "count")
    #expect {
      try store.value(Int.self, forKey: "count")
    } throws: {
      guard case .notDecodable(key: "count", _) = $0 as? StoreError else { return false }
      return true
    }
    #expect(try store.value(String.self, forKey: "count") == "seven")
  }

  @Test("An update is all or nothing, and sees what it has set itself")
  func update() throws {
    struct Enough: Error {}
    let folder = StoreFolder()
    let store = folder.store()
    try store.update { update in
      try update.set(1, forKey: "a")
      try update.set((update.value(Int.self, forKey: "a") ?? 0) + 1, forKey: "b")
      #expect(update.keys == ["a", "b"])
    }
    #expect(throws: Enough.self) {
      try store.update { update in
        try update.set(9, forKey: "a")
        update.removeValue(forKey: "b")
        throw Enough()
      }
    }
    #expect(try folder.store().value(Int.self, forKey: "a") == 1)
    #expect(try folder.store().value(Int.self, forKey: "b") == 2)
  }

  @Test("An optional is what is kept, however often it is read and as whatever type before")
  func optional() throws {
    let folder = StoreFolder()
    for store in [folder.store(), .inMemory()] {
      try store.set(7, forKey: "a")
      try store.set(Int?.none, forKey: "b")
      for _ in 0..<2 {
        #expect(try store.value(Int?.self, forKey: "a") == .some(7))
        #expect(try store.value(String?.self, forKey: "b") == .some(nil))
        #expect(try store.value(Int.self, forKey: "b") == nil)
        #expect(try store.value(Int.self, forKey: "a") == 7)
        try store.set("x", forKey: "c")
        #expect(try store.value(String?.self, forKey: "c") == .some("x"))
      }
    }
  }

  @Test("The same value again writes nothing")
  func unchanged() throws {
    let folder = StoreFolder()
    let store = folder.store()
    try store.set("same", forKey: "a")
    let bytes = try folder.bytes()
    try store.set("same", forKey: "a")
    try store.update { try $0.set("same", forKey: "a") }
    #expect(try folder.bytes() == bytes)
  }

  @Test("A value that is set again and again takes no more room, and the others stay")
  func compaction() throws {
    let folder = StoreFolder()
    let (store, other) = (folder.store(), folder.store())
    try store.set("stays", forKey: "other")
    #expect(try other.value(String.self, forKey: "other") == "stays")
    for number in 0..<1_500 {
      try store.set(String(repeating: "\(number % 10)", count: 200), forKey: "a", durability: .soon)
    }
    #expect(try folder.bytes().count < 80_000)
    try other.refresh()
    #expect(try other.value(String.self, forKey: "a") == String(repeating: "9", count: 200))
    #expect(try folder.store().value(String.self, forKey: "other") == "stays")
    try other.set(1, forKey: "after")
    #expect(try folder.store().keys == ["a", "other", "after"])
    #expect(folder.names == ["store.lock", "store.log"])
  }

  @Test("More than the limits is refused with both numbers, and the older value stays")
  func limits() throws {
    let folder = StoreFolder()
    let store = folder.store(StoreLimits(bytes: 500, value: 300, depth: 3))
    try store.set("short", forKey: "a")
    for count in [301, 100_000] {
      #expect(throws: StoreError.tooMuch(key: "a", bytes: count + 3, limit: 300)) {
        try store.set(String(repeating: "x", count: count), forKey: "a")
      }
    }
    try store.set(String(repeating: "x", count: 250), forKey: "b")
    #expect(throws: StoreError.self) {
      try store.set(String(repeating: "x", count: 250), forKey: "c")
    }
    #expect(try folder.store().value(String.self, forKey: "a") == "short")
    try store.removeValue(forKey: "b")
    try store.set(String(repeating: "x", count: 250), forKey: "c")
    try store.set([[[1]]], forKey: "a")
    #expect(try store.value([[[Int]]].self, forKey: "a") == [[[1]]])
    try store.set([[[[1]]]], forKey: "a")
    #expect(throws: StoreError.self) { try store.value([[[[Int]]]].self, forKey: "a") }
  }

  @Test("As many small values as may be kept, changed again and again, are read by the next one")
  func small() throws {
    let folder = StoreFolder()
    let limits = StoreLimits(bytes: 400_000)
    let store = folder.store(limits)
    var count = 0
    func set(_ keys: Range<Int>, _ value: Int) throws {
      try store.update(durability: .soon) { update in
        for key in keys { try update.set(value, forKey: "\(key)") }
      }
    }
    do {
      while true {
        try set(count..<count + 5_000, 0)
        count += 5_000
      }
    } catch StoreError.tooMuch { #expect(count > 5_000) }
    for value in 1...6 { try set(0..<count, value) }
    #expect(try folder.store(limits).keys.count == count)
  }

  @Test("Groups lie below XDG_DATA_HOME, each in a folder of its own")
  func places() throws {
    let folder = StoreFolder()
    let home = ["XDG_DATA_HOME": folder.path]
    try SharedStore(group: "org.example.a", environment: home).set(1, forKey: "a")
    try SharedStore(group: "../etc", environment: home).set(2, forKey: "a")
    try SharedStore(group: "%2e.%2fetc", environment: home).set(3, forKey: "a")
    #expect(folder.names == ["%252e.%252fetc", "%2e.%2fetc", "org.example.a"])
    #expect(try SharedStore(group: "../etc", environment: home).value(Int.self, forKey: "a") == 2)
    let other = ["HOME": folder.path, "XDG_DATA_HOME": "relative"]
    try SharedStore(group: "b", environment: other).set(1, forKey: "a")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/.local/share/b/store.log"))
    #expect(throws: StoreError.noPlace(group: "b")) {
      try SharedStore(group: "b", environment: [:]).set(1, forKey: "a")
    }
    for name in ["", String(repeating: "g", count: 300)] {
      #expect(throws: StoreError.self) {
        try SharedStore(group: name, environment: home).value(Int.self, forKey: "a")
      }
    }
  }
}
