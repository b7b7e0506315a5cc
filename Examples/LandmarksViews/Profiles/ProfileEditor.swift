import Lamina

/// What a person can change of their profile.
struct ProfileEditor: View {
  @Binding var profile: Profile

  /// A year before and after the goal.
  private var dateRange: ClosedRange<Date> {
    let year: TimeInterval = 365 * 86_400
    return profile.goalDate - year...profile.goalDate + year
  }

  var body: some View {
    List {
      HStack {
        Text("Username")
        Spacer()
        TextField("Username", text: $profile.username)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }

      Toggle(isOn: $profile.prefersNotifications) {
        Text("Enable Notifications")
      }

      SeasonPicker(selection: $profile.seasonalPhoto)

      GoalDateStepper(date: $profile.goalDate, range: dateRange)
    }
  }
}
