import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What one does with the page Grids.
struct GridsPageTests {
  private func page() -> Harness {
    Harness(size: CGSize(width: 800, height: 1_000)) { GalleryPage.grids.view }
  }

  @Test("A cell that is clicked goes, and the others close up, until all come back")
  func cells() throws {
    let harness = page()
    let place = try #require(harness.frame(of: "cell 2"))
    harness.tap("cell 2")
    harness.advance(by: 1)
    #expect(!harness.exists("cell 2"))
    #expect(harness.frame(of: "cell 3") == place)
    harness.tap("All back")
    harness.advance(by: 1)
    #expect(harness.frame(of: "cell 2") == place)
  }

  @Test("Other columns hold the same cells")
  func columns() throws {
    let harness = page()
    let adaptive = try #require(harness.frame(of: "cell 1"))
    harness.tap("Three")
    harness.advance(by: 1)
    let three = try #require(harness.frame(of: "cell 1"))
    #expect(three.width > 2 * adaptive.width && three.minX == adaptive.minX)
    let (third, fourth) = (harness.frame(of: "cell 3"), harness.frame(of: "cell 4"))
    #expect(third?.minY == three.minY && fourth?.minX == three.minX)
  }

  @Test("Without spans the column is as wide as its longest text")
  func spans() throws {
    let harness = page()
    let before = try #require(harness.frame(of: "Refuge du Lac Blanc"))
    let next = try #require(harness.frame(of: "2,352 m"))
    harness.tap("Spans")
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "Refuge du Lac Blanc")).minX == before.minX)
    #expect(try #require(harness.frame(of: "2,352 m")).minX > next.minX)
  }
}
