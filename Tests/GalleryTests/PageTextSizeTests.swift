import GalleryPages
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

/// Pages with text of twice the size: against pictures of a few, and after a change while they are shown.
struct PageTextSizeTests {
  nonisolated private static let drawn: [GalleryPage] = [
    .controls, .navigation, .text, .textFields, .signUp,
  ]
  nonisolated private static let resting = GalleryPage.allCases.filter { page in
    !PageMomentTests.all.contains { $0.page == page }
  }

  private func window(
    _ page: GalleryPage, textScale: CGFloat, height: CGFloat = 1_000,
    indicators: ScrollIndicatorVisibility = .automatic
  ) throws -> Harness {
    let forest = try SmallForest()
    var environment = EnvironmentValues()
    environment.systemTextScale = textScale
    environment.accessibilityReduceMotion = true
    return Harness(
      size: CGSize(width: 800, height: height), scale: 0.25, environment: environment
    ) {
      page.view.environment(\.rainforestFolder, forest.folder).scrollIndicators(indicators)
    }
  }

  @Test("A page with large text looks as its reference", arguments: drawn)
  func looks(page: GalleryPage) throws {
    try window(page, textScale: 2).expectPicture(
      "\(page.name)-text", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  /// All rows of a page's lists are in sight: how long others are, a window knows that has shown them, and one
  /// that has not takes a guess, as does the thumb beside the thousands of rows of the rainforest.
  @Test("Text that grows while a page is shown leaves it as one that began so", arguments: resting)
  func live(page: GalleryPage) throws {
    let changed = try window(page, textScale: 1, height: 2_000, indicators: .hidden)
    let fresh = try window(page, textScale: 2, height: 2_000, indicators: .hidden)
    changed.textScale = 2
    for harness in [changed, fresh] { harness.advance(by: 1) }
    #expect(changed.picture().hasSamePixels(as: fresh.picture()))
  }
}
