import Foundation
import Lamina
import LaminaTesting
import Testing

private struct AlertRow: View {
  @AppStorage("defaults.alert") private var alert = false
  @AppStorage("defaults.name") private var name = "nobody"
  @AppStorage("defaults.when") private var when: Date?
  var body: some View {
    Text("\(alert ? "on" : "off") \(name) \(when == nil ? "never" : "once")")
    Toggle("Alert", isOn: $alert)
    Button("Ask") { UserDefaults.standard.set("asked", forKey: "defaults.name") }
    Button("Now") { when = Date(timeIntervalSinceReferenceDate: 1) }
  }
}

private struct Kinds: View {
  enum Theme: String { case light, dark }
  enum Size: Int { case small = 1, large }
  @AppStorage("kinds.bool") private var bool = false
  @AppStorage("kinds.int") private var int = 0
  @AppStorage("kinds.double") private var double = 0.0
  @AppStorage("kinds.string") private var string = ""
  @AppStorage("kinds.url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("kinds.data") private var data = Data()
  @AppStorage("kinds.theme") private var theme = Theme.light
  @AppStorage("kinds.size") private var size: Size?
  @AppStorage("kinds.optional") private var optional: String?
  var body: some View {
    Text("\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count)")
    Text("\(theme.rawValue) \(size?.rawValue ?? 0) \(optional ?? "nil")")
    Button("Set") {
      (bool, int, double, string, data) = (true, 7, 2.5, "text", Data([1, 2]))
      if let page = URL(string: "https://example.org/a") { url = page }
      (theme, size, optional) = (.dark, .large, "some")
    }
  }
}

private struct NoteEditor: View {
  let suite: UserDefaults?
  var body: some View { NoteField(suite: suite) }
}

private struct NoteField: View {
  @AppStorage private var note: String
  init(suite: UserDefaults?) { _note = AppStorage(wrappedValue: "empty", "note", store: suite) }
  var body: some View {
    Text("note: \(note)")
    Button("Write") { note = "written" }
  }
}

/// A store that each evaluation makes anew, as the property wrapper's line is written.
private struct InlineNotes: View {
  let make: () -> SharedStore
  @State private var count = 0
  var body: some View {
    Button("Again \(count)") { count += 1 }
    InlineNote(count: count, store: make())
  }
}

private struct InlineNote: View {
  let count: Int
  @AppStorage private var note: String
  init(count: Int, store: SharedStore) {
    self.count = count
    _note = AppStorage(wrappedValue: "empty", "note", store: store)
  }
  var body: some View {
    Text("\(count): \(note)")
    Button("Write") { note = "written at \(count)" }
  }
}

/// Stores that somebody still has.
@MainActor private final class Stores {
  private struct Reference { weak var store: SharedStore? }
  private var made: [Reference] = []
  var count: Int { made.filter { $0.store != nil }.count }
  func make(_ folder: URL) -> SharedStore {
    let store = SharedStore(directory: folder)
    made.append(Reference(store: store))
    return store
  }
}

/// As tests of strangers replace it: what it inherits is Foundation's own.
private nonisolated final class PlainDefaults: UserDefaults {}

extension UserDefaults {
  /// As an extension of strangers has it.
  fileprivate var launches: Int {
    get { integer(forKey: "launches") }
    set { set(newValue, forKey: "launches") }
  }
}

@MainActor @Suite("Idioms: UserDefaults and stored values are one", .serialized)
struct DefaultsIdioms {
  @Test("A toggle of a stored value is in UserDefaults, and back")
  func both() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { VStack { AlertRow() } }
    #expect(!UserDefaults.standard.bool(forKey: "defaults.alert"))
    harness.tap("Alert")
    #expect(UserDefaults.standard.bool(forKey: "defaults.alert"))
    #expect(UserDefaults.standard.object(forKey: "defaults.alert") as? Bool == true)
    harness.tap("Ask")
    #expect(harness.exists("on asked never"))
    UserDefaults.standard.set(false, forKey: "defaults.alert")
    #expect(harness.exists("off asked never"))
    harness.tap("Now")
    #expect(
      UserDefaults.standard.object(forKey: "defaults.when") as? Date
        == Date(timeIntervalSinceReferenceDate: 1))
    UserDefaults.standard.removeObject(forKey: "defaults.when")
    UserDefaults.standard.removeObject(forKey: "defaults.name")
    #expect(harness.exists("off nobody never"))
  }

  @Test("A change in UserDefaults evaluates once, and another key's not at all")
  func evaluations() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { VStack { AlertRow() } }
    let before = harness.evaluations(of: AlertRow.self)
    UserDefaults.standard.set("one", forKey: "defaults.name")
    harness.settle()
    #expect(harness.evaluations(of: AlertRow.self) == before + 1)
    UserDefaults.standard.set("one", forKey: "defaults.other")
    UserDefaults.standard.set("one", forKey: "defaults.name")
    harness.settle()
    #expect(harness.evaluations(of: AlertRow.self) == before + 1)
    harness.tap("Now")
    #expect(harness.evaluations(of: AlertRow.self) == before + 2)
  }

  @Test("Each kind of value is the same by either way")
  func kinds() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { VStack { Kinds() } }
    harness.tap("Set")
    let defaults = UserDefaults.standard
    #expect(defaults.bool(forKey: "kinds.bool") && defaults.integer(forKey: "kinds.int") == 7)
    #expect(defaults.double(forKey: "kinds.double") == 2.5)
    #expect(defaults.string(forKey: "kinds.string") == "text")
    #expect(defaults.url(forKey: "kinds.url")?.absoluteString == "https://example.org/a")
    #expect(defaults.data(forKey: "kinds.data") == Data([1, 2]))
    #expect(defaults.string(forKey: "kinds.theme") == "dark")
    #expect(defaults.integer(forKey: "kinds.size") == 2)
    defaults.set(true, forKey: "kinds.bool")
    defaults.set(8, forKey: "kinds.int")
    defaults.set(3.0, forKey: "kinds.double")
    defaults.set("else", forKey: "kinds.string")
    defaults.set(URL(string: "https://example.org/b"), forKey: "kinds.url")
    defaults.set(Data([1, 2, 3]), forKey: "kinds.data")
    defaults.set("light", forKey: "kinds.theme")
    defaults.set(1, forKey: "kinds.size")
    defaults.removeObject(forKey: "kinds.optional")
    #expect(harness.exists("true 8 3.0 else https://example.org/b 3"))
    #expect(harness.exists("light 1 nil"))
    #expect(defaults.double(forKey: "kinds.double") == 3)
    defaults.set(1, forKey: "kinds.bool")
    #expect(harness.exists("true 8 3.0 else https://example.org/b 3"))
  }

  @Test("Lists and dictionaries come back with their types")
  func lists() {
    _ = Harness { Text("window") }
    let defaults = UserDefaults.standard
    let list: [String: Any] = [
      "names": ["a", "b"], "on": true, "count": 3, "at": Date(timeIntervalSinceReferenceDate: 5),
    ]
    defaults.set(list, forKey: "lists.all")
    let found = defaults.dictionary(forKey: "lists.all")
    #expect(found?["names"] as? [String] == ["a", "b"])
    #expect(found?["on"] as? Bool == true && found?["count"] as? Int == 3)
    #expect(found?["at"] as? Date == Date(timeIntervalSinceReferenceDate: 5))
    defaults.set(["x", "y"], forKey: "lists.some")
    #expect(defaults.stringArray(forKey: "lists.some") == ["x", "y"])
    #expect(defaults.dictionaryRepresentation()["lists.some"] as? [String] == ["x", "y"])
  }

  @Test("What is registered holds until something is chosen")
  func registered() {
    UserDefaults.standard.register(defaults: ["registered.size": 12])
    struct Row: View {
      @AppStorage("registered.size") private var size = 10
      var body: some View { Button("size \(size)") { size += 1 } }
    }
    let harness = Harness { Row() }
    UserDefaults.standard.register(defaults: ["registered.size": 20])
    let next = Harness { Row() }
    #expect(next.exists("size 20"))
    next.tap("size 20")
    #expect(
      next.exists("size 21") && UserDefaults.standard.integer(forKey: "registered.size") == 21)
    UserDefaults.standard.removeObject(forKey: "registered.size")
    #expect(next.exists("size 20") && harness.exists("size 12"))
  }

  @Test("A suite is one value for views, for its objects, and for a store of that group")
  func suite() throws {
    let name = "lamina.test.\(UUID().uuidString)"
    defer {
      try? FileManager.default.removeItem(
        atPath: "\(SharedStore(group: name))".replacing("/store.log", with: ""))
    }
    let suite = try #require(UserDefaults(suiteName: name))
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack { NoteEditor(suite: suite) }
    }
    #expect(harness.exists("note: empty"))
    harness.tap("Write")
    #expect(UserDefaults(suiteName: name)?.string(forKey: "note") == "written")
    #expect(UserDefaults.standard.string(forKey: "note") == nil)
    #expect(try SharedStore(group: name).value(String.self, forKey: "note") == "written")
    suite.set("by the suite", forKey: "note")
    #expect(harness.exists("note: by the suite"))
    suite.removePersistentDomain(forName: name)
    #expect(harness.exists("note: empty"))
    suite.launches += 1
    suite.launches += 1
    #expect(suite.launches == 2)
  }

  @Test("A store that is made in each evaluation is one value, and is let go")
  func inline() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lamina-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stores = Stores()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack { InlineNotes { stores.make(folder) } }
    }
    for count in 0..<20 { harness.tap("Again \(count)") }
    harness.tap("Write")
    #expect(harness.exists("20: written at 20"))
    harness.tap("Again 20")
    #expect(harness.exists("21: written at 20"))
    #expect(
      try SharedStore(directory: folder).value(String.self, forKey: "note") == "written at 20")
    #expect(stores.count <= 3)
  }

  @Test("What Foundation has of the program is no value of a store of its own")
  func foundations() {
    let key = "foundations.\(UUID().uuidString)"
    PlainDefaults(suiteName: nil)?.set("Foundation's", forKey: key)
    struct Row: View {
      @AppStorage private var own: String
      @AppStorage private var other: String
      init(_ key: String, _ store: SharedStore) {
        _own = AppStorage(wrappedValue: "empty", key)
        _other = AppStorage(wrappedValue: "empty", key, store: store)
      }
      var body: some View { Text("\(own), \(other)") }
    }
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Row(key, .inMemory()) }
    #expect(harness.exists("Foundation's, empty"))
  }

  @Test("A variable leaves Foundation's class as it is, and stored values go on")
  func switchedOff() async {
    await #expect(processExitsWith: .success) {
      setenv("LAMINA_FOUNDATION_DEFAULTS", "1", 1)
      struct Row: View {
        @AppStorage("switched.alert") private var alert = false
        @AppStorage("switched.name") private var name = "nobody"
        var body: some View { Button("\(name) \(alert)") { alert.toggle() } }
      }
      await MainActor.run {
        let harness = Harness { Row() }
        precondition(harness.exists("nobody false"))
        UserDefaults.standard.set("Foundation's", forKey: "switched.name")
        harness.tap("nobody false")
        precondition(harness.exists("nobody true"))
        precondition(!UserDefaults.standard.bool(forKey: "switched.alert"))
        precondition(Harness { Row() }.exists("Foundation's false"))
      }
    }
  }

  @Test("A suite whose file is damaged says so once, and what is whole of it is there")
  func damaged() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let home = FileManager.default.temporaryDirectory.appendingPathComponent(
        "lamina-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: home) }
      setenv("XDG_DATA_HOME", home.path, 1)
      let suite = SharedStore(group: "org.example.suite")
      try suite.set(7, forKey: "count")
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(suite)"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("nonsense\n".utf8))
      await MainActor.run { _ = Harness { Text("window") } }
      let defaults = UserDefaults(suiteName: "org.example.suite")
      precondition(defaults?.integer(forKey: "count") == 7)
      precondition(defaults?.integer(forKey: "count") == 7)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("was damaged: a line is not what was written") }.count == 1)
  }

  @Test("Who listens to the notification hears of each change")
  func notification() {
    _ = Harness { Text("window") }
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    UserDefaults.standard.set(1, forKey: "notification.a")
    UserDefaults.standard.removeObject(forKey: "notification.a")
    NotificationCenter.default.removeObserver(token)
    #expect(heard == 2)
  }
}
