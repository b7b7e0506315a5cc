import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Menus that open beside an item of another one.
@Suite("Menus of items")
struct SubmenuTests {
  private struct Window: View {
    @State private var last = "nothing"
    var body: some View {
      VStack {
        Menu("File") {
          Button("New") { last = "new" }
          Menu("Export") {
            Button("Picture") { last = "picture" }
            Menu("Text") {
              Button("Plain") { last = "plain" }.keyboardShortcut("p")
            }
          }
          Button("Close") { last = "close" }
        }
        Text("did \(last)")
      }
    }
  }

  private func open() -> Harness {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Window() }
    harness.tap("File")
    return harness
  }

  private func menus(_ harness: Harness) -> [SemanticElement] { harness.elements(role: .menu) }

  @Test("An item with a menu opens it beside it under the pointer")
  func hover() throws {
    let harness = open()
    #expect(!harness.exists("Picture"))
    harness.hover("Export")
    let (item, first) = (
      try #require(harness.frame(of: "Export")), try #require(harness.frame(of: "Picture"))
    )
    #expect(first.minX >= item.maxX && abs(first.minY - item.minY) < 2)
    harness.hover("Text")
    #expect(menus(harness).count == 3)
    harness.tap("Plain")
    #expect(harness.exists("did plain") && menus(harness).isEmpty)
  }

  @Test("The way to it may lead over another item; what is left for longer closes")
  func patience() {
    let harness = open()
    harness.hover("Export")
    harness.hover("Close")
    harness.advance(by: 0.1)
    harness.hover("Picture")
    harness.advance(by: 1)
    #expect(menus(harness).count == 2)
    harness.hover("Close")
    harness.advance(by: 0.4)
    #expect(menus(harness).count == 1)
  }

  @Test("The arrow to the side opens it, the arrow back closes it, Return chooses in it")
  func keys() {
    let harness = open()
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.rightArrow)
    #expect(harness.element("Picture")?.isFocused == true)
    harness.press(.leftArrow)
    #expect(menus(harness).count == 1 && harness.element("Export")?.isFocused == true)
    harness.press(.return)
    harness.press(.downArrow)
    harness.press(.rightArrow)
    harness.press(.return)
    #expect(harness.exists("did plain") && menus(harness).isEmpty)
  }

  @Test(
    "Escape, a press beside and the window's other size close all; shortcuts work while all are closed"
  )
  func closing() {
    let harness = open()
    harness.hover("Export")
    harness.press(.escape)
    #expect(menus(harness).isEmpty)
    harness.tap("File")
    harness.hover("Export")
    harness.tap(at: CGPoint(x: 490, y: 390))
    #expect(menus(harness).isEmpty)
    harness.press("p", modifiers: .command)
    #expect(harness.exists("did plain"))
  }

  @Test("A press that is held opens it on its way, and is let go on an item of it")
  func drag() throws {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Window() }
    func middle(_ name: String) throws -> CGPoint {
      let frame = try #require(harness.frame(of: name))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    harness.pointerDown(at: try middle("File"))
    harness.move(to: try middle("Export"), holding: .primary)
    harness.move(to: try middle("Picture"), holding: .primary)
    harness.pointerUp(at: try middle("Picture"))
    #expect(harness.exists("did picture") && menus(harness).isEmpty)
  }

  @Test("Where there is no room behind it, it opens before it")
  func room() throws {
    let harness = Harness(size: CGSize(width: 200, height: 400)) {
      HStack {
        Spacer()
        Window()
      }
    }
    harness.tap("File")
    harness.hover("Export")
    let picture = try #require(harness.frame(of: "Picture"))
    #expect(picture.minX >= 0 && picture.maxX <= 200)
  }

  @Test("Items that are chosen leave the menu open where the author says so")
  func staysOpen() {
    struct Columns: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Menu("Columns") {
            Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
            Button("Reset") { count = 0 }
          }
          Text("count \(count)")
        }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Columns() }
    harness.tap("Columns")
    harness.tap("More")
    harness.tap("More")
    #expect(harness.exists("count 2") && menus(harness).count == 1)
    harness.tap("Reset")
    #expect(harness.exists("count 0") && menus(harness).isEmpty)
  }
}
