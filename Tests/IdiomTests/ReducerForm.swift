import Lamina
import LaminaTesting
import Observation
import Testing

private struct SignIn: Equatable {
  var email = ""
  var remember = false
  var attempts = 0.0
}

private enum Action { case email(String), remember(Bool), attempts(Double) }

@Observable
private final class Store {
  private(set) var state = SignIn()
  func send(_ action: Action) {
    switch action {
    case .email(let email): state.email = email.lowercased()
    case .remember(let isOn): state.remember = isOn
    case .attempts(let count): state.attempts = count
    }
  }

  func binding<Value>(_ path: KeyPath<SignIn, Value>, _ action: @escaping (Value) -> Action)
    -> Binding<Value>
  {
    let value = state[keyPath: path]
    return Binding(get: { value }, set: { self.send(action($0)) })
  }
}

private struct SignInForm: View {
  let store: Store
  var body: some View {
    VStack {
      TextField("Email", text: store.binding(\.email, Action.email))
      Toggle("Remember me", isOn: store.binding(\.remember, Action.remember))
      Slider(value: store.binding(\.attempts, Action.attempts), in: 0...5, step: 1)
        .accessibilityLabel("Attempts")
    }
  }
}

@MainActor @Suite("Idioms: a store with a reducer")
struct ReducerFormIdiom {
  @Test("Each control sends what it means, and shows what the reducer made of it")
  func actions() {
    let store = Store()
    let harness = Harness(size: CGSize(width: 300, height: 200)) { SignInForm(store: store) }
    harness.tap("Email")
    harness.type("Ada@X.org")
    harness.tap("Remember me")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.press(.rightArrow)
    #expect(store.state == SignIn(email: "ada@x.org", remember: true, attempts: 2))
    #expect(harness.element("Email")?.semantics.value == "ada@x.org")
  }
}
