import Lamina
import LaminaTesting
import Testing

@Observable private final class Session {
  var user: String?
  var isLoggedIn: Bool { user != nil }
  init(user: String? = nil) { self.user = user }
}

private struct LoginButton: View {
  @Environment(Session.self) private var session
  var body: some View { Button("Log in") { session.user = "ada" } }
}
private struct LogoutButton: View {
  @Environment(Session.self) private var session
  var body: some View { Button("Log out") { session.user = nil } }
}
private struct Gate: View {
  @Environment(Session.self) private var session
  var body: some View {
    if session.isLoggedIn {
      Text("Hello \(session.user ?? "")")
      LogoutButton()
    } else {
      LoginButton()
    }
  }
}
private struct Root: View {
  @State private var session = Session()
  var body: some View {
    VStack { Gate() }.environment(session)
  }
}

/// A window whose account can be changed for another one.
private struct Accounts: View {
  let accounts = [Session(user: "ada"), Session(user: "bob")]
  @State private var index = 0
  var body: some View {
    VStack {
      Button("Switch") { index = 1 - index }
      LogoutButton()
      Text(accounts.map { $0.user ?? "nobody" }.joined(separator: " "))
    }
    .environment(accounts[index])
  }
}

@Observable private final class Settings {
  var fontSize = 12
  var name = "Default"
}
private struct SettingsForm: View {
  @Environment(Settings.self) private var settings
  var body: some View {
    @Bindable var settings = settings
    TextField("Name", text: $settings.name)
    Button("Larger") { settings.fontSize += 1 }
  }
}
private struct SettingsPreview: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text("\(settings.name) \(settings.fontSize)") }
}
private struct SettingsScreen: View {
  private let settings = Settings()
  var body: some View {
    VStack {
      SettingsForm()
      SettingsPreview()
    }
    .environment(settings)
  }
}

private struct Optionally: View {
  @Environment(Settings.self) private var settings: Settings?
  var body: some View { Text(settings?.name ?? "none") }
}

private struct DismissKey: EnvironmentKey { static let defaultValue: @MainActor () -> Void = {} }
extension EnvironmentValues {
  fileprivate var close: @MainActor () -> Void {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
private struct Panel: View {
  @Environment(\.close) private var close
  var body: some View { Button("Close") { close() } }
}
private struct PanelHost: View {
  @State private var isOpen = true
  @State private var closes = 0
  var body: some View {
    VStack {
      Text("closed \(closes)")
      if isOpen { Panel() } else { Button("Open") { isOpen = true } }
    }
    .environment(\.close) {
      isOpen = false
      closes += 1
    }
  }
}

@MainActor @Suite("Idioms: objects and actions in the environment")
struct EnvironmentObjectIdioms {
  @Test("A session in the environment opens and closes a gate")
  func gate() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Root() }
    harness.tap("Log in")
    #expect(harness.exists("Hello ada"))
    harness.tap("Log out")
    #expect(harness.exists("Log in"))
  }

  @Test("After a switch of accounts the other one is logged out, also by the first press")
  func accounts() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Accounts() }
    harness.tap("Switch")
    harness.tap("Log out")
    #expect(harness.exists("ada nobody"))
    harness.tap("Switch")
    harness.tap("Log out")
    #expect(harness.exists("nobody nobody"))
  }

  @Test("A bindable of an environment object, made in the body")
  func bindable() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { SettingsScreen() }
    harness.tap("Name")
    harness.type("!")
    harness.tap("Larger")
    #expect(harness.exists("Default! 13") || harness.exists("!Default 13"))
  }

  @Test("An optional object that nobody handed down is nil")
  func optional() {
    let harness = Harness { Optionally() }
    #expect(harness.exists("none"))
  }

  @Test("An action in the environment closes what it is called from, again and again")
  func actions() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { PanelHost() }
    for round in 1...3 {
      harness.tap("Close")
      #expect(harness.exists("closed \(round)"))
      harness.tap("Open")
    }
  }
}
