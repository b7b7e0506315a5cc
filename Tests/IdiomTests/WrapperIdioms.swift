import Foundation
import Lamina
import LaminaTesting
import Testing

/// A value that only takes effect once it was confirmed.
@propertyWrapper
private struct Draft<Value: Equatable>: DynamicProperty {
  @State private var draft: Value?
  @Binding private var original: Value

  init(_ original: Binding<Value>) { _original = original }

  var wrappedValue: Value {
    get { draft ?? original }
    nonmutating set { draft = newValue }
  }
  var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
  var isChanged: Bool { draft != nil && draft != original }
  func save() {
    if let draft { original = draft }
    draft = nil
  }
}

private struct NameForm: View {
  @Draft private var name: String
  init(name: Binding<String>) { _name = Draft(name) }
  var body: some View {
    TextField("Name", text: $name)
    Text(_name.isChanged ? "changed" : "saved")
    Button("Save") { _name.save() }
  }
}
private struct NameScreen: View {
  @State private var name = "A"
  var body: some View {
    VStack {
      Text("is \(name)")
      NameForm(name: $name)
    }
  }
}

private struct Book: Identifiable {
  let id: Int
  let title: String
}
@Observable private final class Library {
  var books = [
    Book(id: 1, title: "Emma"), Book(id: 2, title: "Walden"), Book(id: 3, title: "Emil"),
  ]
}

/// A query, as databases offer them.
@propertyWrapper
private struct Query: DynamicProperty {
  @Environment(Library.self) private var library
  private let prefix: String
  private var found: [Book] = []

  init(prefix: String) { self.prefix = prefix }
  var wrappedValue: [Book] { found }
  mutating func update() { found = library.books.filter { $0.title.hasPrefix(prefix) } }
}
private struct Results: View {
  @Query private var books: [Book]
  init(prefix: String) { _books = Query(prefix: prefix) }
  var body: some View { Text(books.map(\.title).joined(separator: ", ")) }
}
private struct LibraryScreen: View {
  @State private var library = Library()
  @State private var prefix = "E"
  var body: some View {
    VStack {
      Button("W") { prefix = "W" }
      Button("New") { library.books.append(Book(id: 9, title: "War")) }
      Results(prefix: prefix)
    }
    .environment(library)
  }
}

/// A toggle that remembers how often it was flipped.
@propertyWrapper
private struct Counted: DynamicProperty {
  @State private var value: Bool
  @State private var count = 0
  init(wrappedValue: Bool) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Bool {
    get { value }
    nonmutating set {
      value = newValue
      count += 1
    }
  }
  var projectedValue: Int { count }
}
private struct Lamp: View {
  @Counted private var isOn = false
  var body: some View {
    Button(isOn ? "on \($isOn)" : "off \($isOn)") { isOn.toggle() }
  }
}

@propertyWrapper
private struct Setting: DynamicProperty {
  @AppStorage private var value: String
  init(_ key: String) { _value = AppStorage(wrappedValue: "-", "setting.\(key)") }
  var wrappedValue: String {
    get { value }
    nonmutating set { value = newValue }
  }
}
private struct SettingRow: View {
  @Setting private var value: String
  let key: String
  init(key: String) {
    self.key = key
    _value = Setting(key)
  }
  var body: some View { Button("\(key): \(value)") { value += key } }
}
private struct SettingTabs: View {
  @State private var key = "a"
  var body: some View {
    VStack {
      Button("Other") { key = key == "a" ? "b" : "a" }
      SettingRow(key: key)
    }
  }
}

@MainActor @Suite("Idioms: dynamic properties of one's own")
struct WrapperIdioms {
  @Test("A draft over a binding is saved or not")
  func draft() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { NameScreen() }
    #expect(harness.exists("saved"))
    harness.tap("Name")
    harness.type("b")
    #expect(harness.exists("is A"))
    #expect(harness.exists("changed"))
    harness.tap("Save")
    #expect(harness.exists("is Ab") || harness.exists("is bA"))
    #expect(harness.exists("saved"))
  }

  @Test("A query is made anew for another word and for other books")
  func query() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { LibraryScreen() }
    #expect(harness.exists("Emma, Emil"))
    harness.tap("W")
    #expect(harness.exists("Walden"))
    harness.tap("New")
    #expect(harness.exists("Walden, War"))
  }

  @Test("A wrapper around two states")
  func counted() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Lamp() }
    harness.tap("off 0")
    harness.tap("on 1")
    #expect(harness.exists("off 2"))
  }

  @Test("A setting whose key is an argument follows the key")
  func setting() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { SettingTabs() }
    harness.tap("a: -")
    harness.tap("Other")
    #expect(harness.exists("b: -"))
    harness.tap("b: -")
    harness.tap("Other")
    #expect(harness.exists("a: -a"))
  }
}
