import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

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

extension RedrawTests {
  @Test("Damage in several places under one soft outline is drawn in one go, and all of it arrives")
  func drawnTogether() {
    func presentation(_ shift: CGFloat) -> Presentation {
      let dots = [rect(10, 10, 8, 8), rect(80, 20, 8, 8), rect(40, 75, 8, 8)].enumerated().map {
        Layer.plain(UInt64($0 + 2), $1.offsetBy(dx: shift, dy: shift), 0xCC3366)
      }
      let inside = Layer.plain(
        1, rect(0, 0, 100, 100), Appearance(clip: .roundedRect(radius: 20)), children: dots)
      return Presentation(root: inside, size: CGSize(width: 100, height: 100))
    }
    let surface = Surface(presentation(0))
    var compositor = Compositor()
    for shift in [0, 3] as [CGFloat] {
      let frame = compositor.frame(for: presentation(shift))
      #expect(frame?.damage.count == (shift == 0 ? 1 : 3))
      if let frame { surface.draw(frame) }
    }
    let expected = Surface.fullRedraw(of: presentation(3))
    #expect(surface.pixels.firstDifference(from: expected, surface.size.width, []) == nil)
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
