import Lamina
import LaminaTesting
import Testing

private struct Line: Identifiable {
  let id: Int
  var text: String
}

private struct Outline: View {
  @State private var lines = ["one", "two", "three"].enumerated().map {
    Line(id: $0.offset, text: $0.element)
  }
  @FocusState private var focused: Int?
  var body: some View {
    VStack {
      ForEach($lines) { $line in
        TextField("Line \(line.id)", text: $line.text)
          .focused($focused, equals: line.id)
      }
      Button("Delete line", action: delete).keyboardShortcut("d")
    }
  }

  private func delete() {
    guard let place = lines.firstIndex(where: { $0.id == focused }) else { return }
    lines.remove(at: place)
    focused = lines.isEmpty ? nil : lines[max(0, place - 1)].id
  }
}

@MainActor @Suite("Idioms: a row is deleted and the focus goes to the one before")
struct DeleteRowAndFocusIdiom {
  @Test("What is typed next goes there, by shortcut as by button")
  func deleting() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Outline() }
    harness.tap("Line 2")
    harness.press("d", modifiers: .command)
    #expect(!harness.exists("Line 2"))
    #expect(harness.element("Line 1")?.isFocused == true)
    harness.tap("Delete line")
    #expect(!harness.exists("Line 1"))
    #expect(harness.element("Line 0")?.isFocused == true)
  }
}
