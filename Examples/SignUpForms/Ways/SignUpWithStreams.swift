package import LaminaStreams

/// The sign-up form with streams.
package final class SignUpWithStreams {
  package let name = CurrentValue("")
  package let password = CurrentValue("")
  package let repeated = CurrentValue("")
  /// Asks for the same name once more.
  package let again = Subject<Void, Never>()
  package let nameVerdict: EventStream<Verdict, Never>
  package let passwordVerdict: EventStream<Verdict, Never>
  package let repeatedVerdict: EventStream<Verdict, Never>
  package let canSignUp: EventStream<Bool, Never>

  /// A form whose remote check is `check`; its failure is a verdict, not an end.
  package init(check: @escaping (String) -> EventStream<Bool, any Error>) {
    let asked = combineLatest(name.stream.distinctUntilChanged(), again.stream.startWith(())) {
      name, _ in name
    }
    nameVerdict = asked.flatMapLatest { name in
      if let local = SignUpRules.userName(name) { return EventStream<Verdict, Never>.just(local) }
      return check(name).map { SignUpRules.answer($0) }
        .catchAndReturn(SignUpRules.unreachable).startWith(.checking)
    }.share(replay: 1)
    passwordVerdict = password.stream.map { SignUpRules.password($0) }.share(replay: 1)
    repeatedVerdict = combineLatest(password.stream, repeated.stream) {
      SignUpRules.repeated($1, of: $0)
    }.share(replay: 1)
    canSignUp = combineLatest(nameVerdict, passwordVerdict, repeatedVerdict) {
      $0.isValid && $1.isValid && $2.isValid
    }.distinctUntilChanged()
  }

  /// A form that asks a server; a question that is no longer wanted is cancelled.
  package convenience init(server: any NameServer) {
    self.init { name in
      .task { () async throws(any Error) in try await server.isFree(name) }
    }
  }
}
