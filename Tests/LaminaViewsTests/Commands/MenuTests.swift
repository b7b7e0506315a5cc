import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Menus: opening, choosing and closing them by pointer and keyboard.
@Suite struct MenuTests {
  private final class Log { var entries: [String] = [] }

  private struct Window: View {
    let log: Log
    var alignment = Alignment.topLeading
    @State private var showsHidden = false

    var body: some View {
      VStack {
        Menu("Edit") {
          Button("Copy") { log.entries.append("Copy") }.keyboardShortcut("c")
          Button("Paste") { log.entries.append("Paste") }.disabled(true)
          Divider()
          Toggle("Show Hidden", isOn: $showsHidden)
          Button("Delete", role: .destructive) { log.entries.append("Delete") }
        }
        Button("Below") { log.entries.append("Below") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func window(_ log: Log, alignment: Alignment = .topLeading) -> Harness {
    Harness(size: CGSize(width: 300, height: 260)) { Window(log: log, alignment: alignment) }
  }

  @Test("a click opens the menu below its button; a click on an item does it and closes")
  func choosing() throws {
    let log = Log()
    let harness = window(log)
    #expect(!harness.exists("Copy"))
    harness.tap("Edit")
    let (button, menu) = try (#require(harness.frame(of: "Edit")), #require(panel(harness)))
    #expect(menu.minY == button.maxY + 4 && menu.minX == max(4, button.minX))
    harness.tap("Copy")
    #expect(log.entries == ["Copy"] && !harness.exists("Copy"))
  }

  private func panel(_ harness: Harness) -> CGRect? {
    harness.semanticTree.all.first { $0.semantics.role == .menu }?.frame
  }

  @Test("items are as wide as the menu, one below the other")
  func widths() throws {
    let harness = window(Log())
    harness.tap("Edit")
    let items = harness.semanticTree.all.filter { $0.semantics.role == .menuItem }
    #expect(items.map(\.text) == ["Copy", "Paste", "Show Hidden", "Delete"])
    #expect(Set(items.map(\.frame.width)).count == 1 && Set(items.map(\.frame.minX)).count == 1)
    #expect(zip(items, items.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    let menu = try #require(panel(harness))
    #expect(items.allSatisfy { menu.contains($0.frame) })
  }

  @Test("a press beside the menu closes it and does nothing else; Escape closes it too")
  func closing() {
    let log = Log()
    let harness = window(log)
    harness.tap("Edit")
    harness.tap(at: CGPoint(x: 280, y: 250))
    #expect(panel(harness) == nil)
    harness.tap("Edit")
    harness.tap("Edit")
    #expect(panel(harness) == nil)
    harness.tap("Edit")
    harness.press(.escape)
    #expect(panel(harness) == nil && log.entries.isEmpty)
    harness.tap("Below")
    #expect(log.entries == ["Below"])
  }

  @Test("arrows go round the enabled items, Return chooses, and the focus stays where it was")
  func keyboard() {
    let log = Log()
    let harness = window(log)
    harness.press(.tab)
    harness.press(.return)
    #expect(harness.element("Copy")?.semantics.role == .menuItem)
    harness.press(.downArrow)
    harness.press(.return)
    harness.tap("Edit")
    #expect(harness.element("Show Hidden")?.semantics.value == "on")
    harness.press(.upArrow)
    harness.press(.return)
    #expect(log.entries == ["Delete"])
    harness.press(.downArrow)
    harness.press(.space)
    #expect(log.entries == ["Delete", "Copy"])
    #expect(harness.element("Edit")?.isFocused == true)
  }

  @Test("a disabled item can neither be clicked nor reached by keys, and leaves the menu open")
  func disabled() {
    let log = Log()
    let harness = window(log)
    harness.tap("Edit")
    harness.tap("Paste")
    #expect(log.entries.isEmpty && panel(harness) != nil)
    #expect(harness.element("Paste")?.semantics.isEnabled == false)
  }

  @Test("shortcuts of a closed menu work, and those of an open one close it")
  func shortcuts() {
    let log = Log()
    let harness = window(log)
    harness.press("c", modifiers: .command)
    harness.tap("Edit")
    #expect(harness.element("Copy")?.semantics.hint == "Ctrl+C")
    harness.press("c", modifiers: .command)
    #expect(log.entries == ["Copy", "Copy"] && panel(harness) == nil)
  }

  @Test("a menu stays inside the window, above its button where there is no room below")
  func inside() throws {
    for alignment in [Alignment.bottomTrailing, .bottomLeading, .topTrailing, .trailing] {
      let harness = window(Log(), alignment: alignment)
      harness.tap("Edit")
      let menu = try #require(panel(harness))
      #expect(CGRect(x: 4, y: 4, width: 292, height: 252).contains(menu), "\(alignment) \(menu)")
    }
  }

  @Test("a menu that is shut with its view, or by another size, is gone")
  func leaving() {
    struct Owner: View {
      @State private var shows = true
      var body: some View {
        if shows { Menu("Edit") { Button("Vanish") { shows = false } } }
        Button("Hide") { shows = false }.keyboardShortcut("h")
      }
    }
    let harness = Harness { Owner() }
    harness.tap("Edit")
    harness.tap("Vanish")
    #expect(panel(harness) == nil && !harness.exists("Edit"))
    let other = window(Log())
    other.tap("Edit")
    other.resize(to: CGSize(width: 400, height: 300))
    #expect(panel(other) == nil)
  }

  @Test("a letter goes to the next item that begins with it, and what keys highlight has the focus")
  func letters() {
    let log = Log()
    let harness = window(log)
    harness.tap("Edit")
    harness.press("d")
    #expect(harness.element("Delete")?.isFocused == true)
    harness.press("S")
    #expect(harness.element("Show Hidden")?.isFocused == true)
    harness.press("p")
    #expect(harness.element("Show Hidden")?.isFocused == true)
    harness.press("c")
    harness.press(.return)
    #expect(log.entries == ["Copy"])
  }

  @Test("a menu that is taller than the window scrolls to what keys highlight")
  func tall() throws {
    let harness = Harness(size: CGSize(width: 200, height: 150)) {
      Menu("Many") { ForEach(0..<20, id: \.self) { Button("Item \($0)") {} } }
    }
    harness.tap("Many")
    harness.press(.end)
    harness.advance(by: 1)
    let window = CGRect(x: 4, y: 4, width: 192, height: 142)
    #expect(window.contains(try #require(panel(harness))))
    #expect(window.contains(try #require(harness.frame(of: "Item 19"))))
    harness.press(.home)
    harness.advance(by: 1)
    #expect(window.contains(try #require(harness.frame(of: "Item 0"))))
  }

  @Test("from right to left the menu lies below the button's right edge")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 300, height: 200), environment: environment) {
      Menu("Edit") { Button("A long command") {} }
        .padding().frame(maxWidth: .infinity, alignment: .leading)
    }
    harness.tap("Edit")
    let (button, menu) = try (#require(harness.frame(of: "Edit")), #require(panel(harness)))
    #expect(abs(menu.maxX - button.maxX) < 0.01 && menu.minY == button.maxY + 4)
  }

  @Test("items follow state while the menu is open, and appear only when it is")
  func updates() {
    struct Owner: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Menu("Edit") {
          Text("Header \(count)").onAppear { log.entries.append("appear") }
          Button("More") { count += 1 }.keyboardShortcut("m")
        }
      }
    }
    let log = Log()
    let harness = Harness { Owner(log: log) }
    harness.press("m", modifiers: .command)
    #expect(log.entries.isEmpty)
    harness.tap("Edit")
    #expect(harness.exists("Header 1") && log.entries == ["appear"])
  }

