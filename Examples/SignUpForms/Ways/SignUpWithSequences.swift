/// The sign-up form with asynchronous sequences.
///
/// What flatMapLatest did is written out: one task for the question that is asked, cancelled by the next name.
package final class SignUpWithSequences {
  package private(set) var nameVerdict = Verdict.empty
  package private(set) var passwordVerdict = Verdict.empty
  package private(set) var repeatedVerdict = Verdict.empty
  package var canSignUp: Bool {
    nameVerdict.isValid && passwordVerdict.isValid && repeatedVerdict.isValid
  }
  /// Called whenever a verdict is another one.
  package var onChange: () -> Void = {}
  private let server: any NameServer

  package init(server: any NameServer) { self.server = server }

  /// Follows the names until they end.
  package func follow(names: some AsyncSequence<String, Never>) async {
    var question: Task<Void, Never>?
    var last: String?
    defer { question?.cancel() }
    for await name in names where name != last {
      last = name
      question?.cancel()
      if let local = SignUpRules.userName(name) {
        show(name: local)
        continue
      }
      show(name: .checking)
      question = Task { await ask(name) }
    }
    await question?.value
  }

  /// Follows the passwords, each with its repetition, until they end.
  package func follow(passwords: some AsyncSequence<(String, String), Never>) async {
    for await (password, repeated) in passwords {
      passwordVerdict = SignUpRules.password(password)
      repeatedVerdict = SignUpRules.repeated(repeated, of: password)
      onChange()
    }
  }

  private func ask(_ name: String) async {
    let verdict: Verdict
    do {
      verdict = SignUpRules.answer(try await server.isFree(name))
    } catch {
      verdict = SignUpRules.unreachable
    }
    if !Task.isCancelled { show(name: verdict) }
  }

  private func show(name verdict: Verdict) {
    nameVerdict = verdict
    onChange()
  }
}
