import Lamina
import LaminaTesting
import Testing

/// Rows of bindings, and rows by index, that become fewer.
@Suite("Idioms: rows that become fewer")
struct ShrinkingRowsTests {
  enum Kind: CaseIterable { case list, lazyStack, fields, indices, enumerated }

  private struct Item: Identifiable {
    let id: Int
    var text = ""
  }

  private struct Screen: View {
    let kind: Kind
    @State private var items = Self.items(5)

    static func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, text: "r\($0)") } }

    var body: some View {
      VStack {
        rows
        Button("Pop") { items.removeLast() }
        Button("First") { items.removeFirst() }
        Button("Fill") { items = Self.items(40) }
        Button("All") { withAnimation { items.removeAll() } }
      }
    }

    @ViewBuilder private var rows: some View {
      switch kind {
      case .list: List { ForEach($items) { $item in Text(item.text) } }
      case .lazyStack: ScrollView { LazyVStack { ForEach($items) { $item in Text(item.text) } } }
      case .fields:
        List { ForEach($items) { $item in TextField("F\(item.id)", text: $item.text) } }
      case .indices:
        List {
          ForEach(items.indices, id: \.self) { i in TextField("F\(i)", text: $items[i].text) }
        }
      case .enumerated:
        List {
          ForEach(Array(items.enumerated()), id: \.element.id) { number, _ in
            TextField("F\(number)", text: $items[number].text)
          }
        }
      }
    }
  }

  @Test(
    "by a button, by one, from the front, all at once with an animation", arguments: Kind.allCases)
  func shrinks(kind: Kind) {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Screen(kind: kind) }
    func rows() -> Int {
      harness.semanticTree.all.filter {
        "\($0.text)\($0.value ?? "")".contains("r") && $0.role != .row && $0.children.isEmpty
          && $0.role != .button
      }.count
    }
    for name in ["Pop", "First", "Fill"] {
      harness.tap(name)
      harness.advance(by: 0.5)
    }
    harness.scroll(down: 2_000)
    harness.advance(by: 0.5)
    for name in ["Pop", "All"] {
      harness.tap(name)
      harness.advance(by: 0.1)
    }
    harness.advance(by: 1)
    #expect(rows() == 0)
    harness.tap("Fill")
    harness.advance(by: 0.5)
    #expect(rows() > 3)
  }
}
