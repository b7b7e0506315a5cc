import LaminaStreams

/// The sign-up form with streams.
final class SignUpWithStreams {
  let name = CurrentValue("")
  let password = CurrentValue("")
  let repeated = CurrentValue("")
  let nameVerdict: EventStream<Verdict, Never>
  let passwordVerdict: EventStream<Verdict, Never>
  let repeatedVerdict: EventStream<Verdict, Never>
  let canSignUp: EventStream<Bool, Never>

  /// A form whose remote check is `check`; its failure is a verdict, not an end.
  init(check: @escaping (String) -> EventStream<Bool, any Error>) {
    nameVerdict = name.stream.distinctUntilChanged().flatMapLatest { name in
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
  convenience init(server: any NameServer) {
    self.init { name in
      .task { () async throws(any Error) in try await server.isFree(name) }
    }
  }
}
