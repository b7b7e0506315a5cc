import Lamina
import SignUpForms

/// The three fields with what is said of each, and the button.
struct SignUpForm: View {
  private let model: SignUpModel
  @FocusState private var isNameFocused: Bool

  init(_ model: SignUpModel) { self.model = model }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Create an account").font(.title3.weight(.semibold)).accessibilityHeading(.h2)
      fields
      SubmitRow(model: model) { isNameFocused = true }
    }
  }

  private var fields: some View {
    Observing(model.submission) { submission in
      VStack(alignment: .leading, spacing: 10) {
        FieldRow("User name", model.fields.nameVerdict, hint: "Letters and digits") {
          TextField("User name", text: model.fields.name.binding, prompt: Text("Choose one"))
            .focused($isNameFocused)
            .accessibilityIdentifier("name field")
        } repair: {
          if $0 == SignUpRules.unreachable {
            Button("Try again") { model.checkAgain() }.buttonStyle(.borderless)
              .accessibilityLabel("Check the name again")
          }
        }
        FieldRow("Password", model.fields.passwordVerdict, hint: "4 characters or more") {
          SecureField("Password", text: model.fields.password.binding)
            .accessibilityIdentifier("password field")
        }
        FieldRow("Repeat the password", model.fields.repeatedVerdict, hint: "The same again") {
          SecureField("Repeat the password", text: model.fields.repeated.binding)
            .accessibilityIdentifier("repeated field")
        }
      }
      .disabled(submission == .busy)
    }
  }
}

/// A field with its name above and what is said of it below.
private struct FieldRow<Field: View, Repair: View>: View {
  private let title: String
  private let verdict: EventStream<Verdict, Never>
  private let hint: String
  private let field: Field
  private let repair: (Verdict) -> Repair

  @ScaledMetric private var height: CGFloat = 22

  init(
    _ title: String, _ verdict: EventStream<Verdict, Never>, hint: String,
    @ViewBuilder field: () -> Field, @ViewBuilder repair: @escaping (Verdict) -> Repair
  ) {
    self.title = title
    self.verdict = verdict
    self.hint = hint
    self.field = field()
    self.repair = repair
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.callout.weight(.medium)).accessibilityHidden(true)
      field
      Observing(verdict, initial: .empty) { verdict in
        HStack(spacing: 6) {
          VerdictLine(verdict: verdict, hint: hint)
            .accessibilityIdentifier("\(title) verdict")
          repair(verdict)
        }
        .frame(minHeight: height)
      }
    }
  }
}

extension FieldRow where Repair == EmptyView {
  init(
    _ title: String, _ verdict: EventStream<Verdict, Never>, hint: String,
    @ViewBuilder field: () -> Field
  ) {
    self.init(title, verdict, hint: hint, field: field) { _ in EmptyView() }
  }
}
