import Lamina

/// When one wants to hear of the open dream again.
struct ReminderMenu: View {
  let session: DreamsSession
  let store: DreamsStore

  var body: some View {
    Menu("Remind Me") {
      ForEach(Reminder.allCases, id: \.self) { reminder in
        Button(reminder.name) { remind(reminder.date(after: store.date())) }
          .accessibilityIdentifier("menu \(reminder)")
      }
      Divider()
      Button("Never") { remind(nil) }
        .disabled(session.openedDream?.due == nil)
        .accessibilityIdentifier("menu never")
    }
    .disabled(session.openedDream == nil || session.state != .viewing)
    .accessibilityIdentifier("menu remind")
  }

  private func remind(_ due: Date?) {
    if let dream = session.openedDream { store.perform(.remind(dream.id, due)) }
  }
}

/// When one hears of a dream, with a way out.
struct DueLine: View {
  let due: Date
  let forget: () -> Void

  var body: some View {
    HStack(spacing: 6) {
      Text("Due on \(due.formatted(date: .abbreviated, time: .shortened))")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("due")
      Button(action: forget) { Image(systemName: "xmark") }
        .buttonStyle(.borderless)
        .help("Forget it")
        .accessibilityLabel("Forget the reminder")
        .accessibilityIdentifier("forget")
    }
  }
}
