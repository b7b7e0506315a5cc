import LaminaGeometry
import LaminaLayers
import Testing
import SeededRandom
import LayerScenes

@Suite("Damage regions")
struct DamageRegionTests {
  private let surface = pixels(0, 0, 100, 100)

  @Test("Keeps only what lies on the surface")
  func clips() {
    var region = DamageRegion(surface: surface)
    region.add(pixels(90, -5, 30, 10))
    region.add(pixels(200, 0, 5, 5))
    #expect(region.rects == [pixels(90, 0, 10, 5)])
  }

  @Test("Rectangles that touch along a whole side become one")
  func mergesNeighbours() {
    var region = DamageRegion(surface: surface)
    region.add(pixels(0, 0, 10, 10))
    region.add(pixels(20, 0, 10, 10))
    region.add(pixels(10, 0, 10, 10))
    #expect(region.rects == [pixels(0, 0, 30, 10)])
  }

  @Test("Distant rectangles stay apart")
  func keepsDistant() {
    var region = DamageRegion(surface: surface)
    region.add(pixels(0, 0, 10, 10))
    region.add(pixels(80, 80, 10, 10))
    region.add(pixels(2, 2, 3, 3))
    #expect(region.rects == [pixels(0, 0, 10, 10), pixels(80, 80, 10, 10)])
  }

  @Test("A ninth rectangle is merged where the fewest pixels are wasted")
  func mergesCheapest() {
    var region = DamageRegion(surface: surface)
    for index in 0..<8 { region.add(pixels(index * 12, index * 12, 4, 4)) }
    region.add(pixels(90, 84, 4, 4))
    #expect(region.rects.count == 8)
    #expect(region.rects.contains(pixels(84, 84, 10, 4)))
  }

  @Test("Never more than eight rectangles, and every pixel added is in one of them")
  func invariants() {
    for seed in 0..<200 {
      var random = SeededNumbers(seed: UInt64(seed))
      var region = DamageRegion(surface: surface)
      for _ in 0..<30 {
        let added = pixels(
          random.int(-10..<105), random.int(-10..<105), random.int(0..<30), random.int(0..<30))
        region.add(added)
        let seen = added.intersection(surface)
        #expect(region.rects.count <= DamageRegion.limit)
        #expect(seen.isEmpty || region.rects.contains { $0.contains(seen) })
        #expect(region.rects.allSatisfy { surface.contains($0) && !$0.isEmpty })
      }
    }
  }
}
