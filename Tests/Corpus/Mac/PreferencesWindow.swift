import SwiftUI

struct PreferencesWindow: View {
    private enum Tabs: Hashable {
        case general, advanced
    }

    @AppStorage("prefs.launchAtLogin") private var launchAtLogin = false
    @AppStorage("prefs.userName") private var userName: String = "Guest"

    var body: some View {
        TabView {
            VStack(alignment: .leading) {
                Toggle("Launch at login", isOn: $launchAtLogin)
                TextField("User name", text: $userName)
            }
            .padding(20)
            .tabItem { Label("General", systemImage: "circle") }
            .tag(Tabs.general)

            Text("Nothing to see here, \(userName)")
                .tabItem { Label("Advanced", systemImage: "star") }
                .tag(Tabs.advanced)
        }
        .frame(width: 375, height: 150)
    }
}

struct PreferencesWindow_Previews: PreviewProvider {
    static var previews: some View {
        PreferencesWindow()
    }
}
