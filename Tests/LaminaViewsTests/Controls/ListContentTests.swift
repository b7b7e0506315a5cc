import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct ListContentTests {
  @Observable
  final class Shelf: Identifiable {
    let id: String
    var books: [String]
    init(_ id: String, _ books: [String]) { (self.id, self.books) = (id, books) }
  }

  private struct Library: View {
    var shelves: [Shelf]
    @State private var selection: String?
    var body: some View {
      List(selection: $selection) {
        ForEach(shelves) { shelf in
          Section(shelf.id) { ForEach(shelf.books, id: \.self) { Text($0) } }
        }
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
    }
  }

  private func rows(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.role == .row || $0.semantics.role == .header }
      .map(\.text)
  }

  private let shelves = [
    Shelf("Novels", ["Emma", "Ulysses"]), Shelf("Empty", []), Shelf("Poems", ["Odes"]),
  ]

  @Test("a loop over sections makes a row for each header and each element")
  func nested() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Library(shelves: shelves) }
    #expect(rows(harness) == ["Novels", "Emma", "Ulysses", "Empty", "Poems", "Odes"])
    harness.tap("Odes")
    harness.press(.upArrow)
    let selected = harness.semanticTree.all.filter { $0.semantics.isSelected == true }
    #expect(selected.map(\.text) == ["Ulysses"])
  }

  @Test("a section that grows keeps the rows of those after it, and evaluates no body")
  func growing() {
    let harness = Harness(size: CGSize(width: 200, height: 400)) { Library(shelves: shelves) }
    let odes = harness.element("Odes")?.id
    harness.resetCounters()
    shelves[0].books.append("Walden")
    harness.settle()
    #expect(rows(harness) == ["Novels", "Emma", "Ulysses", "Walden", "Empty", "Poems", "Odes"])
    #expect(harness.element("Odes")?.id == odes)
    #expect(harness.counters.total == 0)
  }

  private struct Chosen: View {
    @State private var selection: Int?
    var isDisabled = false
    var body: some View {
      List(0..<50, id: \.self, selection: $selection) { Text("Row \($0)") }
        .disabled(isDisabled)
    }
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.isSelected == true }.map(\.text)
  }

  @Test("a disabled list selects nothing and takes no focus")
  func disabled() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Chosen(isDisabled: true) }
    harness.tap("Row 2")
    harness.press(.tab)
    harness.press(.downArrow)
    #expect(selected(harness).isEmpty)
  }

  @Test("a finger selects when it is lifted, unless it has scrolled")
  func touch() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Chosen() }
    let start = CGPoint(x: 80, y: 150)
    harness.graph.pointerDown(PointerEvent(position: start, button: .primary, device: .touch(1)))
    harness.settle()
    #expect(selected(harness).isEmpty)
    let up = PointerEvent(position: start, button: .primary, clickCount: 1, device: .touch(1))
    harness.graph.pointerUp(up)
    harness.settle()
    #expect(selected(harness) == ["Row 4"])
    harness.graph.pointerDown(
      PointerEvent(position: CGPoint(x: 80, y: 250), button: .primary, device: .touch(1)))
    harness.graph.pointerMoved(
      PointerEvent(position: CGPoint(x: 80, y: 100), button: .primary, device: .touch(1)))
    harness.graph.pointerUp(
      PointerEvent(position: CGPoint(x: 80, y: 100), button: .primary, device: .touch(1)))
    harness.settle()
    #expect(selected(harness) == ["Row 4"])
  }

  @Test("a background and insets given inside a row reach the row")
  func rowTraits() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      List {
        Color.clear.frame(height: 20).accessibilityIdentifier("content")
          .listRowInsets(EdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5))
          .listRowBackground(Color.red)
      }
      .listStyle(.plain)
    }
    #expect(harness.frame(of: "content") == CGRect(x: 5, y: 10, width: 90, height: 20))
    let picture = harness.picture()
    #expect(picture.pixel(x: 1, y: 1) == 0xFFD9_373C)
    #expect(picture.pixel(x: 1, y: 41) == 0xFFFF_FFFF)
  }

  @Test("a link hands its address to what the environment opens addresses with")
  func links() throws {
    var opened: [URL] = []
    let url = try #require(URL(string: "https://example.org/a"))
    let harness = Harness {
      Link("Example", destination: url)
        .help("Opens the example")
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0); return .handled
          })
    }
    harness.tap("Example")
    #expect(opened == [url])
    #expect(harness.element("Example")?.semantics.role == .link)
    #expect(harness.element("Example")?.semantics.hint == "Opens the example")
  }
}
