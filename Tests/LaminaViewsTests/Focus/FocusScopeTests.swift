import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Views that have the focus to begin with.
@MainActor @Suite("Default focus in scopes")
struct FocusScopeTests {
  private struct Row: View {
    let name: String
    @FocusState private var isFocused
    var body: some View {
      Text("\(name) \(isFocused ? "in" : "out")").focusable().focused($isFocused)
    }
  }

  private struct Form: View {
    let isScoped: Bool
    @Namespace private var form
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      if isScoped { rows.focusScope(form) } else { rows }
    }

    private var rows: some View {
      VStack {
        Row(name: "first").onKeyPress(.return) {
          resetFocus(in: form)
          return .handled
        }
        Row(name: "second").prefersDefaultFocus(in: form)
        Row(name: "third").prefersDefaultFocus(in: other)
        Row(name: "fourth").prefersDefaultFocus(false, in: form)
      }
    }
  }

  @Test("A view that prefers it has the focus at first, and again after it is reset")
  func preferred() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Form(isScoped: true) }
    harness.advance(by: 0.1)
    #expect(harness.exists("second in"))
    harness.press(.tab, modifiers: .shift)
    #expect(harness.exists("first in") && harness.exists("second out"))
    harness.press(.return)
    #expect(harness.exists("second in"))
  }

  @Test("Without the scope around it the preference does not count")
  func unscoped() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Form(isScoped: false) }
    #expect(harness.exists("second out"))
  }
}
