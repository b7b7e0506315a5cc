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

  private struct Feed: View {
    let margin: CGFloat
    @State var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("sum")
        ScrollView {
          VStack { ForEach(0..<40) { Text("row \($0)") } }.frame(maxWidth: .infinity)
        }
        .contentMargins(.top, margin)
        .refreshable { count += 1 }
      }
    }
  }

  @Test(
    "A pull at the top fetches again, also below what is kept free there",
    arguments: [CGFloat(0), 80])
  func pull(margin: CGFloat) async {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Feed(margin: margin) }
    let middle = CGPoint(x: 150, y: 200)
    harness.stroke(at: middle, by: CGSize(width: 0, height: 40))
    await harness.run(for: 0.5)
    #expect(harness.text(of: "sum") == "0")
    harness.stroke(at: middle, by: CGSize(width: 0, height: 300))
    await harness.run(for: 0.5)
    #expect(harness.text(of: "sum") == "1")
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

  private struct Account: View {
    let reason: RedactionReasons
    var body: some View {
      VStack {
        VStack {
          Text("Number")
          Text("Bank").privacySensitive(false)
        }
        .privacySensitive()
        Text("Help").unredacted().privacySensitive(false)
      }
      .redacted(reason: reason)
    }
  }

  @Test("A part of what is private may be open, and is redacted for other reasons all the same")
  func notPrivate() {
    let others = Harness { Account(reason: .privacy) }
    #expect(!others.exists("Number") && others.exists("Bank") && others.exists("Help"))
    let loading = Harness { Account(reason: .placeholder) }
    #expect(!loading.exists("Number") && !loading.exists("Bank") && loading.exists("Help"))
  }

  /// How many shapes stand below each other in the middle of what a redacted view shows.
  private func shapes(_ content: some View) -> Int {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      content.redacted(reason: .placeholder)
    }
    let picture = harness.picture()
    let isInk = (0..<200).map { picture.pixel(x: 100, y: $0) != picture.pixel(x: 0, y: 0) }
    return zip(isInk, isInk.dropFirst()).count { !$0 && $1 }
  }

  @Test("A picture is redacted by one shape, words by one for each line, however high that is")
  func redactedShapes() {
    #expect(shapes(Image(systemName: "star.fill").resizable().frame(width: 60, height: 60)) == 1)
    #expect(shapes(Text("Title").font(.system(size: 40))) == 1)
    #expect(shapes(Text("one\ntwo\nsix").font(.system(size: 13))) == 3)
    #expect(shapes(Text("one\ntwo\nsix").font(.system(size: 30))) == 3)
    #expect(shapes(Text("one").lineLimit(3, reservesSpace: true)) == 1)
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
