import LaminaAnimation
import LaminaGeometry
import Testing

@Suite("Scroll physics")
struct ScrollPhysicsTests {
  let physics = ScrollPhysics.standard

  @Test("a velocity of 1,000 comes to rest after 499.5 points")
  func rest() {
    // v0 / (-1000 ln 0.998)
    #expect(abs(physics.decay - 2.002003) < 1e-5)
    #expect(abs(physics.restingOffset(from: 100, velocity: 1000) - 599.4998) < 1e-3)
  }

  @Test(
    "the rubber band follows as (1 - 1/(x·0.55/d + 1))·d",
    arguments: [(100.0, 50.382), (600, 212.903), (6000, 507.692)])
  func rubberBand(pulled: Double, shown: Double) {
    let range: ClosedRange<CGFloat> = 0...1000
    let beyond = physics.rubberBanded(1000 + pulled, in: range, viewport: 600)
    #expect(abs(beyond - 1000 - shown) < 1e-3)
    #expect(abs(physics.rubberBanded(-pulled, in: range, viewport: 600) + shown) < 1e-3)
    #expect(abs(physics.pulled(beyond, in: range, viewport: 600) - 1000 - pulled) < 1e-6)
  }

  @Test("inside the range the rubber band changes nothing")
  func inside() {
    #expect(physics.rubberBanded(500, in: 0...1000, viewport: 600) == 500)
    #expect(physics.pulled(500, in: 0...1000, viewport: 600) == 500)
  }

  @Test("a page keeps a tenth of itself in view, at most 48 points")
  func page() {
    #expect(ScrollPhysics.pageDistance(viewport: 300) == 270)
    #expect(ScrollPhysics.pageDistance(viewport: 800) == 752)
  }
}
