import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Whom `\.undo` of the environment means.
@Suite struct UndoActionsTests {
  private struct Counter: View {
    let name: String
    @Undoable private var number = 0
    var body: some View {
      Button(name) { $number.change("Count \(name)") { $0 += 1 } }
        .accessibilityValue("\(number)")
    }
  }

  private struct Keys: View {
    @Environment(\.undo) private var undo
    var body: some View {
      Text(verbatim: undo.undoName ?? "none").accessibilityIdentifier("name")
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("undo")
        .onTapGesture { undo.undo() }
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("redo")
        .onTapGesture { undo.redo() }
    }
  }

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.value
  }

  @Test("of two models it is the one with the focus, else the one that was used last")
  func focused() {
    let harness = Harness {
      VStack {
        Counter(name: "A")
        Counter(name: "B")
        Keys()
      }
    }
    harness.tap("A")
    harness.tap("B")
    #expect(harness.text(of: "name") == "Count B")
    // The focus goes back to A; nothing is changed there.
    harness.press(.tab)
    #expect(harness.text(of: "name") == "Count A")
    harness.press(.escape)
    #expect(harness.text(of: "name") == "Count B")
    harness.tap("undo")
    #expect(value(harness, "B") == "0" && value(harness, "A") == "1")
    harness.tap("redo")
    #expect(value(harness, "B") == "1")
  }

  @Test("a model that leaves is not meant any more")
  func leaving() {
    struct Owner: View {
      @State private var shows = true
      var body: some View {
        VStack {
          Counter(name: "A")
          if shows { Counter(name: "B") }
          Keys()
          Button("Hide") { shows = false }
        }
      }
    }
    let harness = Harness { Owner() }
    harness.tap("A")
    harness.tap("B")
    harness.press(.escape)
    harness.tap("Hide")
    harness.press(.escape)
    #expect(harness.text(of: "name") == "Count A")
  }

  @Test("the environment may name a model")
  func named() {
    struct Owner: View {
      @Undoable private var number = 0
      var body: some View {
        VStack {
          Button("Own") { $number.change("Own") { $0 += 1 } }
          Counter(name: "A")
          Keys().environment(\.undo, $number.actions)
        }
      }
    }
    let harness = Harness { Owner() }
    harness.tap("Own")
    harness.tap("A")
    #expect(harness.text(of: "name") == "Own")
  }

  @Test("without any model there is nothing to undo")
  func none() {
    let harness = Harness { Keys() }
    harness.tap("undo")
    #expect(harness.text(of: "name") == "none")
  }
}
