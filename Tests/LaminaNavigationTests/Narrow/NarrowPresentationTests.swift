import Lamina
import LaminaTesting
import Testing

/// Popovers and sheets in narrow windows.
@MainActor @Suite("Presentations in narrow windows")
struct NarrowPresentationTests {
  private static let about =
    "A long text that says what is to be known of this place, how to get there, and when it is open."

  private func popover(
    _ size: CGSize, @ViewBuilder _ content: @escaping () -> some View
  ) -> Harness {
    let harness = Harness(size: size) {
      VStack {
        Button("Info") {}.popover(
          isPresented: .constant(true), arrowEdge: .bottom, content: content)
        Spacer()
      }
      .padding(20)
    }
    harness.advance(by: 1)
    return harness
  }

  @Test("A popover's text wraps where the window is narrower than its line", arguments: [320, 390])
  func wraps(width: CGFloat) throws {
    let harness = popover(CGSize(width: width, height: 500)) {
      VStack(alignment: .leading) {
        Text(Self.about)
        Button("Go") {}
      }
      .padding()
    }
    let window = CGRect(x: 0, y: 0, width: width, height: 500)
    let card = try #require(harness.elements(role: .dialog).last?.frame)
    #expect(window.insetBy(dx: 7, dy: 0).contains(card))
    let text = try #require(harness.element(Self.about))
    #expect(text.frame.height > 30 && text.visibleFrame == text.frame)
    #expect(try #require(harness.frame(of: "Go")).minY >= text.frame.maxY)
    let free = Harness(size: CGSize(width: text.frame.width, height: 500)) { Text(Self.about) }
    #expect(free.frame(of: Self.about)?.height == text.frame.height, "no line is left out")
  }

  @Test("A popover that is taller than its window scrolls")
  func scrolls() throws {
    let harness = popover(CGSize(width: 320, height: 300)) {
      VStack { ForEach(0..<30, id: \.self) { Text("Line \($0)") } }.padding()
    }
    let card = try #require(harness.elements(role: .dialog).last?.frame)
    #expect(CGRect(x: 0, y: 0, width: 320, height: 300).contains(card))
    #expect(try #require(harness.element("Line 29")).visibleFrame.isEmpty)
    harness.scroll("Line 1", down: 5_000)
    harness.advance(by: 1)
    let last = try #require(harness.element("Line 29"))
    #expect(last.visibleFrame == last.frame && card.contains(last.frame))
  }

  @Test("A list in a popover fills it and scrolls by itself, once")
  func list() throws {
    let harness = popover(CGSize(width: 320, height: 300)) {
      VStack {
        Text("Heading")
        List(0..<100, id: \.self) { Text("Row \($0)") }
      }
      .frame(width: 200)
    }
    harness.scroll("Row 1", down: 200)
    harness.advance(by: 1)
    let heading = try #require(harness.element("Heading"))
    #expect(heading.visibleFrame == heading.frame, "only the list has moved")
  }

  @Test(
    "A sheet over all of a narrow window has no lower corners; one in the middle has",
    arguments: [390, 700])
  func corners(width: CGFloat) throws {
    let harness = Harness(size: CGSize(width: width, height: 900)) {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    harness.advance(by: 1)
    let sheet = try #require(harness.elements(role: .dialog).last?.frame)
    let picture = harness.picture()
    func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let pixel = picture.pixel(x: Int(x), y: Int(y))
      return pixel & 0xFF > (pixel >> 16) & 0xFF
    }
    #expect(isBlue(sheet.midX, sheet.midY))
    #expect(!isBlue(sheet.minX + 1, sheet.minY + 1), "the upper corner is round")
    #expect(isBlue(sheet.minX + 1, sheet.maxY - 2) == (width < 520))
    #expect(isBlue(sheet.maxX - 2, sheet.maxY - 2) == (width < 520))
    if width < 520 { #expect(sheet.maxY == 900 && sheet.width == width) }
  }
}
