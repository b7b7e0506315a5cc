import Lamina
import SignUpForms

/// What a field says of itself: a sign and a few words.
struct VerdictLine: View {
  let verdict: Verdict
  /// What is wanted, while nothing has been typed.
  let hint: String
  @ScaledMetric private var side: CGFloat = 14

  var body: some View {
    HStack(spacing: 6) {
      sign.frame(width: side, height: side)
      Text(words).font(.callout).foregroundStyle(isWrong ? .primary : .secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(words)
    .accessibilityAddTraits(.isStaticText)
  }

  @ViewBuilder private var sign: some View {
    switch verdict {
    case .empty: Image(systemName: "info.circle").foregroundStyle(.secondary)
    case .checking: ProgressView().scaleEffect(0.6)
    case .valid: Image(systemName: "checkmark").foregroundStyle(.green)
    case .invalid: Image(systemName: "exclamationmark.triangle").foregroundStyle(.red)
    }
  }

  private var isWrong: Bool { if case .invalid = verdict { true } else { false } }

  private var words: String {
    switch verdict {
    case .empty: hint
    case .checking: "Checking availability"
    case .valid(let words), .invalid(let words): words
    }
  }
}
