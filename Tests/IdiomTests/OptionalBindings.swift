// Something may be selected: editors of what may not be there.
import Lamina
import LaminaTesting
import Testing

private struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var phone: String?
}

/// `if let` over the failing initialiser.
private struct Detail: View {
  @State private var contact: Contact? = Contact(id: 1, name: "Ada")

  var body: some View {
    VStack {
      if let $contact = Binding($contact) {
        TextField("Name", text: $contact.name)
      } else {
        Text("Nobody")
      }
      Text("<\(contact?.name ?? "-")>")
      Button("Close") { contact = nil }
      Button("Open") { contact = Contact(id: 2, name: "Grace") }
    }
  }
}

/// The child takes a binding to a value that is there.
private struct Editor: View {
  @Binding var contact: Contact

  var body: some View {
    VStack {
      TextField("Name", text: $contact.name)
      Button("Shout") { contact.name = contact.name.uppercased() }
    }
  }
}

private struct ParentOfEditor: View {
  @State private var selected: Contact? = Contact(id: 1, name: "Ada")

  var body: some View {
    VStack {
      if selected != nil, let binding = Binding($selected) { Editor(contact: binding) }
      Text(selected?.name ?? "Nobody")
      Button("Leave") { selected = nil }
    }
  }
}

/// Wants an optional, is given a value that is always there.
private struct Clearable: View {
  @Binding var value: Int?

  var body: some View {
    VStack {
      Button("Clear") { value = nil }
      Button("Seven") { value = 7 }
    }
  }
}

private struct AlwaysThere: View {
  @State private var number = 3

  var body: some View {
    VStack {
      Clearable(value: Binding($number))
      Text("Number \(number)")
    }
  }
}

/// An optional part, by a computed property of the optional.
extension Optional where Wrapped == String {
  fileprivate var orEmpty: String {
    get { self ?? "" }
    set { self = newValue.isEmpty ? nil : newValue }
  }
}

private struct Phone: View {
  @State private var contact = Contact(id: 1, name: "Ada")

  var body: some View {
    VStack {
      TextField("Phone", text: $contact.phone.orEmpty)
      Text(contact.phone == nil ? "no phone" : "has phone")
    }
  }
}

extension Binding {
  fileprivate func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

private struct Presence: View {
  @State private var contact: Contact? = Contact(id: 1, name: "Ada")

  var body: some View {
    VStack {
      Toggle("Present", isOn: $contact.isPresent())
      Text(contact?.name ?? "gone")
    }
  }
}

/// Takes over a binding in its own initialiser.
private struct OwnInit: View {
  @Binding private var text: String

  init(_ text: Binding<String>) { _text = Binding(projectedValue: text) }

  var body: some View { TextField("Own", text: $text) }
}

private struct OwnInitParent: View {
  @State private var text = "a"

  var body: some View {
    VStack {
      OwnInit($text)
      Text("text: \(text)")
    }
  }
}

@MainActor @Suite("Idioms: bindings to what may not be there")
struct OptionalBindingIdioms {
  private let size = CGSize(width: 320, height: 240)

  @Test("A field over an optional is there while the value is")
  func detail() throws {
    let harness = Harness(size: size) { Detail() }
    try harness.textField("Name").enter("Countess")
    #expect(harness.exists("<Countess>"))
    harness.tap("Close")
    #expect(harness.exists("Nobody"))
    harness.tap("Open")
    #expect(harness.element("Name")?.semantics.value == "Grace")
  }

  @Test("A child edits what its parent may take away")
  func editor() {
    let harness = Harness(size: size) { ParentOfEditor() }
    harness.tap("Shout")
    #expect(harness.exists("ADA"))
    harness.tap("Leave")
    #expect(harness.exists("Nobody"))
    #expect(!harness.exists("Shout"))
  }

  @Test("A value that is always there forgets that it was cleared")
  func always() {
    let harness = Harness(size: size) { AlwaysThere() }
    harness.tap("Clear")
    #expect(harness.exists("Number 3"))
    harness.tap("Seven")
    #expect(harness.exists("Number 7"))
  }

  @Test("An empty field is no value")
  func phone() throws {
    let harness = Harness(size: size) { Phone() }
    try harness.textField("Phone").enter("555")
    #expect(harness.exists("has phone"))
    try harness.textField("Phone").enter("")
    #expect(harness.exists("no phone"))
  }

  @Test("Presence is a switch")
  func presence() {
    let harness = Harness(size: size) { Presence() }
    harness.tap("Present")
    #expect(harness.exists("gone"))
  }

  @Test("An initialiser takes over a binding")
  func ownInit() throws {
    let harness = Harness(size: size) { OwnInitParent() }
    try harness.textField("Own").enter("b")
    #expect(harness.exists("text: b"))
  }
}
