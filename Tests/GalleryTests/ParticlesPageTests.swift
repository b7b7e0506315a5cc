import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What one does with particles.
struct ParticlesPageTests {
  private func show(at time: TimeInterval) -> Harness {
    let harness = Harness(size: CGSize(width: 800, height: 1_300), scale: 0.25) {
      GalleryPage.particles.view
    }
    harness.show(at: time)
    return harness
  }

  private func words(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    return (0..<picture.size.height).flatMap { y in
      (0..<picture.size.width).map { x in picture.pixel(x: x, y: y) }
    }
  }

  @Test("The same moment is the same picture, however many frames led to it")
  func pure() {
    let quick = show(at: 2)
    let slow = show(at: 0.3)
    for time in stride(from: 0.4, through: 1.9, by: 0.1) { slow.show(at: time) }
    slow.show(at: 2)
    #expect(words(quick) == words(slow))
  }

  @Test("A click throws confetti there, which is gone after five seconds")
  func confetti() {
    let (still, clicked) = (show(at: 6), show(at: 6))
    #expect(words(still) == words(clicked))
    clicked.tap("confetti")
    still.show(at: 6.5)
    clicked.show(at: 6.5)
    #expect(words(still) != words(clicked))
    still.show(at: 12)
    clicked.show(at: 12)
    #expect(words(still) == words(clicked))
  }

  @Test("Without strength there is no fire, and no frame evaluates the page")
  func strength() throws {
    let harness = show(at: 1)
    let box = try #require(harness.frame(of: "fire"))
    func red() -> UInt32 {
      let (x, y) = (Int(box.midX * 0.25), Int((box.maxY - 44) * 0.25))
      return harness.picture().pixel(x: x, y: y) >> 16 & 255
    }
    #expect(red() > 150)
    harness.resetCounters()
    harness.show(at: 2)
    #expect(harness.counters.total == 0)
    harness.drag("strength slider", by: CGSize(width: -200, height: 0))
    #expect(red() < 60)
  }

  @Test(
    "Who wants less movement sees the pages stand still",
    arguments: [
      GalleryPage.particles, .masks,
    ])
  func reducedMotion(page: GalleryPage) {
    let harness = Harness(size: CGSize(width: 800, height: 1_300), scale: 0.25) {
      page.view.environment(\.accessibilityReduceMotion, true)
    }
    harness.show(at: 1)
    let presents = harness.presentCount
    let before = words(harness)
    harness.show(at: 3)
    #expect(words(harness) == before && harness.presentCount == presents)
  }
}
