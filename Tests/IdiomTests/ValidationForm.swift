import Lamina
import LaminaTesting
import Testing

private struct Registration: View {
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?

  private var isValid: Bool { email.contains("@") && password.count >= 8 }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Email", text: $email)
        .onChange(of: email) { message = email.contains("@") || email.isEmpty ? nil : "No address" }
      SecureField("Password", text: $password)
      if let message { Text(message).foregroundStyle(.red) }
      Button("Register") { message = "Welcome" }.disabled(!isValid)
    }
  }
}

@MainActor @Suite("Idioms: validation while one types")
struct ValidationFormIdiom {
  @Test("The message comes and goes, and the button waits for both fields")
  func validation() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Registration() }
    harness.tap("Email")
    harness.type("ada")
    #expect(harness.exists("No address"))
    harness.type("@x")
    #expect(!harness.exists("No address"))
    harness.tap("Register")
    #expect(!harness.exists("Welcome"))
    harness.tap("Password")
    harness.type("12345678")
    harness.tap("Register")
    #expect(harness.exists("Welcome"))
  }
}
