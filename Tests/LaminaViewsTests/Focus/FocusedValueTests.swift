import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

/// What views say while they have the focus.
@Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.title) private var title
    var body: some View { Text(title ?? "none").accessibilityIdentifier("title") }
  }

  private struct Owner: View {
    @State private var count = 0
    @State private var hides = false
    var hasScene = false
    var body: some View {
      VStack {
        Reader()
        VStack {
          Button("A") { count += 1 }.focusedValue(\.title, "A \(count)")
          if !hides { Button("B") {} }
        }
        .focusedValue(\.title, "around")
        Button("C") { hides = true }.keyboardShortcut("h")
      }
      .background {
        if hasScene { Text("").focusedSceneValue(\.title, "window") }
      }
    }
  }

  @Test("the innermost view around the focus is heard, and what it says anew")
  func innermost() {
    let harness = Harness { Owner() }
    #expect(harness.text(of: "title") == "none")
    harness.press(.tab)
    #expect(harness.text(of: "title") == "A 0")
    harness.press(.space)
    #expect(harness.text(of: "title") == "A 1")
    harness.press(.tab)
    #expect(harness.text(of: "title") == "around")
    harness.press("h", modifiers: .command)
    #expect(harness.text(of: "title") == "none")
  }

  @Test("a view that says nil leaves what is said further out")
  func nothing() {
    struct Owner: View {
      @State private var title: String?
      var body: some View {
        Reader()
        VStack {
          Button("A") { title = title == nil ? "inside" : nil }.focusedValue(\.title, title)
        }
        .focusedValue(\.title, "around")
      }
    }
    let harness = Harness { VStack { Owner() } }
    harness.press(.tab)
    #expect(harness.text(of: "title") == "around")
    harness.press(.space)
    #expect(harness.text(of: "title") == "inside")
    harness.press(.space)
    #expect(harness.text(of: "title") == "around")
  }

  @Test("what the window says is heard where nobody around the focus says anything")
  func scene() {
    let harness = Harness { Owner(hasScene: true) }
    #expect(harness.text(of: "title") == "window")
    harness.press(.tab)
    #expect(harness.text(of: "title") == "A 0")
    harness.press(.tab, modifiers: .shift)
    #expect(harness.text(of: "title") == "window")
  }
}
