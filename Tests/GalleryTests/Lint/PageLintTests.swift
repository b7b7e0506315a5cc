import DreamsViews
import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// Every page by day and by night, looked over for what keeps people from using it.
///
/// Pages stand in a window as high as the longest of them, so that none of them is out of sight.
struct PageLintTests {
  private func findings<Content: View>(
    _ name: String, _ palette: ColorPalette, height: CGFloat = 2_000, textScale: CGFloat = 1,
    @ViewBuilder _ content: () -> Content
  ) throws -> [AccessibilityFinding] {
    let (forest, content) = (try SmallForest(), content())
    var environment = EnvironmentValues()
    environment.systemTextScale = textScale
    let harness = Harness(
      size: CGSize(width: 800, height: height), scale: 2, environment: environment
    ) {
      content.environment(\.rainforestFolder, forest.folder).environment(\.colorPalette, palette)
    }
    return harness.accessibilityFindings(page: name)
  }

  @Test("Nobody is kept from a page by day", arguments: GalleryPage.allCases)
  func day(page: GalleryPage) throws {
    for finding in try findings(page.name, .light, { page.view }) { Issue.record("\(finding)") }
  }

  /// Colours are the same as with usual text, and measured there.
  @Test("Nobody is kept from a page by text of twice the size", arguments: GalleryPage.allCases)
  func largeText(page: GalleryPage) throws {
    let found = try findings(page.name, .light, height: 3_600, textScale: 2) { page.view }
    for finding in found { Issue.record("\(finding)") }
  }

  @Test("Nobody is kept from a page by night", arguments: GalleryPage.allCases)
  func night(page: GalleryPage) throws {
    for finding in try findings(page.name, .night, { page.view }) { Issue.record("\(finding)") }
  }

  @Test(
    "Nobody is kept from a page by Lamina's own night, or in high contrast",
    arguments: GalleryPage.allCases)
  func looks(page: GalleryPage) throws {
    for palette in [ColorPalette.dark, .lightIncreased, .darkIncreased] {
      for finding in try findings(page.name, palette, { page.view }) { Issue.record("\(finding)") }
    }
  }

  @Test("Nobody is kept from choosing a page", arguments: [ColorPalette.light, .night])
  func window(palette: ColorPalette) throws {
    let found = try findings("Window", palette, height: 1_000) { GalleryView(page: .shapes) }
    for finding in found { Issue.record("\(finding)") }
  }

  @Test("Nobody is kept from choosing a page by text of twice the size")
  func largeWindow() throws {
    let found = try findings("Window", .light, height: 1_000, textScale: 2) {
      GalleryView(page: .shapes)
    }
    for finding in found { Issue.record("\(finding)") }
  }
}
