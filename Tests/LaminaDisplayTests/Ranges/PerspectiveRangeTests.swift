import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("The range in perspective")
struct PerspectiveRangeTests {
  /// A layer that would lie at `x` of a plane of 100 points, which is turned by `degrees`.
  private func screen(_ x: CGFloat, degrees: Double) -> Layer {
    let list = DisplayList(mark: 1, size: CGSize(width: 10, height: 10))
    let plane = Layer(
      id: Layer.ID(2), frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [.drawn(1, list, x: x)])
    var geometry = plane.geometry
    geometry.transform = LayerTransform(
      .rotation(.degrees(degrees), x: 0, y: 1, z: 0), .perspective(distance: 100))
    return .screen([plane.replacing(geometry: geometry)])
  }

  private func isDrawn(_ x: CGFloat, degrees: Double) -> Bool {
    let fixture = Fixture()
    _ = fixture.commit(screen(x, degrees: degrees), .never)
    return !fixture.rasterizer.areas.isEmpty
  }

  @Test("what perspective brings into sight is drawn")
  func inSight() {
    // Upright it would lie beyond the end at 100, turned without perspective at 111.
    #expect(isDrawn(130, degrees: 40))
    #expect(!isDrawn(130, degrees: 0) && !isDrawn(130, degrees: -40))
  }
}
