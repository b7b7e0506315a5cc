import Lamina
import LaminaTesting
import Testing

private struct Entry: Identifiable {
  let id: String
  var isNote = false
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View {
    if entry.isNote {
      Text("note \(entry.id)")
      Opens(name: entry.id)
    } else {
      Opens(name: entry.id)
    }
  }
}

/// Counts in a state of its own how often it was pressed.
private struct Opens: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Entries: View {
  @State private var entries = [
    Entry(id: "a", isNote: true), Entry(id: "b"), Entry(id: "c", isNote: true), Entry(id: "d"),
  ]

  var body: some View {
    VStack {
      Button("Reverse") { entries.reverse() }
      ScrollView {
        LazyVStack {
          Text("Entries")
          ForEach($entries) { $entry in EntryRow(entry: entry) }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: rows of a binding in another order")
struct ReorderedBindingsTests {
  @Test("Rows of different kinds keep their state")
  func state() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Entries() }
    for name in ["a 0", "b 0", "b 1", "c 0"] { harness.tap(name) }
    harness.tap("Reverse")
    for name in ["a 1", "b 2", "c 1", "d 0"] { #expect(harness.exists(name), "\(name)") }
    harness.tap("Reverse")
    for name in ["a 1", "b 2", "c 1", "d 0"] { #expect(harness.exists(name), "\(name)") }
  }
}

private struct Inbox: View {
  let isLazy: Bool
  @State private var days = ["Mon"]
  @State private var isEditing = false
  @State private var showsMore = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Day") { change { days.append("Tue") } }
        Button("Edit") { change { isEditing.toggle() } }
        Button("More") { change { showsMore.toggle() } }
      }
      .frame(height: 30)
      ScrollView {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: 0) { rows }
        } else {
          VStack(alignment: .leading, spacing: 0) { rows }
            .frame(maxWidth: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  private func change(_ body: () -> Void) { withAnimation(.linear(duration: 1), body) }

  private var rows: some View {
    ForEach(days, id: \.self) { day in
      Section {
        if isEditing {
          Color.pureRed.frame(width: 60, height: 20)
        } else {
          Text(day).frame(height: 20)
        }
        if showsMore { More() }
      } header: {
        Color.pureBlue.frame(width: 80, height: 10)
      }
    }
  }

  private struct More: View {
    var body: some View {
      Color.pureGreen.frame(width: 30, height: 10).transition(.move(edge: .leading))
      Text("more").frame(height: 20)
    }
  }
}

@MainActor @Suite("Idioms: sections and views of rows that come and go under an animation")
struct AnimatedSectionsTests {
  @Test("They do so in a lazy stack as in a plain one")
  func sameOnTheWay() {
    let windows = [true, false].map { isLazy in
      Harness(size: CGSize(width: 200, height: 200)) { Inbox(isLazy: isLazy) }
    }
    for button in ["Day", "Edit", "More", "More", "Edit"] {
      for window in windows { window.tap(button) }
      for moment in 0..<6 {
        for window in windows { window.advance(by: 0.25) }
        #expect(
          windows[0].picture().hasSamePixels(as: windows[1].picture()), "\(button) \(moment)")
      }
    }
    #expect(windows[0].box(.blue) != nil && windows[0].box(.red) == nil)
  }
}
