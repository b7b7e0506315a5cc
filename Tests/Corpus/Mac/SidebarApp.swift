import SwiftUI

struct MailFolder: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let messages: [String]
}

struct SidebarApp: View {
    let folders: [MailFolder]
    @State private var selectedFolder: MailFolder?
    @State private var selectedMessage: String?

    var body: some View {
        NavigationSplitView {
            List(folders, selection: $selectedFolder) { folder in
                NavigationLink(value: folder) {
                    Text(folder.name)
                }
            }
            .navigationTitle("Mail")
        } content: {
            if let selectedFolder {
                List(selectedFolder.messages, id: \.self, selection: $selectedMessage) { message in
                    Text(message)
                }
                .navigationTitle(selectedFolder.name)
            } else {
                Text("Choose a folder")
            }
        } detail: {
            Text(selectedMessage ?? "No message selected")
                .foregroundStyle(.secondary)
        }
        .frame(minWidth: 600, minHeight: 300)
    }
}

#Preview("Mail", traits: .fixedLayout(width: 900, height: 400)) {
    SidebarApp(folders: [
        MailFolder(name: "Inbox", messages: ["Hello", "Invoice"]),
        MailFolder(name: "Sent", messages: []),
    ])
}
