import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What each kind of view adds to the semantic tree.
struct ElementTests {
  private func lines<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let harness = Harness(size: CGSize(width: 300, height: 300), content)
    return harness.semanticTree.all.dropFirst().map { element in
      // Places are other tests' business.
      element.summary.replacingOccurrences(
        of: #" \(-?[0-9][^)]*\)( seen .*)?$"#, with: "", options: .regularExpression)
    }
  }

  @Test("Texts, headings, pictures and what only adorns")
  func texts() {
    let found = lines {
      VStack {
        Text("Plain")
        Text("Title").accessibilityHeading(.h2)
        Label("Favourites", systemImage: "star.fill")
        Image(systemName: "star").accessibilityHidden(true)
        Divider()
      }
    }
    #expect(
      found == [
        "text \"Plain\"", "heading level 2 \"Title\"", "text \"Favourites\"",
      ])
  }

  @Test("Controls say their role, label, value, range and what can be done")
  func controls() {
    let found = lines {
      VStack {
        Button("Save") {}
        Button("Gone") {}.disabled(true)
        Toggle("Hidden", isOn: .constant(true))
        Slider(value: .constant(3), in: 0...10, step: 1) { Text("Volume") }
        ProgressView("Loading", value: 0.25)
        Link("Swift", destination: URL(fileURLWithPath: "/swift"))
        Menu("Edit") { Button("Cut") {} }
      }
    }
    #expect(
      found == [
        "button \"Save\" {press, focus}",
        "button \"Gone\" disabled",
        "toggle \"Hidden\" = on {press, focus}",
        "slider \"Volume\" = 3 of 0...10 by 1 {increment, decrement, focus}",
        "progress \"Loading\" = 25 % of 0...1",
        "link \"Swift\" = file:///swift {press, focus}",
        "menuButton \"Edit\" collapsed {press, focus, showMenu}",
      ])
  }

  @Test("An open menu is an element with its items, and its button is expanded")
  func menu() throws {
    let harness = Harness {
      Menu("Edit") {
        Button("Cut") {}.keyboardShortcut("x")
        Toggle("Wrap", isOn: .constant(false))
      }
    }
    try harness.find(.menuButton, "Edit").showMenu()
    #expect(harness.find(.menuButton, "Edit").elements.first?.semantics.isExpanded == true)
    let items = harness.find(.menu).find(.menuItem).elements
    #expect(items.map(\.text) == ["Cut", "Wrap"])
    #expect(items.map(\.value) == [nil, "off"])
    #expect(items.first?.semantics.hint == "Ctrl+X")
    #expect(items.first?.isFocused == true)
  }

  @Test("Lists tell rows, headers, which of how many a row is, and which is selected")
  func lists() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      List(selection: .constant(1 as Int?)) {
        Section("Numbers") { ForEach(0..<500, id: \.self) { Text("\($0)") } }
      }
    }
    let rows = harness.elements(role: .row)
    #expect(rows[0].semantics.details.place == .init(0, of: 500))
    #expect(rows[1].semantics.details.place == .init(1, of: 500))
    #expect(rows.map { $0.semantics.isSelected == true }.prefix(3) == [false, true, false])
    #expect(harness.elements(role: .header).map(\.text) == ["Numbers"])
    #expect(harness.elements(role: .list).count == 1)
  }

  @Test("Of what a scroll view cuts off, the seen part is told")
  func cut() throws {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40).accessibilityIdentifier("first")
          Color.blue.frame(height: 40).accessibilityIdentifier("second")
          Color.green.frame(height: 40).accessibilityIdentifier("third")
        }
      }
    }
    func seen(_ name: String) -> CGRect? { harness.element(name)?.visibleFrame }
    #expect(seen("first") == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(seen("second") == CGRect(x: 0, y: 40, width: 100, height: 10))
    #expect(seen("third") == .zero)
    let scroll = try harness.find(.scrollArea).element()
    #expect(scroll.offers(.scroll(.bottom)))
  }

  @Test("What a modifier says around a padded control becomes part of the control")
  func merged() throws {
    let harness = Harness {
      Button("x") {}.padding(20).accessibilityLabel("Close").accessibilityIdentifier("close")
    }
    let button = try harness.find(.button, "Close").element()
    #expect(button.identifier == "close")
    #expect(button.offers(.press))
    #expect(harness.semanticTree.all.count == 2)
  }

  @Test("What leaves with a transition is no element any more")
  func leaving() throws {
    let harness = Harness { Leaver() }
    try harness.button("Toggle").press()
    harness.advance(by: 0.1)
    #expect(!harness.find(.text, "Here").exists)
  }

  @Test("Frames that only scroll and trees that are read make no nodes")
  func described() throws {
    let harness = Harness { Described() }
    harness.resetCounters()
    let before = harness.prepareStatistics
    #expect(try harness.find(.textField, "Field").element().value == "read 1")
    #expect(try harness.find(.textField, "Field").element().value == "read 2")
    #expect(harness.prepareStatistics == before)
    #expect(harness.counters.total == 0)
  }

  private struct Leaver: View {
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere { Text("Here").transition(.opacity) }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
    }
  }

  private struct Described: View {
    var body: some View {
      var reads = 0
      return Color.red.handlers { handlers in
        handlers.semantics.describe = {
          reads += 1
          $0.value = "read \(reads)"
        }
      }
      .semantics {
        $0.role = .textField
        $0.label = "Field"
      }
    }
  }
}

/// What fields tell, and what is done with them through the tree.
struct FieldElementTests {
  private struct Form: View {
    @State private var name = "Ada"
    @State private var word = "secret"
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $word)
        Text("Hello \(name), \(word.count)")
      }
    }
  }

  @Test("A field tells its text and, while it has the focus, what is selected; a secret tells dots")
  func fields() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Form() }
    let field = harness.textField("Name")
    #expect(try field.element().value == "Ada")
    #expect(try field.element().semantics.details.selection == nil)
    try field.focus()
    #expect(try field.element().semantics.details.selection == .init(0..<3, caret: 3))
    let secret = try harness.textField("Password").element()
    #expect(secret.value == "••••••")
    #expect(secret.semantics.traits.contains(.isSecure))
    #expect(!harness.semanticTree.description.contains("secret\""))
  }

  @Test("Text is entered and selected through the tree")
  func entering() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Form() }
    try harness.textField("Name").enter("Grace 👩‍👩‍👧")
    #expect(harness.exists("Hello Grace 👩‍👩‍👧, 6"))
    try harness.textField("Password").enter("")
    #expect(harness.exists("Hello Grace 👩‍👩‍👧, 0"))
    try harness.textField("Name").focus()
    try harness.textField("Name").perform(.select(0..<5))
    let selection = try harness.textField("Name").element().semantics.details.selection
    #expect(selection == .init(0..<5, caret: 5))
    #expect(throws: ElementQueryError.self) {
      try harness.textField("Name").perform(.select(0..<500))
    }
  }
}
