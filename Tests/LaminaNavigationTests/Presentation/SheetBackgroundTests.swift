import Lamina
import LaminaTesting
import Testing

/// Sheets that leave what is behind them to be used.
@MainActor @Suite("Views behind sheets")
struct SheetBackgroundTests {
  private struct Screen: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isShown = true
    @State private var count = 0
    @State private var detent = PresentationDetent.height(100)

    var body: some View {
      VStack {
        Button("Behind \(count)") { count += 1 }
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown) {
        VStack {
          Text("sheet")
          Button("Higher") { detent = .height(300) }
        }
        .presentationDetents([.height(100), .height(300)], selection: $detent)
        .presentationBackgroundInteraction(interaction)
      }
    }
  }

  private func harness(_ interaction: PresentationBackgroundInteraction) -> Harness {
    let harness = Harness(size: CGSize(width: 400, height: 500)) {
      Screen(interaction: interaction)
    }
    harness.advance(by: 1)
    return harness
  }

  @Test("What is behind a sheet can be used where that is enabled, and the sheet stays")
  func enabled() {
    let harness = harness(.enabled)
    harness.tap("Behind 0")
    harness.advance(by: 1)
    #expect(harness.exists("Behind 1"))
    #expect(harness.exists("sheet"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("sheet"))
  }

  @Test("What is behind a sheet is out of reach by itself", arguments: [false, true])
  func disabled(isSaid: Bool) {
    let harness = harness(isSaid ? .disabled : .automatic)
    #expect(!harness.exists("Behind 0"))
  }

  @Test("It can be used up to a height of the sheet, and not at the next")
  func upThrough() {
    let harness = harness(.enabled(upThrough: .height(100)))
    harness.tap("Behind 0")
    #expect(harness.exists("Behind 1"))
    harness.tap("Higher")
    harness.advance(by: 1)
    #expect(harness.exists("sheet"))
    #expect(!harness.exists("Behind 1"))
  }

  @Test("Nothing darkens what can be used")
  func shade() {
    let bright = harness(.enabled).picture().pixel(x: 200, y: 200)
    let dark = harness(.disabled).picture().pixel(x: 200, y: 200)
    #expect(bright != dark)
  }
}
