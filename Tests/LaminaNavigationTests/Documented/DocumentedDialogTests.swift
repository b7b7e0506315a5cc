import Foundation
import Lamina
import LaminaTesting
import Testing

/// Alerts and confirmations, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: alerts and confirmations")
struct DocumentedDialogTests {
  struct Failure: LocalizedError {
    var errorDescription: String? { "No room" }
    var recoverySuggestion: String? { "Delete something." }
  }

  @Observable final class Model {
    var isShown = true
    var name: String? = "tea"
    var log: [String] = []
    var error: Failure? = Failure()
    var text = ""
  }

  private let model = Model()

  @Test("All actions of an alert dismiss it, whatever their roles", arguments: [0, 1, 2])
  func dismisses(which: Int) {
    let names = ["plain", "delete", "cancel"]
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown) {
        Button("plain") { model.log.append("plain") }
        Button("delete", role: .destructive) { model.log.append("delete") }
        Button("cancel", role: .cancel) { model.log.append("cancel") }
      }
    }
    harness.press(on: names[which])
    #expect(!model.isShown)
    #expect(model.log == [names[which]])
  }

  @Test("An alert for data is handed that, in its actions and its message")
  func presenting() {
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown, presenting: model.name) {
        name in
        Button("keep \(name)") {}
      } message: {
        Text("about \($0)")
      }
    }
    #expect(harness.exists("keep tea"))
    #expect(harness.exists("about tea"))
  }

  @Test("An alert for data needs both: the Boolean, and data that is not nil")
  func both() {
    model.name = nil
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown, presenting: model.name) {
        Text($0)
      }
    }
    #expect(!harness.exists("title"))
    model.name = "tea"
    harness.rest()
    #expect(harness.exists("title"))
  }

  @Test("An alert for an error has the error's description as its title")
  func error() {
    let harness = documented { [model] in
      Text("below").alert(isPresented: Bindable(model).isShown, error: model.error) { _ in
        Button("sorry") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(harness.exists("No room"))
    #expect(harness.exists("Delete something."))
    harness.press(on: "sorry")
    #expect(!model.isShown)
  }

  @Test("An alert for an error that is nil is not presented")
  func noError() {
    model.error = nil
    let harness = documented { [model] in
      Text("below").alert(isPresented: Bindable(model).isShown, error: model.error) {
        Button("sorry") {}
      }
    }
    #expect(!harness.exists("sorry"))
  }

  @Test("Text fields in an alert take what a person types before an action runs")
  func fields() {
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown) {
        TextField("name", text: Bindable(model).text)
        SecureField("secret", text: .constant(""))
        Button("log in") { model.log.append(model.text) }
      }
    }
    harness.type("Ada")
    harness.press(on: "log in")
    #expect(model.log == ["Ada"])
  }

  @Test("Without an action that cancels, an alert's only button is its way out")
  func onlyButton() {
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown) {}
    }
    #expect(harness.exists("OK"))
    harness.press(on: "OK")
    #expect(!model.isShown)
  }

  @Test("A press beside an alert does not dismiss it")
  func beside() {
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown) {}
    }
    harness.tap(at: CGPoint(x: 10, y: 10))
    harness.rest()
    #expect(model.isShown)
  }

  @Test("A confirmation offers its actions, and one that cancels")
  func confirmation() {
    let harness = documented { [model] in
      Text("below").confirmationDialog("title", isPresented: Bindable(model).isShown) {
        Button("empty", role: .destructive) { model.log.append("emptied") }
      } message: {
        Text("for good")
      }
    }
    #expect(harness.shown(of: "title", "for good", "empty", "Cancel").count == 4)
    harness.press(on: "empty")
    #expect(model.log == ["emptied"])
    #expect(!model.isShown)
  }

  @Test("An action of the author's that cancels takes the place of the standard one")
  func ownCancel() {
    let harness = documented { [model] in
      Text("below").confirmationDialog("title", isPresented: Bindable(model).isShown) {
        Button("empty") {}
        Button("rather not", role: .cancel) { model.log.append("not") }
      }
    }
    #expect(!harness.exists("Cancel"))
    harness.press(.escape)
    harness.rest()
    #expect(model.log == ["not"])
    #expect(!model.isShown)
  }

  @Test("A press beside a confirmation cancels it")
  func besideConfirmation() {
    let harness = documented { [model] in
      Text("below").confirmationDialog("title", isPresented: Bindable(model).isShown) {
        Button("empty") { model.log.append("emptied") }
      }
    }
    harness.tap(at: CGPoint(x: 10, y: 10))
    harness.rest()
    #expect(!model.isShown)
    #expect(model.log.isEmpty)
  }

  @Test("A title that is hidden is not shown")
  func hiddenTitle() {
    let harness = documented { [model] in
      Text("below")
        .confirmationDialog(
          "title", isPresented: Bindable(model).isShown, titleVisibility: .hidden
        ) { Button("empty") {} }
    }
    #expect(harness.exists("empty"))
    #expect(!harness.exists("title"))
  }

  @Test("A confirmation for data is handed that")
  func confirmationData() {
    let harness = documented { [model] in
      Text("below")
        .confirmationDialog(
          "title", isPresented: Bindable(model).isShown, presenting: model.name
        ) { name in
          Button("empty \(name)") {}
        } message: {
          Text("about \($0)")
        }
    }
    #expect(harness.shown(of: "empty tea", "about tea").count == 2)
  }

  @Test("The data of an alert stays what it was presented with, though the author's is nil by then")
  func dataStays() {
    let harness = documented { [model] in
      Text("below").alert("title", isPresented: Bindable(model).isShown, presenting: model.name) {
        name in Button("keep \(name)") { model.log.append(name) }
      }
    }
    model.name = "cup"
    harness.rest()
    #expect(harness.exists("keep tea") || harness.exists("keep cup"))
    harness.press(on: harness.exists("keep tea") ? "keep tea" : "keep cup")
    #expect(model.log.count == 1)
  }

  @Test("Two alerts at one view are presented one after the other")
  func two() {
    let harness = documented { [model] in
      Text("below")
        .alert("first", isPresented: Bindable(model).isShown) {}
        .alert(
          "second",
          isPresented: Binding(get: { model.name != nil }, set: { if !$0 { model.name = nil } })
        ) {}
    }
    let seen = harness.shown(of: "first", "second")
    #expect(seen.count == 1)
    harness.press(on: "OK")
    #expect(harness.shown(of: "first", "second") == [seen == ["first"] ? "second" : "first"])
    harness.press(on: "OK")
    #expect(!model.isShown && model.name == nil)
  }
}
