import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

@Suite struct HelpTests {
  private func harness() -> Harness {
    Harness(size: CGSize(width: 180, height: 80)) {
      Button("Send") {}.help("Sends the letter to everybody on the list")
    }
  }

  @Test("help shows once the pointer has rested, and goes when it leaves")
  func resting() {
    let harness = harness()
    let plain = harness.picture()
    harness.hover("Send")
    let hovered = harness.picture()
    harness.advance(by: 0.5)
    #expect(PictureComparison().compare(harness.picture(), with: hovered).isMatch)
    harness.advance(by: 0.3)
    #expect(!PictureComparison().compare(harness.picture(), with: hovered).isMatch)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 2)
    #expect(harness.frameStatistics.renders == renders)
    harness.move(to: CGPoint(x: 1, y: 1))
    #expect(PictureComparison().compare(harness.picture(), with: plain).isMatch)
  }

  @Test("help lies inside of the window, and a press takes it away")
  func pressing() throws {
    let harness = harness()
    harness.hover("Send")
    harness.advance(by: 1)
    try harness.expectPicture("help")
    harness.tap("Send")
    harness.advance(by: 1)
    #expect(harness.element("Send")?.semantics.hint == "Sends the letter to everybody on the list")
    harness.advance(by: 1)
  }

  @Test("a window may end while help is shown")
  func ending() {
    var shown: Harness? = harness()
    shown?.hover("Send")
    shown?.advance(by: 1)
    weak let graph = shown?.graph
    shown = nil
    #expect(graph == nil)
  }
}