  // MARK: Press, drag, release

  private func send(
    _ harness: Harness, _ name: String, _ make: (PointerEvent) -> HostEvent
  ) throws {
    let frame = try #require(harness.frame(of: name))
    send(harness, CGPoint(x: frame.midX, y: frame.midY), make)
  }

  private func send(_ harness: Harness, _ point: CGPoint, _ make: (PointerEvent) -> HostEvent) {
    harness.send(
      make(
        PointerEvent(position: point, button: .primary, clickCount: 1, time: harness.clock.now)))
  }

  @Test("a press opens the menu, moving highlights, letting go on an item chooses it")
  func pressDragRelease() throws {
    let log = Log()
    let harness = window(log)
    try send(harness, "Edit") { .pointerDown($0) }
    #expect(panel(harness) != nil)
    harness.advance(by: 0.2)
    for name in ["Copy", "Paste", "Show Hidden", "Delete"] {
      try send(harness, name) { .pointerMoved($0) }
      #expect(harness.element(name)?.isFocused == (name != "Paste"))
    }
    try send(harness, "Delete") { .pointerUp($0) }
    #expect(log.entries == ["Delete"] && panel(harness) == nil)
    harness.tap("Below")
    #expect(log.entries == ["Delete", "Below"])
  }

  @Test("letting go beside the menu within half a second leaves it open, later closes it")
  func releaseBeside() throws {
    for (pause, stays) in [(0.3, true), (0.7, false)] {
      let harness = window(Log())
      try send(harness, "Edit") { .pointerDown($0) }
      harness.advance(by: pause)
      send(harness, CGPoint(x: 280, y: 250)) { .pointerMoved($0) }
      send(harness, CGPoint(x: 280, y: 250)) { .pointerUp($0) }
      #expect((panel(harness) != nil) == stays)
    }
    let held = window(Log())
    try send(held, "Edit") { .pointerDown($0) }
    held.advance(by: 1)
    try send(held, "Edit") { .pointerUp($0) }
    #expect(panel(held) == nil)
  }

