import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Menus of the secondary button.
@Suite("Context menus")
struct ContextMenuTests {
  @Observable final class Log {
    var done: [String] = []
    var isOffered = true
    var name = "Rename"
  }

  private func middle(_ name: String, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func menus(_ harness: Harness) -> [SemanticElement] { harness.elements(role: .menu) }

  private struct File: View {
    let log: Log
    var body: some View {
      Text("File")
        .padding(20)
        .background(.gray)
        .contextMenu {
          if log.isOffered {
            Button(log.name) { log.done.append("rename") }
            Divider()
            Menu("Move To") { Button("Trash") { log.done.append("trash") } }
            Button("Delete", role: .destructive) { log.done.append("delete") }.disabled(true)
          }
        }
    }
  }

  private func file(_ log: Log) -> Harness {
    Harness(size: CGSize(width: 400, height: 300)) { File(log: log) }
  }

  @Test("The secondary button opens it at the pointer, and a click chooses an item")
  func pointer() throws {
    let log = Log()
    let harness = file(log)
    let point = try middle("File", harness)
    harness.press(.secondary, at: point)
    let item = try #require(harness.frame(of: "Rename"))
    let menu = try #require(menus(harness).first).frame
    #expect(abs(menu.minX - point.x) < 1 && abs(menu.minY - point.y - 4) < 1)
    #expect(menu.contains(item))
    harness.tap("Rename")
    #expect(log.done == ["rename"] && menus(harness).isEmpty)
  }

  @Test("The primary button opens nothing, nor does the secondary one beside the view")
  func elsewhere() throws {
    let harness = file(Log())
    harness.tap("File")
    #expect(menus(harness).isEmpty)
    harness.press(.secondary, at: CGPoint(x: 5, y: 5))
    #expect(menus(harness).isEmpty)
  }

  @Test("A button that is held chooses the item on which it is let go")
  func held() throws {
    let log = Log()
    let harness = file(log)
    let start = try middle("File", harness)
    func event(_ point: CGPoint) -> PointerEvent {
      PointerEvent(position: point, button: .secondary, clickCount: 1, time: harness.clock.now)
    }
    harness.send(.pointerDown(event(start)))
    harness.advance(by: 1)
    let item = try middle("Rename", harness)
    harness.send(.pointerMoved(event(item)))
    harness.send(.pointerUp(event(item)))
    #expect(log.done == ["rename"] && menus(harness).isEmpty)
  }

  @Test("Escape and a press beside it close it; arrows, letters and submenus work as in every menu")
  func keys() throws {
    let log = Log()
    let harness = file(log)
    let point = try middle("File", harness)
    harness.press(.secondary, at: point)
    harness.press(.escape)
    #expect(menus(harness).isEmpty)
    harness.press(.secondary, at: point)
    harness.tap(at: CGPoint(x: 2, y: 2))
    #expect(menus(harness).isEmpty)
    harness.press(.secondary, at: point)
    harness.press("m")
    #expect(harness.element("Move To")?.isFocused == true)
    harness.press(.rightArrow)
    harness.press(.return)
    #expect(log.done == ["trash"] && menus(harness).isEmpty)
  }

  @Test("A menu without items does not open, and leaves the button to the menu around")
  func empty() throws {
    let log = Log()
    log.isOffered = false
    let alone = file(log)
    alone.press(.secondary, at: try middle("File", alone))
    #expect(menus(alone).isEmpty)
    let both = Harness(size: CGSize(width: 400, height: 300)) {
      File(log: log).padding(40).background(.blue).contextMenu { Button("Outer") {} }
    }
    both.press(.secondary, at: try middle("File", both))
    #expect(both.exists("Outer"))
    both.press(.escape)
    log.isOffered = true
    both.press(.secondary, at: try middle("File", both))
    #expect(both.exists("Rename") && !both.exists("Outer"))
  }

  @Test("What turns out to be empty when it is made closes again")
  func emptyBody() throws {
    struct Nothing: View { var body: some View { EmptyView() } }
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Text("File").contextMenu { Nothing() }
    }
    harness.press(.secondary, at: try middle("File", harness))
    harness.settle()
    #expect(menus(harness).isEmpty)
  }

  @Test("An open menu follows its state; one that loses all its items closes")
  func live() throws {
    let log = Log()
    let harness = file(log)
    harness.press(.secondary, at: try middle("File", harness))
    log.name = "Call Otherwise"
    #expect(harness.exists("Call Otherwise") && !harness.exists("Rename"))
    log.isOffered = false
    harness.settle()
    #expect(menus(harness).isEmpty)
  }

  @Test("A disabled view has none, and a disabled item is not chosen")
  func disabled() throws {
    let log = Log()
    let harness = file(log)
    harness.press(.secondary, at: try middle("File", harness))
    harness.tap("Delete")
    #expect(log.done.isEmpty)
    let off = Harness(size: CGSize(width: 400, height: 300)) { File(log: log).disabled(true) }
    off.press(.secondary, at: try middle("File", off))
    #expect(menus(off).isEmpty)
  }

