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

  @Test("from right to left help lies at the pointer too, and goes on to its left")
  func mirrored() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 400, height: 80), environment: environment) {
      Color.white.frame(width: 60, height: 30).help("Help")
        .accessibilityIdentifier("place").frame(maxWidth: .infinity, alignment: .leading)
    }
    harness.hover("place")
    harness.advance(by: 1)
    let picture = harness.picture()
    let dark = (0..<400).filter { x in
      (0..<80).contains { picture.pixel(x: x, y: $0) & 0xFF < 80 }
    }
    #expect(harness.frame(of: "place")?.midX == 370)
    #expect(dark.min() ?? 0 > 300 && dark.max() ?? 400 <= 371)
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
