import Lamina
import LaminaTesting
import Testing

/// Items for the keyboard: `ToolbarItemPlacement.keyboard`.
@MainActor @Suite("Items for the keyboard")
struct KeyboardBarTests {
  private struct Form: View {
    @State private var name = ""
    @State private var place = ""
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: 0)
        TextField("Place", text: $place).focused($field, equals: 1)
      }
      .navigationTitle("Form")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Next") { field = 1 }
          Spacer()
          Button("Hide") { field = nil }
        }
      }
    }
  }

  private func check(_ harness: Harness, below bottom: CGFloat) throws {
    harness.advance(by: 1)
    harness.press(.escape)
    #expect(!harness.exists("Next"), "no field has the focus")
    harness.tap("Name")
    harness.advance(by: 1)
    let next = try #require(harness.frame(of: "Next"))
    let hide = try #require(harness.frame(of: "Hide"))
    #expect(next.minY > bottom && next.maxX < hide.minX)
    harness.tap("Next")
    #expect(harness.element("Place")?.isFocused == true)
    #expect(harness.exists("Next"), "a press in the bar leaves it there")
    harness.type("Rome")
    #expect(harness.element("Place")?.value == "Rome")
    harness.tap("Hide")
    harness.advance(by: 1)
    #expect(!harness.exists("Next"))
  }

  @Test("They stand at the bottom of a stack's screen while one of its fields has the focus")
  func stack() throws {
    let harness = Harness(size: CGSize(width: 320, height: 400)) { NavigationStack { Form() } }
    try check(harness, below: 340)
  }

  @Test("They stand at the bottom of a window without a stack")
  func window() throws {
    let harness = Harness(size: CGSize(width: 390, height: 400)) { Form() }
    try check(harness, below: 340)
  }

  @Test("They stand at the bottom of the sheet, and of no other screen")
  func sheet() throws {
    let harness = Harness(size: CGSize(width: 700, height: 600)) {
      NavigationStack {
        Text("under").sheet(isPresented: .constant(true)) {
          Form().frame(width: 300, height: 300).interactiveDismissDisabled()
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Text("of the window") } }
      }
    }
    harness.advance(by: 1)
    harness.tap("Name")
    harness.advance(by: 1)
    let sheet = try #require(harness.elements(role: .dialog).last?.frame)
    let next = try #require(harness.frame(of: "Next"))
    #expect(sheet.contains(next) && next.maxY > sheet.maxY - 50)
    #expect(!harness.exists("of the window"))
  }

  @Test("The focus may go into their bar by keys, and they stay")
  func keys() {
    let harness = Harness(size: CGSize(width: 390, height: 400)) { Form() }
    harness.tap("Place")
    harness.advance(by: 1)
    harness.press(.tab)
    harness.advance(by: 1)
    #expect(harness.element("Next")?.isFocused == true)
    harness.press(.space)
    #expect(harness.element("Place")?.isFocused == true)
  }
}
