import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// How keys go through the rows of a list and what is in them.
@Suite struct ListFocusTests {
  private struct Window<Rows: View>: View {
    let rows: Rows
    var body: some View {
      VStack(spacing: 0) {
        Button("Above") {}
        rows
        Button("Below") {}
      }
    }
  }

  private func window<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> Harness {
    let rows = rows()
    return Harness(size: CGSize(width: 300, height: 300)) { Window(rows: rows) }
  }

  /// What has the focus after each of `keys`; a capital T is Tab with Shift.
  private func walk(_ harness: Harness, _ keys: String) -> [String] {
    keys.map { key in
      switch key {
      case "t": harness.press(.tab)
      case "T": harness.press(.tab, modifiers: .shift)
      case "d": harness.press(.downArrow)
      case "u": harness.press(.upArrow)
      case "h": harness.press(.home)
      case "e": harness.press(.end)
      case "n": harness.press(.pageDown)
      case "p": harness.press(.pageUp)
      default: harness.type(String(key))
      }
      harness.advance(by: 0.6)
      return name(harness)
    }
  }

  private func name(_ harness: Harness) -> String {
    let focused = harness.semanticTree.all.first { $0.isFocused }
    return focused?.semantics.role == .list ? "list" : focused?.text ?? "nobody"
  }