  @Test("The Menu key and Shift+F10 open it at the view with the focus")
  func menuKey() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      VStack {
        Button("First") {}
        Button("Second") {}
      }
      .contextMenu { Button("About") { log.done.append("about") } }
    }
    harness.press(.tab)
    harness.press(.tab)
    let button = try #require(harness.frame(of: "Second"))
    harness.press(.menu)
    let menu = try #require(menus(harness).first).frame
    #expect(abs(menu.minY - button.maxY - 4) < 1 && harness.element("About")?.isFocused == true)
    harness.press(.return)
    #expect(log.done == ["about"])
    harness.press(.function(10), modifiers: .shift)
    #expect(menus(harness).count == 1)
  }

  @Test("Assistive tools open it")
  func semantics() throws {
    let harness = file(Log())
    try harness.perform(.showMenu, on: "File")
    #expect(harness.exists("Rename"))
  }

  @Test("A finger that is held still for half a second opens it; one that taps does not")
  func finger() throws {
    let harness = file(Log())
    let point = try middle("File", harness)
    let touch = PointerEvent(
      position: point, button: .primary, clickCount: 1, device: .touch(1), time: harness.clock.now)
    harness.send(.pointerDown(touch))
    harness.advance(by: 0.2)
    harness.send(.pointerUp(touch))
    harness.advance(by: 1)
    #expect(menus(harness).isEmpty)
    var again = touch
    again.time = harness.clock.now
    harness.send(.pointerDown(again))
    harness.advance(by: 0.6)
    #expect(menus(harness).count == 1)
  }

  @Test("It opens where it is pressed in a view that is scrolled or turned")
  func transformed() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        VStack {
          Color.red.frame(height: 500)
          File(log: log).scaleEffect(1.5).rotationEffect(.degrees(30))
          Color.blue.frame(height: 500)
        }
      }
    }
    harness.scroll(down: 450)
    let point = try middle("File", harness)
    harness.press(.secondary, at: point)
    let menu = try #require(menus(harness).first).frame
    #expect(abs(menu.minX - point.x) < 1 && abs(menu.minY - point.y - 4) < 1)
    harness.tap("Rename")
    #expect(log.done == ["rename"])
  }

  @Test("Where reading goes from right to left it opens to the left of the pointer")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 400, height: 300), environment: environment) {
      File(log: Log())
    }
    let point = try middle("File", harness)
    harness.press(.secondary, at: point)
    let menu = try #require(menus(harness).first).frame
    #expect(abs(menu.maxX - point.x) < 1 && abs(menu.minY - point.y - 4) < 1)
  }

  @Test("A text field in it keeps its own menu")
  func field() throws {
    struct Form: View {
      @State private var text = "words"
      var body: some View {
        TextField("Name", text: $text).padding(20).background(.gray)
          .contextMenu { Button("Outer") {} }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Form() }
    harness.press(.secondary, at: try middle("Name", harness))
    #expect(harness.exists("Paste") && !harness.exists("Outer"))
  }

  @Test("A view that goes takes its open menu along")
  func gone() throws {
    struct Holder: View {
      @Bindable var log: Log
      var body: some View { if log.isOffered { Text("File").contextMenu { Button("Open") {} } } }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Holder(log: log) }
    harness.press(.secondary, at: try middle("File", harness))
    #expect(menus(harness).count == 1)
    log.isOffered = false
    harness.settle()
    #expect(menus(harness).isEmpty)
  }

  @Test("In a list the menu of a row's content is that of the whole row, of each row of a loop")
  func rows() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      List {
        ForEach(["Ada", "Bea"], id: \.self) { name in
          Text(name).contextMenu { Button("Call \(name)") { log.done.append(name) } }
        }
      }
    }
    let row = try #require(harness.elements(role: .row).last).frame
    harness.press(.secondary, at: CGPoint(x: row.maxX - 10, y: row.midY))
    harness.tap("Call Bea")
    #expect(log.done == ["Bea"])
  }

  // MARK: Rows of a list

  private struct Files: View {
    let log: Log
    @State private var chosen: Set<String> = []
    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New") { log.done.append("new") }
          } else {
            Button("Delete \(names.sorted().joined())") {
              log.done.append("delete \(names.sorted().joined())")
            }
          }
        } primaryAction: { names in
          log.done.append("open \(names.sorted().joined())")
        }
    }
  }

  private func files(_ log: Log) -> Harness {
    Harness(size: CGSize(width: 300, height: 300)) { Files(log: log) }
  }

  @Test("It is about the row that is pressed, or about all that are chosen, or about none")
  func selection() throws {
    let log = Log()
    let harness = files(log)
    harness.press(.secondary, at: try middle("b", harness))
    harness.tap("Delete b")
    harness.tap("a")
    harness.press("a", modifiers: .command)
    harness.press(.secondary, at: try middle("b", harness))
    harness.tap("Delete abc")
    harness.tap("a")
    harness.press(.secondary, at: try middle("c", harness))
    harness.tap("Delete c")
    harness.press(.secondary, at: CGPoint(x: 150, y: 280))
    harness.tap("New")
    #expect(log.done == ["delete b", "delete abc", "delete c", "new"])
  }

  @Test("An open menu of rows follows what its items read, as that of a view does")
  func liveRows() throws {
    struct Names: View {
      let log: Log
      @State private var chosen: String?
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in Button(log.name) {} }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names(log: log) }
    harness.press(.secondary, at: try middle("b", harness))
    #expect(harness.exists("Rename"))
    log.name = "Call Otherwise"
    #expect(harness.exists("Call Otherwise") && !harness.exists("Rename"))
  }

  @Test("A double click and Return do what the primary action says, with what is chosen")
  func primary() throws {
    let log = Log()
    let harness = files(log)
    harness.tap("b", count: 2)
    #expect(log.done == ["open b"])
    harness.press(.downArrow)
    harness.press(.return)
    #expect(log.done == ["open b", "open c"])
  }

  @Test("The Menu key opens it at the chosen row")
  func chosenRow() throws {
    let log = Log()
    let harness = files(log)
    harness.tap("b")
    let row = try #require(harness.frame(of: "b"))
    harness.press(.menu)
    let menu = try #require(menus(harness).first).frame
    #expect(menu.minY > row.minY && menu.minY < row.maxY + 40)
    harness.press(.return)
    #expect(log.done == ["delete b"])
  }

  @Test("The Menu key on a list opens the menu of the chosen row's content")
  func rowOfFocus() throws {
    struct Names: View {
      let log: Log
      @State private var chosen: String?
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { name in
          Text(name).contextMenu { Button("Call") { log.done.append(name) } }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Names(log: log) }
    harness.tap("b")
    harness.press(.menu)
    harness.press(.return)
    #expect(log.done == ["b"])
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  private struct Tree<Row: View>: View {
    @ViewBuilder let row: (String) -> Row
    @State var chosen: String?
    var body: some View {
      List(
        [Branch(id: "a", children: [Branch(id: "leaf")]), Branch(id: "b")], children: \.children,
        selection: $chosen
      ) { row($0.id) }
    }
  }

  @Test(
    "In a tree the menu of a row's content is that of the whole row, and of the Menu key where that is chosen"
  )
  func tree() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Tree { name in Text(name).contextMenu { Button("Call") { log.done.append(name) } } }
    }
    harness.tap("b")
    harness.press(.menu)
    harness.press(.return)
    let row = try #require(harness.elements(role: .row).first).frame
    harness.press(.secondary, at: CGPoint(x: row.maxX - 10, y: row.midY))
    harness.tap("Call")
    #expect(log.done == ["b", "a"])
  }

  @Test("The Menu key opens the menu button of the chosen row, not that of another one")
  func menuButtonOfRow() throws {
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Tree { name in
        HStack {
          Text(name)
          Menu("More") { Button("Call") { log.done.append(name) } }
        }
      }
    }
    let row = try #require(harness.elements(role: .row).last).frame
    harness.tap(at: CGPoint(x: row.maxX - 10, y: row.midY))
    harness.press(.menu)
    harness.press(.return)
    #expect(log.done == ["b"])
  }

  @Test("The Menu key opens no button of a row where the chosen one has none")
  func rowWithoutButton() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Tree { name in
        if name == "a" { Menu("More") { Button("Call") {} } } else { Text(name) }
      }
    }
    let row = try #require(harness.elements(role: .row).last).frame
    harness.tap(at: CGPoint(x: row.maxX - 10, y: row.midY))
    harness.press(.menu)
    #expect(menus(harness).isEmpty)
  }

  // MARK: Styles

  @Test("A style makes a menu of what it is given")
  func styles() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("before")
          Menu(configuration)
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Menu("More") { Button("Open") { log.done.append("open") } }.menuStyle(Framed())
    }
    #expect(harness.exists("before"))
    harness.tap("More")
    harness.tap("Open")
    #expect(log.done == ["open"])
  }

  @Test("Menus of all styles open, and those within menus are items")
  func standardStyles() throws {
    func check(_ style: some MenuStyle) {
      let harness = Harness(size: CGSize(width: 300, height: 300)) {
        Menu("More") { Menu("Inner") { Button("Open") {} } }.menuStyle(style)
      }
      harness.tap("More")
      harness.hover("Inner")
      #expect(harness.exists("Open"))
    }
    check(.automatic)
    check(.button)
    check(.borderlessButton)
    check(.borderedButton)
  }
}
