import Lamina
import LaminaTesting
import Testing

private struct NewPassword: View {
  @State private var password = ""
  @State private var repeated = ""
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown {
        TextField("Password", text: $password)
      } else {
        SecureField("Password", text: $password)
      }
      SecureField("Again", text: $repeated)
      Toggle("Show", isOn: $isShown)
      Text(password == repeated ? "Same" : "Different").accessibilityIdentifier("state")
    }
  }
}

@MainActor @Suite("Idioms: a password, twice")
struct PasswordConfirmationIdiom {
  @Test("They are compared at each key, and shown on request")
  func comparing() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { NewPassword() }
    harness.tap("Password")
    harness.type("abc\tab")
    #expect(harness.text(of: "state") == "Different")
    harness.type("c")
    #expect(harness.text(of: "state") == "Same")
    harness.tap("Show")
    #expect(harness.element("Password")?.semantics.value == "abc")
  }
}
