import Lamina
import SignUpNetwork
import SignUpViews

/// The application: one window with the form and its server.
@MainActor
struct SignUpApp: App {
  static let size = CGSize(width: 820, height: 480)
  let session: SignUpSession
  /// Whether there is a server; pictures need none.
  let isServed: Bool

  /// What was typed, passwords among it, is not kept after the end.
  var restorationIdentifier: String? { nil }

  init(session: SignUpSession, isServed: Bool) {
    self.session = session
    self.isServed = isServed
  }

  init() { self.init(session: SignUpSession(server: .loopback), isServed: isDisplayAvailable) }

  var body: some Scene {
    WindowGroup("Sign-up") {
      ScrollView { SignUpView(session).padding(28) }
        .background(.background)
        .frame(minWidth: 340, minHeight: 320)
        .environment(\.servesSignUp, isServed)
    }
    .defaultSize(Self.size)
  }
}
