import Lamina
@testable import LaminaNavigation
import LaminaTesting
import Testing

/// Toolbars: what has no room goes into a menu, and what a person has chosen is kept.
@MainActor @Suite("Toolbars")
struct ToolbarTests {
  private struct Editor: View {
    @State private var last = "nothing"
    @State private var isBold = false
    var body: some View {
      NavigationStack {
        Text("did \(last)")
          .navigationTitle("Letter")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { last = "done" } }
            ToolbarItem(placement: .primaryAction) { Button("Share") { last = "share" } }
            ToolbarItem(placement: .secondaryAction) { Button("Print") { last = "print" } }
            ToolbarItem { Toggle("Bold", isOn: $isBold) }
            ToolbarItem { Button("Find and Replace") { last = "find" } }
          }
      }
    }
  }

  @Test("In a wide window all items stand in the bar")
  func wide() {
    let harness = Harness(size: CGSize(width: 800, height: 200)) { Editor() }
    for name in ["Done", "Share", "Print", "Bold", "Find and Replace"] {
      #expect(harness.exists(name))
    }
    #expect(!harness.exists("More"))
  }

  @Test(
    "In a narrow window what has no room is in a menu, secondary actions first; what confirms stays"
  )
  func narrow() throws {
    let harness = Harness(size: CGSize(width: 800, height: 200)) { Editor() }
    harness.resize(to: CGSize(width: 320, height: 200))
    let done = try #require(harness.frame(of: "Done"))
    let more = try #require(harness.frame(of: "More"))
    #expect(done.maxX <= more.minX && more.maxX <= 320)
    #expect(!harness.exists("Print") && !harness.exists("Find and Replace"))
    harness.tap("More")
    harness.tap("Print")
    #expect(harness.exists("did print"))
    harness.tap("More")
    harness.tap("Bold")
    harness.tap("More")
    #expect(harness.element("Bold")?.semantics.isOn == .on)
    harness.press(.escape)
    harness.resize(to: CGSize(width: 800, height: 200))
    #expect(harness.exists("Find and Replace") && !harness.exists("More"))
    #expect(harness.element("Bold")?.semantics.isOn == .on)
  }

  @Test("The menu takes keys, and its items are chosen by Return")
  func keys() {
    let harness = Harness(size: CGSize(width: 240, height: 200)) { Editor() }
    harness.tap("More")
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.exists("did share"))
    #expect(!harness.exists("Print"), "the menu is closed")
  }

  private struct Chosen: View {
    var body: some View {
      NavigationStack {
        Text("Text")
          .toolbar(id: "editor") {
            ToolbarItem(id: "share") { Button("Share") {} }
            ToolbarItem(id: "print", showsByDefault: false) { Button("Print") {} }
            ToolbarItem(id: "save") { Button("Save") {} }.customizationBehavior(.disabled)
          }
      }
    }
  }

  @Test("A person chooses among items with names; the choice is kept, and can be taken back")
  func chosen() {
    let kept = RestorationStore.inMemory()
    func open() -> Harness {
      Harness(size: CGSize(width: 500, height: 400), preferences: kept) { Chosen() }
    }
    let first = open()
    #expect(first.exists("Share") && !first.exists("Print") && first.exists("Save"))
    choose("Print", in: first)
    #expect(first.exists("Print"))
    choose("Share", in: first)
    let second = open()
    #expect(second.exists("Print") && !second.exists("Share") && second.exists("Save"))
    choose("Reset", in: second)
    #expect(!second.exists("Print") && second.exists("Share"))
  }

  @Test("The choice lists what items are called: their labels, or their ids where they have none")
  func names() {
    for width in [320, 700] as [CGFloat] { checkNames(width) }
  }

  private func checkNames(_ width: CGFloat) {
    let harness = Harness(size: CGSize(width: width, height: 400)) {
      NavigationStack {
        Text("Text").toolbar(id: "named") {
          ToolbarItem(id: "a.plus") {
            Button {
            } label: {
              Label("Add a page", systemImage: "plus")
            }
          }
          ToolbarItem(id: "a.bold", placement: .topBarLeading) {
            Toggle("Bold letters", isOn: .constant(true))
          }
          ToolbarItem(id: "a.sort") { Menu("Sort by") { Button("Name") {} } }
          ToolbarItem(id: "a.hidden", showsByDefault: false) { Button("Print it") {} }
          ToolbarItem(id: "a.color") { Color.red.frame(width: 10, height: 10) }
        }
      }
    }
    harness.tap("More")
    harness.tap("Customize Toolbar…")
    harness.advance(by: 1)
    let dialog = harness.elements(role: .dialog).last
    let names = dialog?.all.filter { $0.role == .toggle }.map(\.text)
    #expect(names == ["Add a page", "Bold letters", "Sort by", "Print it", "a.color"])
  }

  private func choose(_ name: String, in harness: Harness) {
    harness.tap("More")
    harness.tap("Customize Toolbar…")
    harness.advance(by: 1)
    let row = harness.elements(role: .dialog).last?.all.first {
      $0.text == name && ($0.role == .toggle || $0.role == .button)
    }
    if let row { harness.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY)) }
    harness.press(.escape)
    harness.advance(by: 1)
  }

  @Test(
    "What was kept of a choice and says nothing is left out",
    arguments: ["", "x", "+ - -a", "-%zz"])
  func badChoice(text: String) {
    let choice = ToolbarChoice(rawValue: text)
    #expect(choice.shows(ToolbarItemOptions(id: "b")))
    #expect(ToolbarChoice(rawValue: choice.rawValue) == choice)
  }
}

