import LaminaGeometry
import LaminaInput
import LaminaLayout

/// The two rows of activities, which arrows, Tab and letters go through.
struct ShareRows: View {
  let session: ShareSession
  @FocusState private var focused: ShareActivityType?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { number, row in
        if number > 0 { Divider() }
        ShareRow(activities: row, focused: $focused, choose: session.choose)
      }
      if rows.isEmpty {
        Text("There is nothing that takes this.").foregroundStyle(.secondary).padding(20)
      }
    }
    .onMoveCommand(perform: move)
    .onKeyPress(characters: .alphanumerics, phases: .down) { typed($0.characters) }
    .defaultFocus($focused, rows.first?.first?.type, priority: .userInitiated)
  }

  private var rows: [[any ShareActivity]] {
    [session.activities(in: .share), session.activities(in: .action)].filter { !$0.isEmpty }
  }

  private func move(_ way: MoveCommandDirection) {
    let rows = rows
    guard let (row, place) = place(in: rows) else { return focused = rows.first?.first?.type }
    let forward: MoveCommandDirection = direction == .rightToLeft ? .left : .right
    switch way {
    case .up: focus(rows, row - 1, place)
    case .down: focus(rows, row + 1, place)
    case .left, .right: focus(rows, row, place + (way == forward ? 1 : -1))
    }
  }

  private func place(in rows: [[any ShareActivity]]) -> (Int, Int)? {
    for (number, row) in rows.enumerated() {
      if let place = row.firstIndex(where: { $0.type == focused }) { return (number, place) }
    }
    return nil
  }

  private func focus(_ rows: [[any ShareActivity]], _ row: Int, _ place: Int) {
    guard rows.indices.contains(row), let last = rows[row].indices.last, place >= 0 else { return }
    focused = rows[row][min(place, last)].type
  }

  /// The next activity, after the one with the focus, whose title begins with a letter.
  private func typed(_ letters: String) -> KeyPress.Result {
    let all = rows.joined().map { ($0.type, $0.title) }
    let start = all.firstIndex { $0.0 == focused }.map { $0 + 1 } ?? 0
    let next = (all[start...] + all[..<start]).first { _, title in
      title.range(of: letters, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
    }
    guard let next else { return .ignored }
    focused = next.0
    return .handled
  }
}

/// One row, which scrolls sideways.
private struct ShareRow: View {
  let activities: [any ShareActivity]
  let focused: FocusState<ShareActivityType?>.Binding
  let choose: (any ShareActivity) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 4) {
        ForEach(activities.map(Entry.init)) { entry in
          Button(action: { choose(entry.activity) }) { ActivityLabel(activity: entry.activity) }
            .buttonStyle(ActivityButtonStyle())
            .focused(focused, equals: entry.id)
            .accessibilityLabel(entry.activity.title)
        }
      }
      .padding(12)
    }
  }

  private struct Entry: Identifiable {
    let activity: any ShareActivity
    var id: ShareActivityType { activity.type }
  }
}
