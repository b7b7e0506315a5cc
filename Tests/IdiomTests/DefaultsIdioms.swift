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
