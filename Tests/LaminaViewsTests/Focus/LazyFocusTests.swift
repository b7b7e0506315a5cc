import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Fields in rows of lists and lazy stacks: where Tab goes, and what scrolling does to them.
@MainActor
@Suite struct LazyFocusTests {
  enum Container: CaseIterable { case list, stack, selectable }

  private struct Fields: View {
    let container: Container
    let count: Int
    @State private var texts: [String]
    @State private var selection: Int?
    @State private var lives = "lives"

    init(_ container: Container, count: Int = 3) {
      (self.container, self.count) = (container, count)
      _texts = State(initialValue: Array(repeating: "", count: count))
    }

    var body: some View {
      VStack(spacing: 0) {
        switch container {
        case .list: List(0..<count, id: \.self) { row($0) }
        case .selectable: List(0..<count, id: \.self, selection: $selection) { row($0) }
        case .stack: ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { row($0) } } }
        }
        Button("Below") {}
        Text(texts.prefix(3).joined(separator: ",")).accessibilityIdentifier("texts")
      }
    }

    private func row(_ row: Int) -> some View {
      TextField("Field \(row)", text: $texts[row])
        .onDisappear { if row == 1 { lives = "gone" } }
    }
  }

  private func harness(_ container: Container, count: Int = 3) -> Harness {
    Harness(size: CGSize(width: 300, height: 300)) { Fields(container, count: count) }
  }

  @Test("Tab goes from field to field", arguments: Container.allCases)
  func tab(_ container: Container) {
    let harness = harness(container)
    harness.tap("Field 0")
    harness.type("a\tb\tc")
    #expect(harness.text(of: "texts") == "a,b,c")
    harness.press(.tab)
    #expect(harness.element("Below")?.isFocused == true)
    harness.press(.tab, modifiers: .shift)
    #expect(harness.element("Field 2")?.isFocused == true)
  }

  @Test("Tab goes on to rows that are not there yet", arguments: Container.allCases)
  func tabBeyond(_ container: Container) {
    let harness = harness(container, count: 60)
    harness.tap("Field 0")
    for _ in 0..<30 {
      harness.press(.tab)
      harness.advance(by: 0.5)
    }
    #expect(harness.element("Field 30")?.isFocused == true)
  }

  @Test("a field that is scrolled away keeps the focus and its row", arguments: Container.allCases)
  func scrolledAway(_ container: Container) {
    let harness = harness(container, count: 200)
    harness.tap("Field 1")
    harness.type("ab")
    for _ in 0..<10 {
      harness.scroll(by: CGSize(width: 0, height: 400))
      harness.advance(by: 0.2)
    }
    #expect((harness.frame(of: "Field 1") ?? .zero).maxY < -1_000)
    harness.type("c")
    harness.advance(by: 1)
    #expect(harness.text(of: "texts") == ",abc,")
    #expect(harness.element("Field 1")?.isFocused == true)
    let frame = harness.frame(of: "Field 1") ?? .zero
    #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame))
  }

  @Test(
    "Tab from a field that was scrolled away goes to the next one", arguments: Container.allCases)
  func tabFromAway(_ container: Container) {
    let harness = harness(container, count: 200)
    harness.tap("Field 1")
    for _ in 0..<10 {
      harness.scroll(by: CGSize(width: 0, height: 400))
      harness.advance(by: 0.2)
    }
    harness.press(.tab)
    harness.advance(by: 1)
    #expect(harness.element("Field 2")?.isFocused == true)
  }

  // MARK: Rows that come with the focus

  private enum Place: Hashable { case row(Int), other }

  private struct Growing: View {
    let container: Container
    @State private var items: [Int]
    @State private var texts: [Int: String] = [:]
    @State private var selection: Int?
    @FocusState private var place: Place?

    init(_ container: Container, count: Int) {
      self.container = container
      _items = State(initialValue: Array(0..<count))
    }

    var body: some View {
      VStack(spacing: 0) {
        switch container {
        case .list: List(items, id: \.self) { row($0) }
        case .selectable: List(items, id: \.self, selection: $selection) { row($0) }
        case .stack: ScrollView { LazyVStack { ForEach(items, id: \.self) { row($0) } } }
        }
        Text(items.compactMap { texts[$0] }.joined(separator: ","))
          .accessibilityIdentifier("texts")
      }
    }

    private func row(_ item: Int) -> some View {
      TextField(
        "Item \(item)", text: Binding(get: { texts[item] ?? "" }, set: { texts[item] = $0 })
      )
      .focused($place, equals: .row(item))
      .onSubmit {
        let next = (items.max() ?? 0) + 1
        items.append(next)
        place = .row(next)
      }
    }
  }

  @Test(
    "Return adds a row and focuses it, also beyond the edge", arguments: Container.allCases,
    [1, 6, 40])
  func adds(_ container: Container, _ count: Int) {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      Growing(container, count: count)
    }
    harness.tap("Item 0")
    for word in ["a", "b", "c", "d"] { harness.type(word + "\n") }
    harness.type("e")
    harness.advance(by: 1)
    #expect(harness.text(of: "texts") == "a,b,c,d,e")
    let last = harness.frame(of: "Item \(count + 3)") ?? .zero
    #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(last))
  }
}