/// Titles and toolbars outside of stacks.
@MainActor @Suite("Bars of windows")
struct WindowBarTests {
  private struct Letter: View {
    @State private var title = "Letter"
    @State private var hasItems = true
    var body: some View {
      VStack {
        Text("text")
        Button("Rename") { title = "Card" }
        Button("Clear") { hasItems = false }
      }
      .navigationTitle(title)
      .toolbar {
        if hasItems {
          ToolbarItem { Button("Send") { title = "sent" } }
          ToolbarItem(placement: .bottomBar) { Text("2 pages") }
        }
      }
    }
  }

  @Test("Outside of a stack the title names the window, and items stand in a bar above its views")
  func window() throws {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Letter() }
    #expect(harness.windowTitle == "Letter")
    harness.tap("Rename")
    #expect(harness.windowTitle == "Card")
    let send = try #require(harness.frame(of: "Send"))
    let text = try #require(harness.frame(of: "text"))
    #expect(send.maxY < text.minY && send.maxX > 300)
    #expect(harness.frame(of: "2 pages").map { $0.minY > text.maxY } == true)
    harness.tap("Send")
    #expect(harness.windowTitle == "sent")
    harness.tap("Clear")
    #expect(!harness.exists("Send") && harness.exists("text"))
  }

  @Test("In a sheet without a stack the title and the items stand in a bar of the sheet")
  func sheet() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("content").frame(width: 300, height: 200)
              .navigationTitle("Sheet")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
              }
          }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen() }
    harness.tap("Open")
    harness.advance(by: 1)
    #expect(harness.exists("Sheet") && harness.exists("content"))
    harness.tap("Cancel")
    harness.advance(by: 1)
    #expect(!harness.exists("content"))
    #expect(harness.windowTitle.isEmpty)
  }

  @Test("A stack has its own bar, and nothing is above it")
  func stack() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      NavigationStack { Text("text").navigationTitle("Inside").toolbar { Button("Send") {} } }
    }
    #expect(harness.exists("Inside") && harness.exists("Send"))
    #expect(harness.windowTitle == "Inside")
  }

  @Test(
    "Items and a search outside of a stack stand in the bar of its root, once, and follow their view"
  )
  func outsideOfStack() throws {
    struct Screen: View {
      @State private var words = ""
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("next") { Text("inside") }.navigationTitle("Fruits")
        }
        .searchable(text: $words, prompt: "Find") { Text("banana").searchCompletion("banana") }
        .toolbar {
          ToolbarItem { Button("Add \(count)") { count += 1 } }
          ToolbarItem(placement: .bottomBar) { Text("words \(words)") }
        }
      }
    }
    for isInSheet in [false, true] {
      let harness = Harness(size: CGSize(width: 600, height: 500)) {
        if isInSheet {
          Color.clear.sheet(isPresented: .constant(true)) { Screen().frame(width: 500) }
        } else {
          Screen()
        }
      }
      harness.advance(by: 1)
      let title = try #require(harness.frame(of: "Fruits"))
      let search = try #require(harness.frame(of: "Find"))
      #expect(search.minY > title.minY && search.minY < title.maxY + 30)
      harness.tap("Add 0")
      #expect(harness.exists("Add 1"))
      harness.tap("Find")
      harness.tap("banana")
      #expect(harness.exists("words banana"))
      harness.tap("next")
      harness.advance(by: 1)
      #expect(harness.exists("inside") && !harness.exists("Add 1"))
      harness.tap("Back")
      harness.advance(by: 1)
      #expect(harness.exists("Add 1") && harness.exists("words banana"))
    }
  }

  @Test("Of two stacks side by side the first shows what is said outside of both")
  func twoStacks() throws {
    let harness = Harness(size: CGSize(width: 600, height: 300)) {
      HStack {
        NavigationStack { Text("left") }
        NavigationStack { Text("right") }
      }
      .toolbar { ToolbarItem { Button("Add") {} } }
    }
    #expect(try #require(harness.frame(of: "Add")).maxX < 300)
  }
}
