import Lamina
import LaminaTesting
import Testing

/// Where the field of a search stands, and what is in it.
@MainActor @Suite("The fields of searches")
struct SearchFieldTests {
  private struct Screen: View {
    var placement = SearchFieldPlacement.automatic
    @State private var words = ""
    var body: some View {
      NavigationStack {
        Text("found \(words)").navigationTitle("Recipes")
          .searchable(text: $words, placement: placement)
      }
    }
  }

  private func field(_ harness: Harness) throws -> CGRect {
    try #require(harness.elements(role: .searchField).first).frame
  }

  @Test("In a column of 200 points the field keeps its width while one types")
  func narrow() throws {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Screen() }
    harness.tap("Search")
    harness.type("soup")
    #expect(try field(harness).width > 100)
    harness.tap("Clear")
    #expect(harness.exists("found "))
    #expect(try field(harness).width > 100)
    harness.tap("Cancel")
    #expect(!harness.exists("Cancel"))
  }

  @Test("The cross is inside of the field, at its end; where there is room a word ends the search")
  func wide() throws {
    let harness = Harness(size: CGSize(width: 500, height: 300)) { Screen() }
    harness.tap("Search")
    harness.type("soup")
    let (clear, cancel) = (
      try #require(harness.frame(of: "Clear")), try #require(harness.frame(of: "Cancel"))
    )
    #expect(try field(harness).maxX <= clear.minX + 1 && clear.maxX < cancel.minX)
    harness.tap("Clear")
    harness.type("tea")
    #expect(harness.exists("found tea"), "the focus stays in the field")
  }

  @Test("In a wide toolbar it is an item beside the title, in a narrow one a row below")
  func toolbar() throws {
    let harness = Harness(size: CGSize(width: 800, height: 300)) { Screen(placement: .toolbar) }
    let title = try #require(harness.frame(of: "Recipes"))
    #expect(try abs(field(harness).midY - title.midY) < 4 && field(harness).minX > title.maxX)
    #expect(try field(harness).maxX > 700)
    harness.tap("Search")
    harness.type("soup")
    #expect(harness.exists("found soup"))
    harness.press(.escape)
    #expect(harness.exists("found "))
    harness.resize(to: CGSize(width: 400, height: 300))
    harness.settle()
    #expect(try field(harness).minY > #require(harness.frame(of: "Recipes")).maxY)
    let row = Harness(size: CGSize(width: 800, height: 300)) {
      Screen(placement: .navigationBarDrawer(displayMode: .always))
    }
    #expect(try field(row).minY > #require(row.frame(of: "Recipes")).maxY)
  }

  // MARK: Ctrl+F, and views that are disabled

  private struct Disabled: View {
    @State private var words = ""
    @State private var isOff = true
    var body: some View {
      NavigationStack {
        VStack {
          Button("other") {}
          Text("found \(words)")
        }
        .searchable(text: $words)
        .disabled(isOff)
        .toolbar { Button("Switch") { isOff.toggle() } }
      }
    }
  }

  @Test("Where the view is disabled that asks for it, one cannot search")
  func disabled() throws {
    let harness = Harness(size: CGSize(width: 500, height: 300)) { Disabled() }
    func search() -> SemanticElement? { harness.elements(role: .searchField).first }
    #expect(search()?.isEnabled == false)
    harness.tap("Search")
    harness.type("soup")
    harness.press("f", modifiers: .command)
    harness.type("soup")
    #expect(harness.exists("found "))
    harness.tap("Switch")
    #expect(search()?.isEnabled == true)
    harness.tap("Search")
    harness.type("soup")
    #expect(harness.exists("found soup"))
  }

  @Test("Ctrl+F goes to the field, from wherever the focus is; so does a press on the magnifier")
  func findKey() throws {
    let harness = Harness(size: CGSize(width: 500, height: 300)) { Screen() }
    harness.press("f", modifiers: .command)
    harness.type("soup")
    #expect(harness.exists("found soup") && harness.exists("Cancel"))
    harness.press(.escape)
    let field = try field(harness)
    harness.tap(at: CGPoint(x: field.minX - 12, y: field.midY))
    harness.type("tea")
    #expect(harness.exists("found tea"))
  }

  private struct Finding: View {
    @State private var words = ""
    @State private var finds = 0
    var body: some View {
      NavigationStack {
        Text("found \(words)").searchable(text: $words)
      }
      .overlay(alignment: .bottom) {
        Button("Find") { finds += 1 }.keyboardShortcut("f")
        Text("finds \(finds)").accessibilityIdentifier("finds")
      }
    }
  }

  @Test("An author's own control with Ctrl+F comes before the search")
  func ownFindKey() {
    let harness = Harness(size: CGSize(width: 500, height: 300)) { Finding() }
    harness.press("f", modifiers: .command)
    #expect(harness.text(of: "finds") == "finds 1" && !harness.exists("Cancel"))
  }
}
