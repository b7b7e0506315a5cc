import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Sections in menus: their headers, and the lines between them.
@MainActor @Suite("Sections in menus")
struct MenuSectionTests {
  private func open<V: View>(@ViewBuilder _ items: @escaping () -> V) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      VStack {
        Menu("Open") { items() }
        Spacer()
      }
    }
    harness.tap("Open")
    return harness
  }

  @Test("A section's header stands above its items, is a heading, and cannot be chosen")
  func header() throws {
    let harness = open {
      Section("Sort") {
        Button("Name") {}
        Button("Size") {}
      }
    }
    let header = try #require(harness.elements(role: .heading).first)
    let item = try #require(harness.elements(role: .menuItem).first)
    #expect(header.text == "Sort" && header.frame.maxY <= item.frame.minY)
    #expect(header.frame.height < item.frame.height, "it is small")
    harness.press(.downArrow)
    harness.press(.upArrow)
    harness.press(.upArrow)
    #expect(harness.elements(role: .menuItem).map(\.text) == ["Name", "Size"])
    harness.tap(at: CGPoint(x: header.frame.midX, y: header.frame.midY))
    #expect(harness.exists("Name"), "a press on the header leaves the menu open")
  }

  /// How far it is from the end of one item to the beginning of the next.
  private func gaps(_ harness: Harness) -> [CGFloat] {
    let items = harness.elements(role: .menuItem).map(\.frame)
    return zip(items, items.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test("Between sections there is one line, and none at the ends of the menu")
  func lines() throws {
    let harness = open {
      Section { Button("A") {} }
      Section { Button("B") {} }
      Button("C") {}
      Button("D") {}
      Section { Button("E") {} }
    }
    #expect(gaps(harness) == [1, 1, 0, 1])
    let menu = try #require(harness.elements(role: .menu).first).frame
    let items = harness.elements(role: .menuItem).map(\.frame)
    #expect(items[0].minY - menu.minY == 5 && menu.maxY - items[4].maxY == 5)
  }

  @Test("A line that an author has put there is not doubled, nor left where it keeps nothing apart")
  func ownLines() {
    let harness = open {
      Divider()
      Button("A") {}
      Divider()
      Section { Button("B") {} }
      Divider()
      Divider()
      Button("C") {}
      Divider()
    }
    #expect(gaps(harness) == [1, 1])
  }

  private struct Folders: View {
    let hasSecond: Bool
    var body: some View {
      Menu("Open") {
        Section("First") { Button("A") {} }
        if hasSecond { Section("Second") { Button("B") {} } }
      }
    }
  }

  @Test("A header stands above the items of its section in a menu with others")
  func headers() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Folders(hasSecond: true) }
    harness.tap("Open")
    let words = harness.elements(role: .menu).first?.all
      .filter { [.heading, .menuItem].contains($0.semantics.role) }.map(\.text)
    #expect(words == ["First", "A", "Second", "B"])
  }

  @Test("Context menus have sections, too")
  func contextMenu() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Text("Here").contextMenu {
        Section("Sort") { Button("Name") {} }
        Section { Button("Delete", role: .destructive) {} }
      }
    }
    harness.press(.secondary, at: CGPoint(x: 150, y: 150))
    #expect(harness.elements(role: .heading).map(\.text) == ["Sort"])
    #expect(gaps(harness) == [1])
  }
}
