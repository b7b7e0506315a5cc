import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Partial redraw equals full redraw")
struct RedrawTests {
  @Test(
    "A buffer brought up to date shows what a new one shows, over 1,000 random trees and changes",
    arguments: [1, 1.25, 2] as [CGFloat])
  func partialEqualsFull(scale: CGFloat) {
    for seed in 0..<334 {
      var scene = RandomScene(seed: UInt64(seed), scale: scale)
      let surface = Surface(scene.presentation)
      var compositor = Compositor()
      if let frame = compositor.frame(for: scene.presentation) { surface.draw(frame) }
      var before = surface.pixels
      for step in 0..<2 {
        let change = scene.change()
        let frame = compositor.frame(for: scene.presentation)
        if let frame { surface.draw(frame) }
        let after = surface.pixels
        let width = surface.size.width
        let problem =
          after.firstDifference(from: Surface.fullRedraw(of: scene.presentation), width, [])
          ?? after.firstDifference(from: before, width, frame?.damage ?? [])
        #expect(problem == nil, "seed \(seed), scale \(scale), step \(step): \(change)")
        if problem != nil { break }
        before = after
        #expect(compositor.frame(for: scene.presentation) == nil, "a frame without a change")
      }
    }
  }
}

extension [UInt32] {
  /// Where the first pixel outside of `ignored` differs, and how.
  fileprivate func firstDifference(
    from other: [UInt32], _ width: Int, _ ignored: [PixelRect]
  ) -> String? {
    guard self != other else { return nil }
    for index in indices where self[index] & 0xFF_FFFF != other[index] & 0xFF_FFFF {
      let place = PixelRect(x: index % width, y: index / width, width: 1, height: 1)
      if !ignored.contains(where: { $0.contains(place) }) {
        let (a, b) = (String(self[index], radix: 16), String(other[index], radix: 16))
        return "(\(place.x), \(place.y)): \(a) is not \(b)"
      }
    }
    return nil
  }
}
