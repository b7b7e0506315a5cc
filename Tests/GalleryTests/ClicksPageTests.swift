import DreamsViews
import GalleryPages
import LaminaBindings
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaStreams
import LaminaTesting
import LaminaViews
import Testing

/// The page Clicks, on a clock that stands still until it is moved.
struct ClicksPageTests {
  private let clock = MarbleClock()
  private let harness: Harness

  init() {
    let clock = clock
    harness = Harness(size: CGSize(width: 800, height: 700), scale: 0.25) {
      GalleryPage.clicks.view.environment(\.streamClock, clock)
    }
  }

  /// Lets time go by, for the streams and for the frames.
  private func wait(_ milliseconds: Int) {
    var rest = milliseconds
    while rest > 0 {
      let step = min(rest, 50)
      clock.advance(by: .milliseconds(step))
      harness.advance(by: TimeInterval(step) / 1_000)
      rest -= step
    }
  }

  private func click(_ count: Int, apart milliseconds: Int = 100) {
    for index in 0..<count {
      if index > 0 { wait(milliseconds) }
      harness.tap("click")
    }
  }

  private func value(_ name: String) -> String? { harness.element("\(name) count")?.value }

  @Test("Clicks are counted at once")
  func counts() {
    #expect(value("clicks") == "0")
    click(2)
    #expect(value("clicks") == "2")
    #expect(value("double") == "0")
  }

  @Test(
    "Clicks that are close are one gesture, told after the pause",
    arguments: [(2, "Double click"), (3, "Triple click"), (5, "5 clicks")])
  func gestures(_ count: Int, _ name: String) {
    click(count)
    wait(240)
    #expect(harness.text(of: "latest") == "None yet")
    wait(300)
    #expect(harness.text(of: "latest") == name)
    #expect(value(count == 2 ? "double" : count == 3 ? "triple" : "more") == "1")
  }

  @Test("250 ms apart is together, a moment more is not", arguments: [(250, "1"), (251, "0")])
  func gap(_ apart: Int, _ doubles: String) {
    click(2, apart: apart)
    wait(1_000)
    #expect(value("double") == doubles)
  }

  @Test("One click after another, with a pause, is no gesture")
  func pause() {
    for _ in 0..<3 {
      click(1)
      wait(400)
    }
    #expect(value("clicks") == "3")
    #expect(["double", "triple", "more"].map(value) == ["0", "0", "0"])
    #expect(harness.element("timeline")?.value == "3 clicks, in groups of 1, 1, 1")
  }

  @Test("Space clicks, too")
  func space() {
    harness.press(.tab)
    harness.press(.space)
    harness.press(.space)
    wait(600)
    #expect(value("clicks") == "2")
    #expect(value("double") == "1")
  }

  @Test("The line moves while there is something on it, and then rests")
  func moves() {
    harness.advance(by: 1)
    let atRest = harness.presentCount
    wait(1_000)
    #expect(harness.presentCount == atRest)
    click(1)
    wait(500)
    let before = harness.presentCount
    wait(500)
    #expect(harness.presentCount > before + 5)
    wait(7_000)
    let after = harness.presentCount
    wait(1_000)
    #expect(harness.presentCount == after)
  }

  @Test("It looks as its reference after a double and a triple click")
  func looks() throws {
    let clock = MarbleClock()
    let small = Harness(size: CGSize(width: 640, height: 600), scale: 0.5) {
      GalleryPage.clicks.view.environment(\.streamClock, clock)
    }
    for wait in [0, 120, 900, 130, 140, 1_000, 1_200] {
      clock.advance(by: .milliseconds(wait))
      small.advance(by: TimeInterval(wait) / 1_000)
      if wait < 1_200 { small.tap("click") }
    }
    small.move(to: CGPoint(x: 1, y: 1))
    small.advance(by: 1)
    try small.expectPicture(
      "Clicks-made", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test("Nothing is in people's way after clicks, by day and by night")
  func lint() {
    for palette in [ColorPalette.light, .night] {
      let clock = MarbleClock()
      let harness = Harness(size: CGSize(width: 800, height: 1_000), scale: 2) {
        GalleryPage.clicks.view.environment(\.streamClock, clock)
          .environment(\.colorPalette, palette)
      }
      harness.tap("click")
      harness.tap("click")
      clock.advance(by: .milliseconds(600))
      harness.advance(by: 0.6)
      #expect(harness.accessibilityFindings(page: "Clicks").isEmpty)
    }
  }

  @Test("When the page goes, nothing listens any more")
  func leaves() {
    let leaks = LeakCounter()
    leaks.measure {
      let harness = Harness(size: CGSize(width: 800, height: 600)) { GalleryPage.clicks.view }
      harness.tap("click")
      #expect(leaks.alive > 0)
    }
    #expect(leaks.alive == 0)
  }
}
