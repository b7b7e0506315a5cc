// Bindings made by hand: closures, captured values, helpers that people keep in every project.
import Lamina
import LaminaTesting
import Testing

/// The value comes down, the change goes up: neither closure knows any state.
private struct Field: View {
  let title: String
  let name: String
  let onChange: (String) -> Void

  var body: some View {
    TextField(title, text: Binding(get: { name }, set: { onChange($0) }))
  }
}

private struct CapturedValue: View {
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Field(title: "Name", name: name) { name = $0 }
      Text("Hello, \(name)")
    }
  }
}

/// Closures that are stored before they become a binding.
private struct StoredClosures: View {
  let get: () -> Bool
  let set: (Bool) -> Void

  var body: some View { Toggle("Stored", isOn: Binding(get: get, set: set)) }
}

private final class Preferences {
  var isOn = false
}

/// The page of every tips collection: an optional's binding with a default.
private func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

private struct Nickname: View {
  @State private var nickname: String?

  var body: some View {
    VStack {
      TextField("Nickname", text: $nickname ?? "")
      Text(nickname.map { "Nick: \($0)" } ?? "none")
      Button("Forget") { nickname = nil }
    }
  }
}

extension Binding where Value == Bool {
  fileprivate var inverted: Binding<Bool> {
    Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })
  }

  fileprivate static prefix func ! (binding: Binding<Bool>) -> Binding<Bool> { binding.inverted }
}

private struct Inverted: View {
  @State private var isHidden = false

  var body: some View {
    VStack {
      Toggle("Visible", isOn: $isHidden.inverted)
      Toggle("Shown", isOn: !$isHidden)
      if !isHidden { Text("Here") }
    }
  }
}

extension Binding {
  fileprivate func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { newValue in
        self.wrappedValue = newValue
        handler(newValue)
      })
  }
}

private struct Observed: View {
  @State private var isOn = false
  @State private var changes = 0

  var body: some View {
    VStack {
      Toggle("Watched", isOn: $isOn.onChange { _ in changes += 1 })
      Text("\(changes) changes, \(isOn ? "on" : "off")")
    }
  }
}

/// A name in two parts that are one value.
private struct FullName: View {
  @State private var first = "Ada"
  @State private var last = "Byron"

  private var full: Binding<String> {
    Binding {
      first + " " + last
    } set: { text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      first = parts.first ?? ""
      last = parts.count > 1 ? parts[1] : ""
    }
  }

  var body: some View {
    VStack {
      TextField("Full name", text: full)
      Text("\(last), \(first)")
    }
  }
}

/// A binding that is a parameter of a plain type and of a function, as helpers have them.
private struct Counter {
  @Binding var count: Int
  func increment() { count += 1 }
}

private func reset(_ bindings: [Binding<Int>]) {
  for binding in bindings { binding.wrappedValue = 0 }
}

private struct PlainHelpers: View {
  @State private var apples = 3
  @State private var pears = 4

  var body: some View {
    VStack {
      Text("\(apples) apples, \(pears) pears")
      Button("More") { Counter(count: $apples).increment() }
      Button("None") { reset([$apples, $pears]) }
    }
  }
}

@MainActor @Suite("Idioms: bindings made by hand")
struct HandMadeBindingIdioms {
  private let size = CGSize(width: 320, height: 200)

  @Test("A field over a captured value writes through the callback")
  func captured() throws {
    let harness = Harness(size: size) { CapturedValue() }
    try harness.textField("Name").enter("Grace")
    #expect(harness.exists("Hello, Grace"))
  }

  @Test("Stored closures are a binding")
  func stored() {
    let preferences = Preferences()
    let harness = Harness(size: size) {
      StoredClosures(get: { preferences.isOn }, set: { preferences.isOn = $0 })
    }
    harness.tap("Stored")
    #expect(preferences.isOn)
  }

  @Test("A default stands in for an optional, and what is typed is kept")
  func nickname() throws {
    let harness = Harness(size: size) { Nickname() }
    try harness.textField("Nickname").enter("Countess")
    #expect(harness.exists("Nick: Countess"))
    harness.tap("Forget")
    #expect(harness.exists("none"))
    #expect((harness.element("Nickname")?.semantics.value ?? "") == "")
  }

  @Test("Two toggles show the opposite of one state")
  func inverted() {
    let harness = Harness(size: size) { Inverted() }
    #expect(harness.exists("Here"))
    harness.tap("Visible")
    #expect(!harness.exists("Here"))
    harness.tap("Shown")
    #expect(harness.exists("Here"))
  }

  @Test("A binding that tells of each change")
  func observed() {
    let harness = Harness(size: size) { Observed() }
    harness.tap("Watched")
    #expect(harness.exists("1 changes, on"))
    harness.tap("Watched")
    #expect(harness.exists("2 changes, off"))
  }

  @Test("A computed binding takes one text apart into two states")
  func fullName() throws {
    let harness = Harness(size: size) { FullName() }
    try harness.textField("Full name").enter("Grace Brewster Hopper")
    #expect(harness.exists("Brewster Hopper, Grace"))
  }

  @Test("Bindings in plain structs and functions write the view's state")
  func plain() {
    let harness = Harness(size: size) { PlainHelpers() }
    harness.tap("More")
    #expect(harness.exists("4 apples, 4 pears"))
    harness.tap("None")
    #expect(harness.exists("0 apples, 0 pears"))
  }
}
