import Observation

/// The sign-up form with plain state: what is typed is stored, what follows is computed.
@MainActor @Observable package final class SignUpWithState {
  package var name = "" {
    didSet { if name != oldValue { check() } }
  }
  package var password = ""
  package var repeated = ""
  package private(set) var nameVerdict = Verdict.empty
  package var passwordVerdict: Verdict { SignUpRules.password(password) }
  package var repeatedVerdict: Verdict { SignUpRules.repeated(repeated, of: password) }
  package var canSignUp: Bool {
    nameVerdict.isValid && passwordVerdict.isValid && repeatedVerdict.isValid
  }
  private let server: any NameServer
  private var question: Task<Void, Never>?

  package init(server: any NameServer) { self.server = server }

  isolated deinit { question?.cancel() }

  private func check() {
    question?.cancel()
    nameVerdict = SignUpRules.userName(name) ?? .checking
    guard nameVerdict == .checking else { return }
    question = Task { [name, server, weak self] in
      let verdict: Verdict
      do {
        verdict = SignUpRules.answer(try await server.isFree(name))
      } catch {
        verdict = SignUpRules.unreachable
      }
      if !Task.isCancelled { self?.nameVerdict = verdict }
    }
  }
}
