import GalleryPages
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

/// What one does with the pages that move.
struct MovingPageTests {
  private func show(_ page: GalleryPage) -> Harness {
    Harness(size: CGSize(width: 700, height: 1_000)) { page.view }
  }

  private func status(_ name: String, in harness: Harness) -> String? {
    harness.element("status \(name)")?.semantics.value
  }

  @Test("The demo chains take 5 s and 6 s, as the page says")
  func times() {
    let harness = show(.chain)
    harness.show(at: 4.98)
    #expect(status("five", in: harness) == "4.98 s of 5 s running")
    harness.show(at: 5)
    #expect(status("five", in: harness) == "5.00 s of 5 s finished")
    harness.show(at: 5.98)
    #expect(status("six", in: harness) == "5.98 s of 6 s running")
    harness.show(at: 6)
    #expect(status("six", in: harness) == "6.00 s of 6 s finished")
  }

  @Test("A demo is paused, played on, turned round, cancelled and played again")
  func controls() {
    let harness = show(.chain)
    harness.show(at: 1)
    harness.tap("play five")
    harness.show(at: 3)
    #expect(status("five", in: harness) == "1.00 s of 5 s paused")
    harness.tap("play five")
    harness.show(at: 4)
    #expect(status("five", in: harness) == "2.00 s of 5 s running")
    harness.tap("reverse five")
    harness.show(at: 4.5)
    #expect(status("five", in: harness) == "1.50 s of 5 s running")
    harness.tap("cancel five")
    #expect(status("five", in: harness) == "1.50 s of 5 s cancelled")
    harness.tap("play five")
    harness.show(at: 5)
    #expect(status("five", in: harness) == "0.50 s of 5 s running")
  }

  @Test("The slider seeks, also in a chain that is over")
  func seek() throws {
    let harness = show(.chain)
    harness.tap("cancel six")
    let slider = try #require(harness.frame(of: "seek six"))
    harness.tap(at: CGPoint(x: slider.midX, y: slider.midY))
    let state = try #require(status("six", in: harness))
    #expect(state.hasSuffix("of 6 s paused") && state.hasPrefix("3.0"))
  }

  @Test("A ball that is thrown goes on with its speed, and comes home")
  func thrown() throws {
    let harness = show(.springs)
    harness.show(at: 5)
    let home = try #require(harness.frame(of: "ball"))
    harness.pointerDown(at: CGPoint(x: home.midX, y: home.midY))
    for step in 1...5 {
      harness.advance(by: 0.01)
      harness.move(to: CGPoint(x: home.midX + 4 * Double(step), y: home.midY))
    }
    #expect(harness.frame(of: "ball")?.minX == home.minX + 20)
    harness.pointerUp(at: CGPoint(x: home.midX + 20, y: home.midY))
    harness.advance(by: 0.02)
    let after = try #require(harness.frame(of: "ball"))
    #expect(after.minX > home.minX + 24)
    harness.show(at: 10)
    #expect(harness.frame(of: "ball") == home)
  }

  @Test("A handle of the curve is dragged, and no further than it may go")
  func handle() throws {
    let harness = show(.curves)
    #expect(harness.text(of: "curve code")?.hasPrefix(".timingCurve(0.30, -0.30,") == true)
    harness.drag("first handle", by: CGSize(width: 36, height: -54))
    #expect(harness.text(of: "curve code")?.hasPrefix(".timingCurve(0.50, 0.00,") == true)
    harness.drag("first handle", by: CGSize(width: 600, height: 0))
    #expect(harness.text(of: "curve code")?.hasPrefix(".timingCurve(1.00, 0.00,") == true)
  }

  @Test("A layer moves to where its settings say, by itself, without a page being evaluated")
  func layer() {
    let harness = Harness(size: CGSize(width: 700, height: 1_400)) { GalleryPage.layers.view }
    harness.show(at: 3)
    let resting = harness.picture()
    harness.tap("mask on")
    harness.resetCounters()
    harness.advance(by: 0.1)
    #expect(harness.counters.total == 0)
    harness.show(at: 5)
    #expect(!PictureComparison().compare(harness.picture(), with: resting).isMatch)
    harness.tap("reset")
    harness.move(to: CGPoint(x: 1, y: 1))
    harness.show(at: 7)
    #expect(PictureComparison().compare(harness.picture(), with: resting).isMatch)
  }

  @Test("Frames that move evaluate what moves, and no page")
  func evaluations() {
    let harness = show(.curves)
    harness.advance(by: 0.1)
    harness.resetCounters()
    harness.advance(by: 0.1)
    let names = harness.counters.byName.keys
    #expect(!names.contains { $0.contains("Page") || $0.contains("Card") })
    #expect(harness.counters.total > 0)
  }
}
