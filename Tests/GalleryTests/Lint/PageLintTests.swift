import DreamsViews
import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Every page by day and by night, looked over for what keeps people from using it.
struct PageLintTests {
  private func findings(_ page: GalleryPage, _ palette: ColorPalette) throws
    -> [AccessibilityFinding]
  {
    let forest = try SmallForest()
    let harness = Harness(size: CGSize(width: 800, height: 1_000), scale: 2) {
      page.view.environment(\.rainforestFolder, forest.folder)
        .environment(\.colorPalette, palette)
    }
    return harness.accessibilityFindings(page: page.name)
  }

  @Test("Nobody is kept from a page by day", arguments: GalleryPage.allCases)
  func day(page: GalleryPage) throws {
    for finding in try findings(page, .light) { Issue.record("\(finding)") }
  }

  @Test("Nobody is kept from a page by night", arguments: GalleryPage.allCases)
  func night(page: GalleryPage) throws {
    for finding in try findings(page, .night) { Issue.record("\(finding)") }
  }
}
