import Lamina
import LaminaTesting
import Testing

/// Undo while something is presented: it means what is in front.
@MainActor @Suite("Undo behind what is presented")
struct UndoBehindTests {
  private struct Names: Equatable {
    var all = ["Tea"]
  }

  private final class Log {
    var count = 0
  }

  /// A model that can be undone, and one that a window's undo manager knows, behind something and in it.
  private struct Screen: View {
    let kind: PresentationKind
    @Undoable private var names = Names()
    @State private var shown = false
    @State private var count = 0
    @Environment(\.undoManager) private var undoManager
    let log: Log

    var body: some View {
      VStack {
        Text(names.all.joined(separator: ",")).accessibilityIdentifier("names")
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { names.all.append("\(names.all.count)") }
        Button("Count") { set(count + 1) }
        Button("Show") { shown = true }
        UndoCommands()
      }
      .presented(kind, "Title", while: $shown) { Inside(count: $count, log: log) }
    }

    private func set(_ next: Int) {
      let former = count
      count = next
      undoManager?.registerUndo(withTarget: log) { _ in set(former) }
    }
  }

  private struct Inside: View {
    @Undoable private var words = Names()
    @Binding var count: Int
    let log: Log
    @Environment(\.undoManager) private var undoManager
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(words.all.joined(separator: "+")).accessibilityIdentifier("words")
        Button("Add Inside") { words.all.append("\(words.all.count)") }
        Button("Count Inside") {
          let former = count
          count += 10
          undoManager?.registerUndo(withTarget: log) { _ in count = former }
        }
        Button("Done") { dismiss() }
      }
    }
  }

  private func harness(_ kind: PresentationKind) -> Harness {
    let log = Log()
    return Harness(size: kind.size) { Screen(kind: kind, log: log) }
  }

  private nonisolated static let modal = PresentationKind.allCases.filter(\.isModal)

  @Test("Ctrl+Z and Ctrl+Shift+Z do nothing to what is behind", arguments: modal)
  func inert(_ kind: PresentationKind) {
    let harness = harness(kind)
    harness.tap("Add")
    harness.tap("Add")
    harness.press("z", modifiers: .command)
    harness.tap("Count")
    #expect(harness.text(of: "names") == "Tea,1" && harness.text(of: "count") == "1")
    harness.tap("Show")
    harness.rest()
    for _ in 0..<3 { harness.press("z", modifiers: .command) }
    harness.press("z", modifiers: [.command, .shift])
    harness.press("y", modifiers: .command)
    harness.press(.escape)
    if kind == .cover { harness.tap("Done") }
    harness.rest()
    #expect(harness.text(of: "names") == "Tea,1" && harness.text(of: "count") == "1")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "names") == "Tea,1" && harness.text(of: "count") == "0")
  }

  @Test(
    "Steps of a model in front are taken back, and no further",
    arguments: PresentationKind.withContent.filter(\.isModal))
  func inFront(_ kind: PresentationKind) {
    let harness = harness(kind)
    harness.tap("Add")
    harness.tap("Show")
    harness.rest()
    harness.tap("Add Inside")
    #expect(harness.text(of: "words") == "Tea+1")
    for _ in 0..<3 { harness.press("z", modifiers: .command) }
    #expect(harness.text(of: "words") == "Tea")
    harness.press("z", modifiers: [.command, .shift])
    #expect(harness.text(of: "words") == "Tea+1")
    harness.tap("Done")
    harness.rest()
    #expect(harness.text(of: "names") == "Tea,1")
  }

  @Test("So are steps that the window's undo manager was given since then")
  func manager() {
    let harness = harness(.sheet)
    harness.tap("Count")
    harness.tap("Show")
    harness.rest()
    harness.tap("Count Inside")
    harness.tap("Done")
    harness.rest()
    #expect(harness.text(of: "count") == "11")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "count") == "1")
    harness.tap("Show")
    harness.rest()
    harness.tap("Count Inside")
    for _ in 0..<4 { harness.press("z", modifiers: .command) }
    harness.tap("Done")
    harness.rest()
    #expect(harness.text(of: "count") == "1")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "count") == "0")
  }
}
