import Lamina
import LaminaTesting
import Testing

private struct Contact: Identifiable {
  let id: Int
  var name: String
  var city: String
}

private struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack {
      Image(systemName: "person")
      VStack(alignment: .leading) {
        Text(contact.name).font(.headline)
        Text(contact.city).font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 4)
  }
}

private struct ContactList: View {
  @State private var contacts = [
    Contact(id: 1, name: "Ada", city: "London"), Contact(id: 2, name: "Grace", city: "New York"),
  ]

  var body: some View {
    VStack {
      List(contacts) { contact in ContactRow(contact: contact) }
      Button("Move Ada") { contacts[0].city = "Paris" }
      Button("Replace all") { contacts = [Contact(id: 3, name: "Alan", city: "Bletchley")] }
    }
  }
}

@MainActor @Suite("Idioms: a list of structs, a struct for the row")
struct ContactRowsTests {
  @Test("A row shows the struct that the array holds now")
  func change() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { ContactList() }
    #expect(harness.exists("London") && harness.exists("New York"))
    harness.tap("Move Ada")
    #expect(harness.exists("Paris") && !harness.exists("London"))
    harness.tap("Replace all")
    #expect(harness.exists("Alan") && !harness.exists("Grace"))
    #expect(harness.elements(role: .row).count == 1)
  }
}
