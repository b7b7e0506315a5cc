import Foundation
import Lamina
import LaminaTesting
import Testing

@MainActor @Suite("Editing, renaming, refreshing, hiding", .timeLimit(.minutes(5)))
struct EditingTests {
  private struct Editing: View {
    @State var mode = EditMode.inactive
    var body: some View {
      VStack {
        EditButton()
        Text(mode.isEditing ? "editing" : "looking")
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("The edit button begins and ends editing, and says which it would do")
  func edit() {
    let harness = Harness { Editing() }
    harness.tap("Edit")
    #expect(harness.exists("editing"))
    harness.tap("Done")
    #expect(harness.exists("looking"))
  }

  private struct Renaming: View {
    @State var name = "Ada"
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton()
      }
      .renameAction($isFocused)
    }
  }

  @Test("The rename button brings the focus to the field")
  func rename() {
    let harness = Harness { Renaming() }
    harness.tap("Rename")
    harness.settle()
    #expect(harness.graph.focus.focused == harness.find(.textField, "Name").elements.first?.id)
  }

  @Test("Without anything to rename the button is disabled")
  func renameNothing() {
    let harness = Harness { RenameButton() }
    #expect(harness.element("Rename")?.semantics.isEnabled == false)
  }

  private struct Inbox: View {
    @State var count = 0
    var body: some View {
      Text("\(count) messages").refreshable { count += 1 }
    }
  }

  @Test("Ctrl+R fetches again")
  func refresh() async {
    let harness = Harness { Inbox() }
    harness.press("r", modifiers: .command)
    await harness.run(for: 0.5)
    #expect(harness.exists("1 messages"))
  }

  private struct Article: View {
    var reason: RedactionReasons
    var body: some View {
      VStack {
        Text("Title")
        Text("Secret").privacySensitive()
        Text("Shown").unredacted()
      }
      .redacted(reason: reason)
    }
  }

  @Test("What is redacted says nothing, and keeps its place")
  func redacted() {
    let plain = Harness { Article(reason: []) }
    let hidden = Harness { Article(reason: .placeholder) }
    #expect(plain.exists("Title") && plain.exists("Secret"))
    #expect(!hidden.exists("Title") && !hidden.exists("Secret") && hidden.exists("Shown"))
    #expect(plain.frame(of: "Shown") == hidden.frame(of: "Shown"))
  }

  @Test("For privacy only what is private is hidden")
  func privacy() {
    let harness = Harness { Article(reason: .privacy) }
    #expect(harness.exists("Title") && !harness.exists("Secret"))
  }

  @Test("Views inside find the reasons")
  func reasons() {
    let harness = Harness { ReasonName().redacted(reason: .privacy) }
    #expect(harness.exists("private"))
  }

  private struct ReasonName: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(reasons.contains(.privacy) ? "private" : "open") }
  }

  @Test("What a desktop has nothing for is accepted")
  func accepted() {
    let harness = Harness {
      TextField("Mail", text: .constant("ada@example.org"))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .autocorrectionDisabled()
        .disableAutocorrection(true)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
        .submitLabel(.done)
    }
    #expect(harness.find(.textField, "Mail").elements.count == 1)
  }

  @Test("A help link acts, and is called help")
  func help() {
    var count = 0
    let harness = Harness { HelpLink { count += 1 } }
    harness.tap("Help")
    #expect(count == 1)
  }
}
