import Lamina
import LaminaDrawing
import LaminaTesting
import Testing

/// Sheets, as SwiftUI's documentation says of them.
@MainActor @Suite("Sheets")
struct SheetTests {
  private struct Screen: View {
    @State var isShown = false
    @State var dismissals = 0
    @State var count = 0

    var body: some View {
      VStack {
        Text("dismissed \(dismissals)")
        Button("Show") { isShown = true }
        Button("Behind") { count += 1 }
        Text("count \(count)")
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Inside(count: $count) }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Binding var count: Int
    @State private var name = ""

    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not presented")
        Text("inside \(count)")
        Button("Add") { count += 1 }
        TextField("Name", text: $name)
        Button("Done") { dismiss() }
      }
      .padding()
    }
  }

  private func shown() -> Harness {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen() }
    harness.tap("Show")
    harness.advance(by: 1)
    return harness
  }

  @Test("A sheet is presented when the binding is true")
  func presents() {
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Screen() }
    #expect(!harness.exists("presented"))
    harness.tap("Show")
    harness.advance(by: 1)
    #expect(harness.exists("presented"))
    #expect(harness.find(.dialog).elements.count == 1)
  }

  @Test("A view in it dismisses it by the action of the environment, and onDismiss is called once")
  func dismisses() {
    let harness = shown()
    harness.tap("Done")
    harness.advance(by: 1)
    #expect(!harness.exists("presented"))
    #expect(harness.exists("dismissed 1"))
    harness.tap("Show")
    harness.advance(by: 1)
    #expect(harness.exists("presented"))
  }

  @Test("What it shows follows the state of the view that presents it")
  func follows() {
    let harness = shown()
    harness.tap("Add")
    #expect(harness.exists("inside 1"))
  }

  @Test("The views behind it take no press, no focus and have no meaning")
  func covers() throws {
    let harness = shown()
    #expect(!harness.exists("Behind"))
    harness.tap(at: CGPoint(x: 350, y: 10))
    #expect(harness.exists("presented"))
    for _ in 0..<6 { harness.press(.tab) }
    let focused = harness.semanticTree.all.filter(\.isFocused)
    #expect(focused.allSatisfy { ["Add", "Done", "Name"].contains($0.label ?? $0.text) })
  }

  @Test("Escape dismisses it, unless it says that a person may not")
  func escape() {
    let harness = shown()
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("presented"))

    struct Kept: View {
      @State var isShown = true
      var body: some View {
        Text("below").sheet(isPresented: $isShown) { Text("kept").interactiveDismissDisabled() }
      }
    }
    let kept = Harness(size: CGSize(width: 700, height: 500)) { Kept() }
    kept.advance(by: 1)
    kept.press(.escape)
    kept.advance(by: 1)
    #expect(kept.exists("kept"))
  }

  @Test("Its first field has the focus, and who had it before gets it back")
  func focus() {
    struct Form: View {
      @State var isShown = false
      @State var title = ""
      @State var name = ""
      var body: some View {
        VStack {
          TextField("Title", text: $title)
          Text("title \(title), name \(name)")
          Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { TextField("Name", text: $name).padding() }
      }
    }
    let harness = Harness(size: CGSize(width: 700, height: 500)) { Form() }
    harness.tap("Title")
    harness.tap("Show")
    harness.advance(by: 1)
    harness.type("Tea")
    harness.press(.escape)
    harness.advance(by: 1)
    harness.type("More")
    #expect(harness.exists("title More, name Tea"))
  }

  @Test("It goes by the window as it is: also at the start, and when that is resized")
  func sizes() throws {
    let harness = Harness(size: CGSize(width: 900, height: 700)) {
      Text("below").sheet(isPresented: .constant(true)) { List(0..<50) { Text("Row \($0)") } }
    }
    harness.advance(by: 1)
    let dialog = { try #require(harness.find(.dialog).elements.first?.frame) }
    #expect(try dialog().width == 560)
    harness.resize(to: CGSize(width: 400, height: 700))
    #expect(try dialog().width == 400)
    harness.resize(to: CGSize(width: 900, height: 900))
    #expect(try dialog().size == CGSize(width: 560, height: 680))
  }

  @Test("Its card has the colours of the place from which it is presented")
  func colours() {
    let palette = ColorPalette([.background: Color.Resolved(hex: 0x102030)])
    let harness = Harness(size: CGSize(width: 700, height: 500)) {
      Text("below")
        .sheet(isPresented: .constant(true)) { Color.clear.frame(width: 300, height: 200) }
        .environment(\.colorPalette, palette)
    }
    harness.advance(by: 1)
    #expect(harness.picture().pixel(x: 350, y: 250) & 0xFF_FFFF == 0x10_2030)
  }

  @Test("Escape ends no cover")
  func cover() {
    let harness = Harness(size: CGSize(width: 700, height: 500)) {
      Text("below").fullScreenCover(isPresented: .constant(true)) { Text("cover") }
    }
    harness.advance(by: 1)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("cover"))
  }

  @Test(
    "A sheet can be seen and closed, whatever its detents say",
    arguments: [
      PresentationDetent.height(-50), .height(.nan), .height(0), .fraction(.nan), .fraction(-1),
    ])
  func oddDetents(detent: PresentationDetent) throws {
    struct Screen: View {
      let detent: PresentationDetent
      @State private var isShown = true
      var body: some View {
        Text(isShown ? "open" : "closed")
          .sheet(isPresented: $isShown) { Text("content").presentationDetents([detent]) }
      }
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Screen(detent: detent) }
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "content")).maxY < 400)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.exists("closed"))
  }
}
