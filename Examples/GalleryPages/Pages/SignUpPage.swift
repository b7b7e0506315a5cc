import Lamina
import SignUpViews

/// Sign-up: a form that asks a server with latency and failures while one types.
struct SignUpPage: View {
  @State private var session = SignUpSession(latency: 2, failureRate: 0.1)

  var body: some View {
    PageScaffold(.signUp) {
      Card { SignUpView(session) }
      Text(
        """
        Each name is asked for as one types; flatMapLatest gives up the question before, which closes \
        its connection, so that the server counts it as cancelled. Whatever the order of the answers, \
        only the one to the latest question shows. LaminaStreams' documentation has the form in three \
        ways: with streams, with asynchronous sequences, with plain state.
        """
      )
      .foregroundStyle(.secondary)
    }
  }
}
