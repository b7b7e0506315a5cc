package import LaminaStreams

/// The whole form: its fields with their verdicts, and signing up.
///
/// ```
///  name      ──a──ad──ada─────────────────────▶
///  verdict   ──?──?───?──────✓────────────────▶   the latest answer only
///  submit    ───────────────────────x─────────▶
///  submission ─notYet───────────────busy──done─▶
/// ```
package final class SignUpModel {
  package let fields: SignUpWithStreams
  /// What has become of signing up; an edit after an end takes it back.
  package let submission = CurrentValue(Submission.notYet)
  /// Whether the button is enabled: all three are valid, and no user is being signed up.
  package let canSubmit: EventStream<Bool, Never>
  private let submits = Subject<Void, Never>()
  private var tokens: [Subscription] = []

  /// A form that asks by `check` and signs up by `signUp`.
  package init(
    check: @escaping (String) -> EventStream<Bool, any Error>,
    signUp: @escaping (SignUpDraft) -> EventStream<Void, SignUpFailure>
  ) {
    fields = SignUpWithStreams(check: check)
    canSubmit = combineLatest(fields.canSignUp, submission.stream) { isValid, submission in
      switch submission {
      case .notYet, .failed: isValid
      case .busy, .done: false
      }
    }.distinctUntilChanged().share(replay: 1)
    follow(signUp)
  }

  /// A form for a service; a question that is no longer wanted is cancelled.
  package convenience init(service: any SignUpService) {
    self.init { name in
      .task { () async throws(any Error) in try await service.isFree(name) }
    } signUp: { draft in
      .task { () async throws(SignUpFailure) in
        try await service.signUp(name: draft.name, password: draft.password)
      }
    }
  }

  /// Signs up, if everything is valid and no user is being signed up.
  package func submit() { submits.send(()) }

  /// Asks again for the name.
  package func checkAgain() { fields.again.send(()) }

  /// Begins again, with empty fields.
  package func clear() {
    for field in [fields.name, fields.password, fields.repeated] { field.value = "" }
  }

  private func follow(_ signUp: @escaping (SignUpDraft) -> EventStream<Void, SignUpFailure>) {
    let drafts = combineLatest(fields.name.stream, fields.password.stream) {
      SignUpDraft(name: $0, password: $1)
    }
    let attempts = submits.stream.withLatestFrom(canSubmit).filter { $0 }.withLatestFrom(drafts)
      .flatMapFirst { draft in
        signUp(draft).map { Submission.done(name: draft.name) }
          .catch { EventStream<Submission, Never>.just(.failed($0)) }.startWith(.busy)
      }
    tokens = [
      attempts.subscribe { [weak self] in self?.show($0) },
      edits.subscribe { [weak self] in self?.takeBack() },
    ]
  }

  private var edits: EventStream<Void, Never> {
    EventStream.merge(
      [fields.name, fields.password, fields.repeated].map { $0.stream.skip(1) }
    ).map { _ in }
  }

  private func show(_ state: Submission) {
    submission.value = state
    if case .failed(.taken) = state { checkAgain() }
  }

  private func takeBack() {
    if submission.value != .busy, submission.value != .notYet { submission.value = .notYet }
  }
}

/// What is sent to sign up.
package nonisolated struct SignUpDraft: Equatable, Sendable {
  package let name: String
  package let password: String
}
