import LaminaTesting
import LaminaViews
import Testing

/// Menus with a primary action: a click acts, the arrow opens.
@MainActor @Suite("Menus with a primary action")
struct SplitButtonTests {
  private struct Screen: View {
    @State private var log: [String] = []
    var indicator = Visibility.automatic
    var body: some View {
      VStack(spacing: 20) {
        Text(log.joined(separator: ",")).accessibilityIdentifier("log")
        Menu("Save the document") {
          Button("Copy") { log.append("copy") }.keyboardShortcut("k")
          Button("Export") { log.append("export") }
        } primaryAction: {
          log.append("save")
        }
        .menuIndicator(indicator)
        Menu("Plain") { Button("Inner") {} }
      }
    }
  }

  private func harness(_ indicator: Visibility = .automatic) -> Harness {
    Harness(size: CGSize(width: 400, height: 300)) { Screen(indicator: indicator) }
  }

  private func isOpen(_ harness: Harness) -> Bool { harness.exists("Export") }

  @Test("A click acts, and the menu stays closed")
  func click() {
    let harness = harness()
    harness.tap("Save the document")
    #expect(harness.text(of: "log") == "save")
    #expect(!isOpen(harness))
  }

  @Test("A click on the arrow, up to the edge of the button, opens the menu and does not act")
  func arrow() throws {
    let harness = harness()
    let frame = try #require(harness.frame(of: "Save the document"))
    for x in [frame.maxX - 3, frame.maxX - 16] {
      harness.tap(at: CGPoint(x: x, y: frame.midY))
      #expect(isOpen(harness))
      harness.press(.escape)
      #expect(!isOpen(harness))
    }
    harness.tap(at: CGPoint(x: frame.maxX - 16, y: frame.midY))
    harness.tap("Export")
    #expect(harness.text(of: "log") == "export")
  }

  @Test("A finger on the arrow opens the menu, one on the name acts")
  func touch() throws {
    let harness = harness()
    let frame = try #require(harness.frame(of: "Save the document"))
    let (arrow, name) = (
      CGPoint(x: frame.maxX - 10, y: frame.midY), CGPoint(x: frame.minX + 20, y: frame.midY)
    )
    harness.swipe(from: arrow, to: arrow)
    #expect(isOpen(harness) && harness.text(of: "log") == "")
    harness.press(.escape)
    harness.swipe(from: name, to: name)
    #expect(!isOpen(harness) && harness.text(of: "log") == "save")
  }

  @Test("After a long press and Escape, letting go does nothing; the next click acts")
  func escaped() throws {
    let harness = harness()
    let frame = try #require(harness.frame(of: "Save the document"))
    let middle = CGPoint(x: frame.minX + 30, y: frame.midY)
    harness.pointerDown(at: middle)
    harness.advance(by: 0.7)
    #expect(isOpen(harness))
    // The first gives up the press, the other closes the menu.
    harness.press(.escape)
    harness.press(.escape)
    #expect(!isOpen(harness))
    harness.pointerUp(at: middle)
    #expect(!isOpen(harness) && harness.text(of: "log") == "")
    harness.tap(at: middle)
    #expect(harness.text(of: "log") == "save")
  }

