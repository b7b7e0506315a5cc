import SwiftUI

struct Contact: Identifiable, Hashable {
    let id: Int
    let firstName: String
    let lastName: String

    var fullName: String { "\(firstName) \(lastName)" }
    var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }
}

struct ContactList: View {
    @State private var searchText = ""
    let contacts: [Contact]

    private var sections: [(letter: String, contacts: [Contact])] {
        let matching = contacts.filter {
            searchText.isEmpty || $0.fullName.localizedCaseInsensitiveContains(searchText)
        }
        return Dictionary(grouping: matching) { String($0.lastName.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { (letter: $0.key, contacts: $0.value) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.contacts) { contact in
                            NavigationLink(value: contact) {
                                ContactRow(contact: contact)
                            }
                        }
                    }
                }
            }
            .overlay {
                if sections.isEmpty {
                    ContentUnavailableView.search(text: searchText)
                }
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.self) { contact in
                Text(contact.fullName).font(.title)
            }
            .searchable(text: $searchText, prompt: "Search contacts")
        }
    }
}

struct ContactRow: View {
    let contact: Contact

    var body: some View {
        HStack(spacing: 12) {
            ZStack {
                Circle().fill(.blue.opacity(0.2))
                Text(contact.initials).font(.caption).bold()
            }
            .frame(width: 36, height: 36)
            .accessibilityHidden(true)
            Text(contact.fullName)
        }
    }
}

struct ContactList_Previews: PreviewProvider {
    static var previews: some View {
        ContactList(contacts: [
            Contact(id: 1, firstName: "Grace", lastName: "Hopper"),
            Contact(id: 2, firstName: "Alan", lastName: "Turing"),
            Contact(id: 3, firstName: "Ada", lastName: "Lovelace"),
        ])
    }
}
