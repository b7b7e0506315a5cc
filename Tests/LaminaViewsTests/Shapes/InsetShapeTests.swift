import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite struct InsetShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("shapes are drawn smaller by a distance on all sides, and again")
  func inset() {
    #expect(
      Rectangle().inset(by: 10).path(in: rect).boundingRect
        == CGRect(x: 10, y: 10, width: 80, height: 40))
    let circle = Circle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect
    #expect(abs(circle.minX - 30) < 0.001 && abs(circle.width - 40) < 0.001)
    #expect(Rectangle().inset(by: 40).path(in: rect).isEmpty)
  }

  @Test("the corners of an inset rectangle grow tighter")
  func corners() {
    let inner = CGRect(x: 5, y: 5, width: 90, height: 50)
    #expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect)
        == RoundedRectangle(cornerRadius: 7).path(in: inner))
  }

  @Test("shapes are moved, scaled and transformed within their rectangle")
  func moved() {
    #expect(
      Rectangle().offset(CGPoint(x: 5, y: -5)).path(in: rect).boundingRect
        == CGRect(x: 5, y: -5, width: 100, height: 60))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect
        == CGRect(x: 25, y: 15, width: 50, height: 30))
    #expect(
      Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(
      Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect).boundingRect
        == CGRect(x: 1, y: 2, width: 100, height: 60))
  }

  @Test("an inset shape is drawn where it is")
  func drawn() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Rectangle().inset(by: 10).fill(Color.black)
    }
    #expect(harness.picture().pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 20, y: 20) == 0xFF00_0000)
  }
}