  @Test("letting go on what cannot be chosen leaves the menu open; Escape closes it in the midst")
  func releaseOnDisabled() throws {
    let log = Log()
    let harness = window(log)
    try send(harness, "Edit") { .pointerDown($0) }
    harness.advance(by: 1)
    try send(harness, "Paste") { .pointerMoved($0) }
    try send(harness, "Paste") { .pointerUp($0) }
    #expect(panel(harness) != nil)
    harness.press(.escape)
    try send(harness, "Edit") { .pointerDown($0) }
    try send(harness, "Copy") { .pointerMoved($0) }
    let copy = try #require(harness.frame(of: "Copy"))
    harness.press(.escape)
    #expect(panel(harness) == nil)
    send(harness, CGPoint(x: copy.midX, y: copy.midY)) { .pointerUp($0) }
    #expect(log.entries.isEmpty)
  }

  @Test("from one item of an open menu to another, the one that is let go of counts")
  func fromItemToItem() throws {
    let log = Log()
    let harness = window(log)
    harness.tap("Edit")
    try send(harness, "Copy") { .pointerDown($0) }
    try send(harness, "Delete") { .pointerMoved($0) }
    try send(harness, "Delete") { .pointerUp($0) }
    #expect(log.entries == ["Delete"] && panel(harness) == nil)
  }

  @Test("a finger opens a menu when it is lifted")
  func finger() throws {
    let harness = window(Log())
    let frame = try #require(harness.frame(of: "Edit"))
    let finger = PointerEvent(
      position: CGPoint(x: frame.midX, y: frame.midY), button: .primary, clickCount: 1,
      device: .touch(1), time: harness.clock.now)
    harness.send(.pointerDown(finger))
    #expect(panel(harness) == nil)
    harness.send(.pointerUp(finger))
    #expect(panel(harness) != nil)
  }
}
