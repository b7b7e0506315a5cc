import Lamina
import SignUpForms

/// The button, and what has become of it.
struct SubmitRow: View {
  let model: SignUpModel
  /// Called when the form begins again.
  let onClear: () -> Void
  @ScaledMetric private var height: CGFloat = 32

  var body: some View {
    Observing(model.submission) { submission in
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 12) {
          button(submission)
          if submission == .busy { ProgressView().accessibilityLabel("Signing up") }
        }
        .frame(height: height)
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          sign(submission)
          Text(words(submission))
            .font(.callout)
            .foregroundStyle(isOver(submission) ? .primary : .secondary)
            .accessibilityIdentifier("submission")
        }
        .frame(minHeight: 36, alignment: .topLeading)
      }
    }
  }

  @ViewBuilder private func button(_ submission: Submission) -> some View {
    if case .done = submission {
      Button("Sign up another") { begin() }
        .keyboardShortcut(.defaultAction)
    } else {
      Observing(model.canSubmit, initial: false) { canSubmit in
        Button(isFailure(submission) ? "Try again" : "Sign up") { model.submit() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(!canSubmit)
          .accessibilityIdentifier("sign up")
      }
    }
  }

  private func begin() {
    model.clear()
    onClear()
  }

  @ViewBuilder private func sign(_ submission: Submission) -> some View {
    switch submission {
    case .notYet, .busy: EmptyView()
    case .done: Image(systemName: "checkmark").foregroundStyle(.green).accessibilityHidden(true)
    case .failed:
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.red)
        .accessibilityHidden(true)
    }
  }

  private func isOver(_ submission: Submission) -> Bool {
    switch submission {
    case .notYet, .busy: false
    case .done, .failed: true
    }
  }

  private func isFailure(_ submission: Submission) -> Bool {
    if case .failed = submission { true } else { false }
  }

  private func words(_ submission: Submission) -> String {
    switch submission {
    case .notYet: "Return signs up when all three are right."
    case .busy: "Signing up…"
    case .done(let name): "Welcome, \(name). The name is yours."
    case .failed(let failure): "\(failure)"
    }
  }
}