  @Test("Where the arrow is no longer shown, its place acts, too")
  func arrowGone() throws {
    struct Changing: View {
      @State private var isPlain = false
      @State private var saved = 0
      var body: some View {
        VStack(spacing: 20) {
          Text("saved \(saved)")
          Menu("Save the document") {
            Button("Export") {}
          } primaryAction: {
            saved += 1
          }
          .menuIndicator(isPlain ? .hidden : .automatic)
          Button("Hide") { isPlain = true }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Changing() }
    harness.tap("Hide")
    let frame = try #require(harness.frame(of: "Save the document"))
    harness.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(harness.exists("saved 1") && !harness.exists("Export"))
  }

  @Test("A menu with only an icon acts in its middle")
  func icon() {
    struct Icon: View {
      @State private var saved = 0
      var body: some View {
        VStack {
          Text("saved \(saved)")
          Menu {
            Button("Export") {}
          } label: {
            Image(systemName: "star").accessibilityLabel("Star")
          } primaryAction: {
            saved += 1
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Icon() }
    harness.tap("Star")
    #expect(harness.exists("saved 1") && !harness.exists("Export"))
  }

  @Test("The arrow is at the left where one reads from the right")
  func mirrored() throws {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Screen().environment(\.layoutDirection, .rightToLeft)
    }
    let frame = try #require(harness.frame(of: "Save the document"))
    harness.tap(at: CGPoint(x: frame.minX + 6, y: frame.midY))
    #expect(isOpen(harness))
    harness.press(.escape)
    harness.tap(at: CGPoint(x: frame.maxX - 6, y: frame.midY))
    #expect(!isOpen(harness) && harness.text(of: "log") == "save")
  }

  @Test(
    "A long press opens the menu and does not act, with an arrow and without",
    arguments: [Visibility.automatic, .hidden])
  func longPress(_ indicator: Visibility) throws {
    let harness = harness(indicator)
    let frame = try #require(harness.frame(of: "Save the document"))
    let middle = CGPoint(x: frame.minX + 30, y: frame.midY)
    harness.pointerDown(at: middle)
    harness.advance(by: 0.3)
    #expect(!isOpen(harness))
    harness.advance(by: 0.4)
    #expect(isOpen(harness))
    harness.pointerUp(at: middle)
    #expect(isOpen(harness) && harness.text(of: "log") == "")
    harness.tap("Copy")
    #expect(harness.text(of: "log") == "copy")
    harness.tap(at: middle)
    #expect(harness.text(of: "log") == "copy,save")
  }

  @Test("Without the arrow a click at the end acts, too")
  func hidden() throws {
    let harness = harness(.hidden)
    let frame = try #require(harness.frame(of: "Save the document"))
    harness.tap(at: CGPoint(x: frame.maxX - 3, y: frame.midY))
    #expect(!isOpen(harness) && harness.text(of: "log") == "save")
  }

  @Test(
    "Space and Return act, the down arrow opens, and shortcuts of its items work while it is closed"
  )
  func keys() throws {
    let harness = harness()
    try harness.find(.menuButton, "Save the document").focus()
    harness.press(.return)
    harness.press(.space)
    #expect(harness.text(of: "log") == "save,save" && !isOpen(harness))
    harness.press(.downArrow)
    #expect(isOpen(harness))
    harness.press(.return)
    #expect(harness.text(of: "log") == "save,save,copy")
    harness.press("k", modifiers: .command)
    #expect(harness.text(of: "log") == "save,save,copy,copy")
  }

  @Test("Assistive tools press it and show its menu; F10 and the arrows between menus open it")
  func meaning() throws {
    let harness = harness()
    try harness.find(.menuButton, "Save the document").press()
    #expect(harness.text(of: "log") == "save")
    try harness.find(.menuButton, "Save the document").showMenu()
    #expect(isOpen(harness))
    harness.press(.rightArrow)
    #expect(harness.exists("Inner") && !isOpen(harness))
    harness.press(.escape)
    harness.press(.function(10))
    #expect(isOpen(harness) && harness.text(of: "log") == "save")
  }

  @Test("Within another menu its name is an item that acts")
  func nested() {
    struct Nested: View {
      @State private var log = ""
      var body: some View {
        Text(log).accessibilityIdentifier("log")
        Menu("Outer") {
          Menu("Save") {
            Button("Copy") { log += "copy " }
          } primaryAction: {
            log += "save "
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Nested() }
    harness.tap("Outer")
    harness.tap("Save")
    harness.tap("Outer")
    harness.hover("Save")
    harness.tap("Copy")
    #expect(harness.text(of: "log") == "save copy ")
  }

  @Test("It is made of a title, of a title with a symbol, or of any label")
  func forms() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Menu("One", systemImage: "star") {
        Button("A") {}
      } primaryAction: {
      }
      Menu {
        Button("B") {}
      } label: {
        Text("Two")
      } primaryAction: {
      }
    }
    #expect(harness.find(.menuButton).count == 2)
    #expect(harness.exists("One") && harness.exists("Two"))
  }
}
