import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of buttons with one purpose, of refreshing and of hiding.
@MainActor @Suite("Documented: editing, refreshing, redacting", .timeLimit(.minutes(5)))
struct DocumentedEditingTests {
  // MARK: EditButton

  private struct Editing: View {
    @State private var mode = EditMode.inactive
    var body: some View {
      VStack {
        EditButton()
        Reading()
      }
      .environment(\.editMode, $mode)
    }
  }

  private struct Reading: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      Text(mode?.wrappedValue == .active ? "active" : "inactive").accessibilityIdentifier("mode")
    }
  }

  @Test("The edit button turns the edit mode of its environment on and off")
  func editMode() {
    let harness = Harness { Editing() }
    #expect(harness.text(of: "mode") == "inactive")
    harness.tap("Edit")
    #expect(harness.text(of: "mode") == "active")
    harness.tap("Done")
    #expect(harness.text(of: "mode") == "inactive")
  }

  @Test("The edit button is called Edit, and Done while one edits")
  func editTitle() {
    let harness = Harness { Editing() }
    #expect(harness.elements(role: .button).map(\.text) == ["Edit"])
    harness.tap("Edit")
    #expect(harness.elements(role: .button).map(\.text) == ["Done"])
  }

  // MARK: RenameButton

  @Test("The rename button runs the rename action of its environment")
  func rename() {
    var count = 0
    let harness = Harness { RenameButton().renameAction { count += 1 } }
    harness.tap("Rename")
    #expect(count == 1)
  }

  @Test("A rename action that is a focus gives the focus to the field")
  func renameFocus() {
    let harness = Harness { Renaming() }
    harness.tap("Rename")
    harness.press("a", modifiers: .command)
    harness.type("New")
    #expect(harness.find(.textField, "Name").elements.first?.value == "New")
  }

  private struct Renaming: View {
    @State private var name = "Old"
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton()
      }
      .renameAction($isFocused)
    }
  }

  @Test("Without a rename action the rename button is disabled")
  func renameNothing() {
    #expect(Harness { RenameButton() }.element("Rename")?.isEnabled == false)
  }

  // MARK: PasteButton

  @Test("A paste button hands what the clipboard holds to its closure")
  func paste() async {
    var pasted: [String] = []
    let harness = Harness {
      PasteButton(payloadType: String.self) { strings in pasted += strings }
    }
    harness.clipboard.string = "copied"
    harness.hover("Paste")
    harness.tap("Paste")
    await harness.run(for: 0.5)
    #expect(pasted == ["copied"])
  }

  @Test("A paste button is disabled while the clipboard holds nothing that it takes")
  func pasteNothing() {
    let harness = Harness { PasteButton(payloadType: String.self) { _ in } }
    #expect(harness.element("Paste")?.isEnabled == false)
    harness.clipboard.string = "copied"
    harness.setWindowFocus(false)
    harness.setWindowFocus(true)
    #expect(harness.element("Paste")?.isEnabled == true)
  }

  @Test("It hears of what another program copies while its window keeps the keyboard")
  func pasteOutside() {
    let harness = Harness { PasteButton(payloadType: String.self) { _ in } }
    harness.clipboard.string = "copied"
    harness.send(.clipboardChanged)
    #expect(harness.element("Paste")?.isEnabled == true)
    harness.clipboard.string = nil
    harness.send(.clipboardChanged)
    #expect(harness.element("Paste")?.isEnabled == false)
  }

  // MARK: HelpLink

  @Test("A help link runs its action")
  func helpAction() {
    var count = 0
    let harness = Harness { HelpLink { count += 1 } }
    harness.tap("Help")
    #expect(count == 1)
  }

  @Test("A help link to an address opens that")
  func helpAddress() {
    var opened: [URL] = []
    let address = URL(filePath: "/help")
    let harness = Harness {
      HelpLink(destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          })
    }
    harness.tap("Help")
    #expect(opened == [address])
  }

  @Test("A help link looks the same wherever it is: a round button with a question mark")
  func helpLook() {
    let harness = Harness { HelpLink {} }
    let frame = harness.frame(of: "Help") ?? .zero
    #expect(frame.width > 10 && abs(frame.width - frame.height) <= 1)
  }

  // MARK: Refreshable

  private struct Mail: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Fetching()
      }
      .refreshable { count += 1 }
    }
  }

  private struct Fetching: View {
    @Environment(\.refresh) private var refresh
    var body: some View {
      Button("Fetch") { Task { await refresh?() } }.disabled(refresh == nil)
    }
  }

  @Test("A refreshable view gives its action to the environment, for views inside to call")
  func refreshEnvironment() async {
    let harness = Harness { Mail() }
    harness.tap("Fetch")
    await harness.run(for: 0.5)
    #expect(harness.text(of: "count") == "1")
  }

  @Test("Outside of refreshable views there is no action to refresh")
  func refreshNothing() {
    #expect(Harness { Fetching() }.element("Fetch")?.isEnabled == false)
  }

  private struct Waiting: View {
    let ended: AsyncStream<Void>
    @State private var isDone = false
    var body: some View {
      List { Text(isDone ? "new" : "old").accessibilityIdentifier("row") }
        .refreshable {
          for await _ in ended { break }
          isDone = true
        }
    }
  }

  @Test("While its action awaits, a refreshable view shows progress, and no longer")
  func refreshProgress() async {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness { Waiting(ended: stream) }
    harness.press("r", modifiers: .command)
    await harness.run(for: 0.3)
    #expect(harness.elements(role: .progress).count == 1)
    end.yield()
    end.finish()
    for _ in 0..<20 where harness.text(of: "row") != "new" { await harness.run(for: 0.2) }
    await harness.run(for: 1)
    #expect(harness.text(of: "row") == "new" && harness.elements(role: .progress).isEmpty)
  }

  // MARK: Redaction

  private struct Card: View {
    var body: some View {
      VStack {
        Text("Title").accessibilityIdentifier("title")
        Text("4321").privacySensitive()
        Text("Always").unredacted()
      }
    }
  }

  @Test("A view that is redacted as a placeholder does not show its words")
  func placeholder() {
    #expect(Harness { Card() }.exists("Title"))
    let harness = Harness { Card().redacted(reason: .placeholder) }
    #expect(!harness.exists("Title") && !harness.exists("4321"))
    #expect(!harness.picture().hasSamePixels(as: Harness { Card() }.picture()))
  }

  @Test("A placeholder is as large as what it stands for")
  func placeholderSize() {
    let (plain, hidden) = (
      Harness { Card() }, Harness { Card().redacted(reason: .placeholder) }
    )
    #expect(plain.frame(of: "Always") == hidden.frame(of: "Always"))
  }

  @Test("What is unredacted is shown for whatever reason the views around are redacted")
  func unredacted() {
    for reason in [RedactionReasons.placeholder, .privacy] {
      #expect(Harness { Card().redacted(reason: reason) }.exists("Always"))
    }
  }

  @Test("Privacy hides what is marked as sensitive, and nothing else")
  func privacy() {
    let harness = Harness { Card().redacted(reason: .privacy) }
    #expect(harness.exists("Title") && !harness.exists("4321"))
  }

  @Test("What is sensitive is shown while nothing asks for privacy")
  func sensitive() {
    #expect(Harness { Card() }.exists("4321"))
    #expect(Harness { Card().redacted(reason: []) }.exists("4321"))
  }

  @Test("Views read why they are redacted, and reasons of views around add up")
  func reasons() {
    var seen: RedactionReasons?
    _ = Harness {
      ReasonReader { seen = $0 }.redacted(reason: .privacy).redacted(reason: .placeholder)
    }
    #expect(seen == [.privacy, .placeholder])
    _ = Harness { ReasonReader { seen = $0 } }
    #expect(seen == [])
  }

  private struct ReasonReader: View {
    let see: (RedactionReasons) -> Void
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      let _ = see(reasons)
      Color.clear
    }
  }

  // MARK: Feedback

  /// - Difference: A desktop has nothing to feel: it is accepted.
  @Test("Feedback that a person feels when a value changes leaves the view as it was")
  func sensoryFeedback() {
    let harness = Harness { Felt() }
    harness.tap("More 0")
    #expect(harness.exists("More 1"))
  }

  private struct Felt: View {
    @State private var count = 0
    var body: some View {
      Button("More \(count)") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact, trigger: count) { $0 < $1 }
        .sensoryFeedback(trigger: count) { _, new in new > 3 ? .warning : nil }
    }
  }
}
