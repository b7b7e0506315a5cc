import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What is done through the semantic tree.
struct ActionTests {
  @Test("A press does what a click does, also on what is tapped and on rows")
  func press() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Panel() }
    try harness.button("Add").press()
    #expect(harness.element("count")?.value == "1")
    try harness.perform(.press, on: "tapped")
    #expect(harness.element("count")?.value == "11")
    try harness.find(.toggle, "Flag").press()
    #expect(harness.find(.toggle, "Flag").elements.first?.semantics.isOn == .on)
    try harness.find(.row, "Row 2").press()
    #expect(harness.find(.row, "Row 2").elements.first?.semantics.isSelected == true)
  }

  @Test("A slider goes up and down by its steps, and holds at its ends")
  func adjust() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Panel() }
    try harness.slider("Volume").increment(by: 2)
    #expect(harness.slider("Volume").elements.first?.value == "2")
    try harness.slider("Volume").decrement(by: 5)
    #expect(harness.slider("Volume").elements.first?.value == "0")
  }

  @Test("The focus goes where it is sent")
  func focus() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Panel() }
    try harness.button("Add").focus()
    #expect(try harness.button("Add").element().isFocused)
  }

  @Test("A scroll area scrolls by pages, and what is out of sight can be revealed")
  func scrolling() throws {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 40) } }
      }
    }
    try harness.find(.scrollArea).scroll(.bottom)
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "0")).maxY < 0)
    try harness.find(.text, "19").reveal()
    harness.advance(by: 1)
    #expect(try harness.find(.text, "19").element().visibleFrame.height > 0)
  }

  @Test("What cannot be done says why, with the tree")
  func refusals() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Panel() }
    func fails(_ words: String, _ act: () throws(ElementQueryError) -> Void) {
      do {
        try act()
        Issue.record("nothing was thrown: \(words)")
      } catch {
        #expect("\(error)".contains(words))
        #expect("\(error)".contains("window (0, 0, 300, 300)"))
      }
    }
    fails("There is no button «Remove» on screen") { () throws(ElementQueryError) in
      try harness.button("Remove").press()
    }
    fails("is disabled; enable it first") { () throws(ElementQueryError) in
      try harness.button("Never").press()
    }
    fails("does not offer increment; it offers press, focus.") { () throws(ElementQueryError) in
      try harness.button("Add").increment()
    }
    fails("row means 3 elements") { () throws(ElementQueryError) in
      try harness.find(.row).press()
    }
    fails("does not offer «Fly»") { () throws(ElementQueryError) in
      try harness.button("Add").perform(named: "Fly")
    }
  }

  @Test("An element that is gone throws, and harms nobody")
  func gone() {
    let harness = Harness { Text("a") }
    #expect(throws: SemanticActionError.gone) {
      try harness.graph.perform(.press, on: Node.ID(1 << 40))
    }
  }

  @Test("Elements are found inside of others and by number")
  func scopes() throws {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Panel() }
    #expect(harness.find(.list).find(.text).elements.map(\.text) == ["Row 1", "Row 2", "Row 3"])
    #expect(try harness.find(.row).at(1).element().text == "Row 2")
    #expect(!harness.find(.row).at(7).exists)
    #expect(harness.find(.list).find(.button).count == 0)
  }

  private struct Panel: View {
    @State private var count = 0
    @State private var flag = false
    @State private var volume = 0.0
    @State private var row: Int?

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Button("Never") {}.disabled(true)
        Color.red.frame(width: 30, height: 30).onTapGesture { count += 10 }
          .accessibilityIdentifier("tapped")
        Toggle("Flag", isOn: $flag)
        Slider(value: $volume, in: 0...4, step: 1) { Text("Volume") }
        List(selection: $row) { ForEach(1..<4, id: \.self) { Text("Row \($0)") } }
        Text("\(count)").accessibilityIdentifier("count").accessibilityValue("\(count)")
      }
    }
  }
}
