import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct ListTests {
  private struct Fruit: Identifiable, Hashable {
    let id: Int
    var isRipe = false
    var name: String { "Fruit \(id)" }
  }

  @Observable
  final class Landmark: Identifiable {
    let id: Int
    var isFavorite = false
    init(id: Int) { self.id = id }
  }

  private struct LandmarkRow: View {
    var landmark: Landmark
    var body: some View {
      HStack {
        Text("Landmark \(landmark.id)")
        Spacer()
        Button {
          landmark.isFavorite.toggle()
        } label: {
          Image(systemName: landmark.isFavorite ? "star.fill" : "star")
        }
        .buttonStyle(.plain).accessibilityIdentifier("star \(landmark.id)")
        .accessibilityValue(landmark.isFavorite ? "yes" : "no")
      }
    }
  }

  @Test("flipping one of 1,000 observable landmarks evaluates that row's body and nothing else")
  func flipObservable() {
    let landmarks = (0..<1_000).map(Landmark.init)
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      List(landmarks) { LandmarkRow(landmark: $0) }
    }
    #expect(harness.evaluations(of: LandmarkRow.self) < 40)
    harness.resetCounters()
    harness.tap("star 3")
    #expect(harness.counters.byName == ["LandmarkRow": 1])
    #expect(harness.element("star 3")?.semantics.value == "yes")
  }

  private struct FruitRow: View {
    var fruit: Fruit
    var body: some View { Text(fruit.isRipe ? "\(fruit.name) ripe" : fruit.name) }
  }

  private struct FruitList: View {
    @State private var fruits = (0..<1_000).map { Fruit(id: $0) }
    @State private var selection: Int?
    var body: some View {
      VStack(spacing: 0) {
        Button("Ripen") { fruits[2].isRipe.toggle() }
        List(fruits, selection: $selection) { FruitRow(fruit: $0) }
      }
    }
  }

  @Test("one value of an array changes: the list's body and that row's are evaluated")
  func flipValue() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { FruitList() }
    harness.resetCounters()
    harness.tap("Ripen")
    #expect(harness.counters.byName == ["FruitList": 1, "FruitRow": 1])
    #expect(harness.exists("Fruit 2 ripe"))
  }

  @Test("selecting another row evaluates no body")
  func selectionCost() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { FruitList() }
    harness.resetCounters()
    harness.tap("Fruit 4")
    harness.press(.downArrow)
    #expect(harness.counters.total == 0)
    #expect(selected(harness) == ["Fruit 5"])
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.isSelected == true }.map(\.text)
  }

  @Test("keys move the selection and bring it in sight")
  func keys() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { FruitList() }
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(selected(harness) == ["Fruit 0"])
    harness.press(.end)
    harness.advance(by: 1)
    #expect(selected(harness) == ["Fruit 999"])
    let frame = harness.frame(of: "Fruit 999") ?? .zero
    #expect(CGRect(x: 0, y: 0, width: 300, height: 400).contains(frame))
    harness.press(.pageUp)
    harness.advance(by: 1)
    #expect(selected(harness).count == 1)
    #expect(selected(harness) != ["Fruit 999"])
    harness.press(.home)
    harness.advance(by: 1)
    #expect(selected(harness) == ["Fruit 0"])
  }

  private struct Many: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      List(0..<20, id: \.self, selection: $selection) { Text("Row \($0)") }
    }
  }

  @Test("a list bound to a set takes ranges with Shift")
  func many() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Many() }
    harness.tap("Row 2")
    harness.press(.downArrow, modifiers: .shift)
    harness.press(.downArrow, modifiers: .shift)
    #expect(selected(harness) == ["Row 2", "Row 3", "Row 4"])
    harness.press(.upArrow, modifiers: .shift)
    #expect(selected(harness) == ["Row 2", "Row 3"])
    harness.press(.character("a"), modifiers: .command)
    #expect(selected(harness).count > 10)
  }

  @Test("a click with Control adds one row to a selection, or takes it away")
  func control() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Many() }
    func click(_ name: String) {
      let frame = harness.frame(of: name) ?? .zero
      let event = PointerEvent(
        position: CGPoint(x: frame.midX, y: frame.midY), button: .primary, modifiers: .command,
        clickCount: 1)
      harness.graph.pointerDown(event)
      harness.graph.pointerUp(event)
      harness.settle()
    }
    harness.tap("Row 2")
    click("Row 5")
    #expect(selected(harness) == ["Row 2", "Row 5"])
    click("Row 2")
    #expect(selected(harness) == ["Row 5"])
  }

  private struct Doubles: View {
    @State private var selection: Int?
    var opened: (Int) -> Void
    var body: some View {
      List([1, 2, 2, 3], id: \.self, selection: $selection) { number in
        Text("Row \(number)").onTapGesture(count: 2) { opened(number) }
      }
    }
  }

  @Test("equal ids are reported; a row selects at the first click and opens at the second")
  func doubles() {
    var opened: [Int] = []
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Doubles { opened.append($0) }
    }
    #expect(harness.diagnostics.count == 1)
    #expect(harness.semanticTree.all.filter { $0.semantics.role == .row }.count == 4)
    harness.tap("Row 3", count: 2)
    #expect(selected(harness) == ["Row 3"])
    #expect(opened == [3])
  }

  private enum Page: Hashable { case text, shapes, lists }

  private struct Pages: View {
    @State private var page: Page? = .text
    var body: some View {
      List(selection: $page) {
        Section("Basics") {
          Text("Text").tag(Page.text)
          Text("Shapes").tag(Page.shapes)
        }
        Section("More") { Text("Lists").tag(Page.lists) }
      }
      .listStyle(.sidebar)
    }
  }

  @Test("tags are selected, headers are not")
  func tags() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Pages() }
    #expect(selected(harness) == ["Text"])
    harness.tap("Basics")
    #expect(selected(harness) == ["Text"])
    harness.tap("Shapes")
    #expect(selected(harness) == ["Shapes"])
    harness.press(.downArrow)
    #expect(selected(harness) == ["Lists"])
    harness.press(.home)
    #expect(selected(harness) == ["Text"])
  }

  @Test("rows are at least 32 high, grow with their content, and lie without gaps")
  func heights() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) {
      List {
        Text("small")
        Color.red.frame(height: 60).accessibilityIdentifier("tall")
      }
      .listStyle(.plain)
    }
    let rows = harness.semanticTree.all.filter { $0.semantics.role == .row }.map(\.frame)
    #expect(rows.map(\.height) == [32, 72])
    #expect(rows[1].minY == rows[0].maxY)
  }

  @Test("lines are drawn between rows only: none after the last, none where hidden")
  func separators() {
    let harness = Harness(size: CGSize(width: 100, height: 160)) {
      List {
        Color.clear.frame(height: 20)
        Color.clear.frame(height: 20).listRowSeparator(.hidden)
        Color.clear.frame(height: 20)
        Color.clear.frame(height: 20)
      }
      .listStyle(.plain)
    }
    let picture = harness.picture()
    let lines = (0..<160).filter { picture.pixel(x: 50, y: $0) != 0xFFFF_FFFF }
    #expect(lines == [31, 95])
    #expect(picture.pixel(x: 8, y: 31) == 0xFFFF_FFFF)
  }
}
