import Lamina
import LaminaTesting
import Testing

private struct Login: View {
  enum Field { case username, password }
  @State private var username = ""
  @State private var password = ""
  @State private var isLoggedIn = false
  @FocusState private var focusedField: Field?

  var body: some View {
    if isLoggedIn {
      Text("Welcome, \(username)")
    } else {
      VStack {
        TextField("Username", text: $username).focused($focusedField, equals: .username)
        SecureField("Password", text: $password).focused($focusedField, equals: .password)
        Button("Sign In") {
          if username.isEmpty {
            focusedField = .username
          } else if password.isEmpty {
            focusedField = .password
          } else {
            isLoggedIn = true
          }
        }
      }
      .onSubmit {
        if focusedField == .username { focusedField = .password } else { isLoggedIn = true }
      }
    }
  }
}

@MainActor @Suite("Idioms: a login with focus, as the documentation has it")
struct LoginFocusIdiom {
  @Test("The button brings the focus to what is missing")
  func button() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Login() }
    harness.tap("Sign In")
    harness.type("ada")
    harness.tap("Sign In")
    harness.type("secret")
    harness.tap("Sign In")
    #expect(harness.exists("Welcome, ada"))
  }

  @Test("Return goes on to the password, and then in")
  func submitting() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Login() }
    harness.tap("Username")
    harness.type("ada\nsecret\n")
    #expect(harness.exists("Welcome, ada"))
  }
}
