import SwiftUI

struct SettingsLinkRow<Destination: View>: View {
    let title: String
    let symbol: String
    let tint: Color
    @ViewBuilder var destination: () -> Destination

    var body: some View {
        NavigationLink(destination: destination()) {
            Label {
                Text(title)
            } icon: {
                Image(systemName: symbol)
                    .foregroundStyle(.white)
                    .frame(width: 28, height: 28)
                    .background(tint, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
            }
        }
    }
}

struct SettingsOverview: View {
    var body: some View {
        NavigationStack {
            List {
                Section {
                    SettingsLinkRow(title: "General", symbol: "circle", tint: .gray) {
                        Text("General settings")
                    }
                    SettingsLinkRow(title: "Favorites", symbol: "heart", tint: .red) {
                        Text("Favorite settings")
                    }
                }
                Section(header: Text("About"), footer: Text("Version 1.2")) {
                    Link("Website", destination: URL(string: "https://example.com")!)
                }
            }
            .navigationTitle("Settings")
        }
    }
}

#Preview {
    SettingsOverview()
}