  private func selected(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.isSelected == true }.compactMap(\.children.first)
      .map(\.text)
  }

  private struct Chosen: View {
    @State private var selection: Int? = 3
    var body: some View {
      List(0..<2_000, id: \.self, selection: $selection) { row in
        HStack {
          Text("Row \(row)")
          Button("A \(row)") {}
          Button("B \(row)") {}
        }
      }
    }
  }

  // MARK: Tab

  @Test("Tab comes to a list once, goes through what is in the selected row, and leaves it")
  func selectable() {
    let harness = window { Chosen() }
    #expect(walk(harness, "tttttt") == ["Above", "list", "A 3", "B 3", "Below", "Above"])
    #expect(walk(harness, "TTTTT") == ["Below", "B 3", "A 3", "list", "Above"])
  }

  @Test("arrows take the focus along from row to row, in the same place of each")
  func arrows() {
    let harness = window { Chosen() }
    #expect(walk(harness, "tttt").last == "B 3")
    #expect(walk(harness, "ddu") == ["B 4", "B 5", "B 4"])
    #expect(selected(harness) == ["Row 4"])
    #expect(walk(harness, "TTddt") == ["A 4", "list", "list", "list", "A 6"])
  }

  @Test("what is in a selected row far from sight is brought there first")
  func farSelection() {
    let harness = window { Chosen() }
    #expect(walk(harness, "tte") == ["Above", "list", "list"])
    #expect(walk(harness, "t") == ["A 1999"])
    let frame = harness.frame(of: "A 1999") ?? .zero
    #expect(harness.frame(of: "Below").map { frame.maxY <= $0.minY } == true)
    #expect(walk(harness, "h") == ["A 0"])
    #expect(walk(harness, "tt") == ["B 0", "Below"])
  }

  @Test("a list of buttons is one stop; arrows, Home, End and pages go through its rows")
  func buttons() {
    var pressed: [Int] = []
    let harness = window {
      List(0..<2_000, id: \.self) { row in Button("Go \(row)") { pressed.append(row) } }
    }
    #expect(walk(harness, "tttTT") == ["Above", "Go 0", "Below", "Go 0", "Above"])
    #expect(walk(harness, "tddd") == ["Go 0", "Go 1", "Go 2", "Go 3"])
    harness.press(.return)
    harness.press(.space)
    #expect(pressed == [3, 3])
    #expect(walk(harness, "tT") == ["Below", "Go 3"])
    #expect(walk(harness, "eTt") == ["Go 1999", "Above", "Go 1999"])
    #expect(walk(harness, "dhu") == ["Go 1999", "Go 0", "Go 0"])
    let page = Int(walk(harness, "n")[0].dropFirst(3)) ?? 0
    #expect((3...10).contains(page))
    #expect(walk(harness, "p") == ["Go 0"])
  }

  @Test("a row that had the focus is gone back to, wherever the list was scrolled meanwhile")
  func comingBack() {
    let harness = window {
      List(0..<2_000, id: \.self) { row in Button("Go \(row)") {} }
    }
    #expect(walk(harness, "ttdd").last == "Go 2")
    #expect(walk(harness, "t") == ["Below"])
    harness.scroll(by: CGSize(width: 0, height: 3_000))
    harness.advance(by: 1)
    #expect(!harness.exists("Go 2"))
    #expect(walk(harness, "T") == ["Go 2"])
    #expect(walk(harness, "t") == ["Below"])
  }

  @Test("rows without anything to use are passed by; a list of them scrolls by keys")
  func mixed() {
    let harness = window {
      List(0..<30, id: \.self) { row in
        if row.isMultiple(of: 3) { Button("Go \(row)") {} } else { Text("Row \(row)") }
      }
    }
    #expect(walk(harness, "ttddu") == ["Above", "Go 0", "Go 3", "Go 6", "Go 3"])
    let texts = window { List(0..<60, id: \.self) { Text("Row \($0)") } }
    _ = walk(texts, "tt")
    #expect(texts.semanticTree.all.first { $0.isFocused }?.semantics.role == .scrollArea)
  }

  private struct Volumes: View {
    @State private var values = Array(repeating: 0.5, count: 40)
    var body: some View {
      List(0..<40, id: \.self) { row in
        Slider(value: $values[row]).accessibilityLabel("Volume \(row)")
      }
    }
  }

  @Test("where a row's control has a use for arrows, the row itself comes first")
  func sliders() {
    let harness = window { Volumes() }
    #expect(walk(harness, "tttt") == ["Above", "list", "Volume 0", "Below"])
    #expect(walk(harness, "TT") == ["Volume 0", "list"])
    let resting = harness.pixels
    #expect(walk(harness, "dd") == ["list", "list"])
    #expect(harness.pixels != resting)
    #expect(walk(harness, "t") == ["Volume 2"])
    let before = harness.element("Volume 2")?.value
    harness.press(.downArrow)
    #expect(harness.element("Volume 2")?.value != before)
  }

  @Test("rows that are written one by one are gone through like a form")
  func form() {
    let harness = window {
      List {
        Toggle("One", isOn: .constant(true))
        Section("More") {
          Button("Two") {}
          Button("Three") {}
        }
      }
    }
    #expect(walk(harness, "ttttt") == ["Above", "One", "Two", "Three", "Below"])
  }

  @Test("controls in headers come after those of the row")
  func headers() {
    let harness = window {
      List {
        ForEach(["Fruit", "Trees"], id: \.self) { name in
          Section {
            ForEach(0..<2) { row in Button("\(name) \(row)") {} }
          } header: {
            Button("All \(name)") {}
          }
        }
      }
    }
    #expect(walk(harness, "tttt") == ["Above", "Fruit 0", "All Fruit", "Below"])
    #expect(walk(harness, "TTddd").last == "Trees 1")
    #expect(walk(harness, "tt") == ["All Trees", "Below"])
  }

  private struct Shrinking: View {
    @State private var rows = Array(0..<10)
    var body: some View {
      List(rows, id: \.self) { row in
        Button("Drop \(row)") { rows.removeAll { $0 == row } }
      }
    }
  }

  @Test("when the row with the focus is gone, Tab comes to the one in its place")
  func removal() {
    let harness = window { Shrinking() }
    #expect(walk(harness, "ttdd").last == "Drop 2")
    harness.press(.return)
    harness.settle()
    #expect(walk(harness, "td") == ["Drop 3", "Drop 4"])
  }

  private struct Wishes: View {
    @FocusState private var row: Int?
    var body: some View {
      VStack {
        Button("Wish") { row = 4 }
        List(0..<8, id: \.self) { number in Button("Go \(number)") {}.focused($row, equals: number)
        }
      }
    }
  }

  @Test("programs focus any row, and arrows go on from there; clicks on buttons do not")
  func otherWays() {
    let harness = window { Wishes() }
    harness.tap("Wish")
    #expect(name(harness) == "Go 4")
    #expect(walk(harness, "d") == ["Go 5"])
    harness.tap("Go 1")
    #expect(walk(harness, "dt") == ["Go 6", "Below"])
  }

  @Test("a lazy stack in a scroll view is no list: Tab goes on through all of it")
  func lazyStack() {
    let harness = window {
      ScrollView { LazyVStack { ForEach(0..<40) { Button("Row \($0)") {} } } }
    }
    #expect(walk(harness, "tttt") == ["Above", "Row 0", "Row 1", "Row 2"])
  }

  // MARK: Letters

  private struct Cities: View {
    static let names = ["Bern", "Basel", "Chur", "Zürich", "北京", "Åarau", "Berlin", "Σπάρτα"]
    let names: [String]
    @State private var selection: String?
    var body: some View {
      List(names, id: \.self, selection: $selection) { Text($0) }
    }
  }

  @Test("letters go to the row that begins so, and begin anew after a second")
  func letters() {
    let harness = window { Cities(names: Cities.names) }
    harness.press(.tab)
    harness.press(.tab)
    func press(_ text: String, after pause: Double = 2) -> [String] {
      harness.advance(by: pause)
      for letter in text { harness.press(letter == " " ? .space : .character(letter)) }
      harness.advance(by: 0.1)
      return selected(harness)
    }
    #expect(press("c") == ["Chur"])
    #expect(press("b") == ["Berlin"])
    #expect(press("b") == ["Bern"])
    #expect(press("b") == ["Basel"])
    #expect(press("berl") == ["Berlin"])
    #expect(press("zu") == ["Zürich"])
    #expect(press("ü", after: 0.2) == ["Zürich"])
    #expect(press("北") == ["北京"])
    #expect(press("σ") == ["Σπάρτα"])
    #expect(press("a") == ["Åarau"])
    #expect(press("q") == ["Åarau"])
    #expect(press("ch") == ["Chur"])
    #expect(press("z", after: 0.5) == ["Chur"])
    #expect(press("z", after: 1.1) == ["Zürich"])
  }

  @Test("letters find rows that are not there yet, and what is in them")
  func farLetters() {
    let harness = window {
      List(0..<3_000, id: \.self) { row in
        Button(row == 2_500 ? "Needle" : "Hay \(row)") {}
      }
    }
    #expect(walk(harness, "tt") == ["Above", "Hay 0"])
    harness.press("n")
    harness.advance(by: 2)
    #expect(name(harness) == "Needle")
    harness.press("h")
    harness.advance(by: 2)
    #expect(name(harness) == "Hay 2501")
  }

  @Test("a shortcut without modifiers comes before letters, and fields keep theirs")
  func others() {
    var count = 0
    let harness = window {
      Button("Count") { count += 1 }.keyboardShortcut("b", modifiers: [])
      Cities(names: Cities.names)
    }
    _ = walk(harness, "ttt")
    harness.press("b")
    #expect(count == 1 && selected(harness).isEmpty)
  }
}
