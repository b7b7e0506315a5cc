import Lamina
import LaminaTesting
import Testing

@Observable private final class AccountModel {
  var name = ""
  var mail = ""
  var password = ""
  var newsletter = Newsletter.weekly
  var acceptsTerms = false
  var saved = ""

  enum Newsletter: String, CaseIterable { case never, weekly, daily }

  var canSave: Bool { !name.isEmpty && mail.contains("@") && acceptsTerms }
  func save() { saved = "\(name) <\(mail)> \(newsletter.rawValue)" }
}

/// An account, as a phone's settings have it.
private struct AccountForm: View {
  @Bindable var model: AccountModel

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $model.name)
          .textContentType(.name)
          .textInputAutocapitalization(.words)
        TextField("Mail", text: $model.mail)
          .keyboardType(.emailAddress)
          .autocorrectionDisabled()
        SecureField("Password", text: $model.password)
      }
      Section {
        Picker("Newsletter", selection: $model.newsletter) {
          ForEach(AccountModel.Newsletter.allCases, id: \.self) {
            Text($0.rawValue.capitalized).tag($0)
          }
        }
        Toggle("I accept the terms", isOn: $model.acceptsTerms)
      } header: {
        Text("Choices")
      } footer: {
        Text("They can be changed at any time.")
      }
      Button("Save", action: model.save).disabled(!model.canSave)
    }
  }
}

@MainActor @Suite("Forms: an account")
struct AccountFormIdioms {
  @Test("By mouse and by typing")
  func mouse() {
    let model = AccountModel()
    let harness = Harness(size: CGSize(width: 480, height: 600)) { AccountForm(model: model) }
    #expect(harness.element("Save")?.semantics.isEnabled == false)
    harness.find(.textField, "Name").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    harness.type("Ada")
    harness.find(.textField, "Mail").elements.first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    harness.type("ada@example.org")
    harness.tap("Newsletter")
    harness.tap("Daily")
    harness.tap("I accept the terms")
    harness.tap("Save")
    #expect(model.saved == "Ada <ada@example.org> daily")
  }

  @Test("By keyboard alone")
  func keyboard() {
    let model = AccountModel()
    let harness = Harness(size: CGSize(width: 480, height: 600)) { AccountForm(model: model) }
    harness.press(.tab)
    harness.type("Ada")
    harness.press(.tab)
    harness.type("a@b.c")
    harness.press(.tab)
    harness.type("secret")
    harness.press(.tab)
    harness.press(.space)
    harness.press(.home)
    harness.press(.return)
    harness.press(.tab)
    harness.press(.space)
    harness.press(.tab)
    harness.press(.space)
    #expect(model.password == "secret")
    #expect(model.saved == "Ada <a@b.c> never")
  }
}
