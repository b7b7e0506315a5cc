import SwiftUI

struct NotificationPreferences: Equatable {
    var isEnabled = true
    var sounds = true
    var badges = false
}

struct NotificationSettings: View {
    @Binding var preferences: NotificationPreferences

    var body: some View {
        List {
            Section {
                Toggle("Allow notifications", isOn: $preferences.isEnabled.animation())
            } footer: {
                Text("You can change this at any time.")
            }

            if preferences.isEnabled {
                Section("Alerts") {
                    Toggle("Sounds", isOn: $preferences.sounds)
                    Toggle("Badges", isOn: $preferences.badges)
                }
            }
        }
        .navigationTitle("Notifications")
    }
}

#Preview("Enabled") {
    @Previewable @State var preferences = NotificationPreferences()
    NotificationSettings(preferences: $preferences)
}

#Preview("Disabled") {
    NotificationSettings(preferences: .constant(NotificationPreferences(isEnabled: false)))
}
