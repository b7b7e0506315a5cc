import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Sections that open and close.
@MainActor @Suite("A section that is bound to whether it is expanded")
struct FoldingSectionTests {
  @Observable final class Model {
    var isOpen = true
    var isMoreOpen = false
    var page: String? = "a"
  }

  private struct Sidebar: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.page) {
        Section("Basics", isExpanded: $model.isOpen) {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        Section(isExpanded: $model.isMoreOpen) {
          ForEach(["c", "d"], id: \.self) { Text($0) }
        } header: {
          Text("More")
        }
      }
    }
  }

  private func shown(_ model: Model, isSidebar: Bool = true) -> Harness {
    Harness(size: CGSize(width: 200, height: 300), scale: 1) {
      if isSidebar { Sidebar(model: model).listStyle(.sidebar) } else { Sidebar(model: model) }
    }
  }

  private func rows(_ harness: Harness) -> [String] {
    ["a", "b", "c", "d"].filter(harness.exists)
  }

  private func header(_ harness: Harness, _ name: String) -> SemanticElement? {
    harness.semanticTree.all.first { $0.role == .button && $0.text == name }
  }

  @Test("Its rows are there while it is")
  func rowsFollow() {
    let model = Model()
    for isSidebar in [true, false] {
      let harness = shown(model, isSidebar: isSidebar)
      #expect(rows(harness) == ["a", "b"])
      (model.isOpen, model.isMoreOpen) = (false, true)
      harness.advance(by: 1)
      #expect(rows(harness) == ["c", "d"])
      (model.isOpen, model.isMoreOpen) = (true, false)
    }
  }

  @Test("A click on the header of a sidebar closes and opens it, and its mark turns")
  func click() throws {
    let model = Model()
    let harness = shown(model)
    let open = harness.picture()
    let basics = try #require(header(harness, "Basics"))
    #expect(basics.summary.contains("expanded"))
    #expect(header(harness, "More")?.summary.contains("collapsed") == true)
    harness.tap(at: CGPoint(x: basics.frame.maxX - 4, y: basics.frame.midY))
    harness.advance(by: 1)
    #expect(!model.isOpen)
    #expect(rows(harness) == [])
    #expect(header(harness, "Basics")?.summary.contains("collapsed") == true)
    harness.tap("Basics")
    harness.advance(by: 1)
    harness.move(to: CGPoint(x: 100, y: 290))
    harness.advance(by: 1)
    #expect(model.isOpen)
    #expect(harness.picture().hasSamePixels(as: open))
  }

  @Test("The mark of an open section points down, whichever way one reads")
  func directions() throws {
    for direction in LayoutDirection.allCases {
      let model = Model()
      let harness = Harness(size: CGSize(width: 200, height: 300)) {
        Sidebar(model: model).listStyle(.sidebar).environment(\.layoutDirection, direction)
      }
      let frame = try #require(header(harness, "Basics")).frame
      let picture = harness.picture()
      let x = direction == .leftToRight ? Int(frame.maxX) - 20 : Int(frame.minX)
      // How wide the mark is in each line of pixels.
      let widths = (Int(frame.minY)..<Int(frame.maxY)).compactMap { y in
        let ground = picture.pixel(x: 100, y: y)
        let inked = (x..<x + 20).filter { picture.pixel(x: $0, y: y) != ground }
        return inked.last.map { $0 - inked[0] }
      }
      let (top, bottom) = (try #require(widths.first), try #require(widths.last))
      #expect(top > bottom, "\(direction): \(widths)")
    }
  }

  @Test("Tab comes to each header; Space, Return and the arrows to the sides open and close it")
  func keys() {
    let model = Model()
    let harness = shown(model)
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    harness.advance(by: 1)
    #expect(!model.isOpen)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(model.isOpen)
    harness.press(.leftArrow)
    harness.press(.leftArrow)
    harness.advance(by: 1)
    #expect(!model.isOpen)
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(model.isOpen)
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.advance(by: 1)
    #expect(model.isMoreOpen)
    #expect(rows(harness) == ["a", "b", "c", "d"])
    harness.press(.tab, modifiers: .shift)
    harness.press(.leftArrow)
    harness.advance(by: 1)
    #expect(!model.isOpen)
  }

  @Test("In another list its header is no control, and what is selected in it stays")
  func plain() {
    let model = Model()
    let harness = shown(model, isSidebar: false)
    #expect(header(harness, "Basics") == nil)
    model.isOpen = false
    harness.advance(by: 1)
    #expect(model.page == "a")
  }

  @Test("All sections closed, the keyboard still comes to their headers")
  func allClosed() {
    let model = Model()
    (model.isOpen, model.page) = (false, nil)
    let harness = shown(model)
    for _ in 0..<2 { harness.press(.tab) }
    harness.press(.space)
    harness.advance(by: 1)
    #expect(model.isOpen)
  }

  @Test("Outside of lists its content follows, too")
  func outside() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 200, height: 300), scale: 1) {
      VStack { Section("Basics", isExpanded: Bindable(model).isOpen) { Text("a") } }
    }
    #expect(rows(harness) == ["a"])
    model.isOpen = false
    harness.advance(by: 1)
    #expect(rows(harness) == [])
    #expect(harness.exists("Basics"))
  }
}
