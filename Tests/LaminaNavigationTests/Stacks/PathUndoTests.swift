import Lamina
import LaminaTesting
import Testing

/// Navigation that is taken back: a path is a value like any other.
@MainActor @Suite("Undo of paths")
struct PathUndoTests {
  private struct Window: View {
    @Undoable private var path: [Int] = []
    @Environment(\.undo) private var undo
    var body: some View {
      NavigationStack(path: $path.binding(\.self, named: "Go")) {
        NavigationLink("more", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            NavigationLink("more", value: number + 1)
          }
      }
      .overlay(alignment: .bottom) {
        HStack {
          Button("Undo") { undo.undo() }.keyboardShortcut("z").disabled(!undo.canUndo)
          Button("Redo") { undo.redo() }.keyboardShortcut("y").disabled(!undo.canRedo)
        }
      }
    }
  }

  private func go(_ harness: Harness, _ key: Key, to page: String) {
    harness.press(key, modifiers: .command)
    harness.rest()
    #expect(harness.exists(page))
  }

  @Test("An undoable path goes back by undo and on by redo, and a way back is a step, too")
  func undo() {
    let harness = Harness(size: CGSize(width: 500, height: 400), scale: 0.25) { Window() }
    for _ in 0..<3 {
      harness.tap("more")
      harness.rest()
    }
    #expect(harness.exists("page 3"))
    go(harness, "z", to: "page 2")
    go(harness, "z", to: "page 1")
    go(harness, "y", to: "page 2")
    harness.tap("Back")
    harness.rest()
    go(harness, "z", to: "page 2")
    for page in ["page 1", "more"] { go(harness, "z", to: page) }
    #expect(!harness.exists("Back"))
  }
}
