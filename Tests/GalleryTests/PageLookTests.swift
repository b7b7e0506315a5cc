import GalleryPages
import LaminaDrawing
import LaminaGeometry
import LaminaKernel
import LaminaRaster
import LaminaTesting
import LaminaThemes
import LaminaViews
import Testing

/// Each page that rests by night and in high contrast: against a picture of it, and after a switch.
struct PageLookTests {
  nonisolated private static let resting = GalleryPage.allCases.filter { page in
    !PageMomentTests.all.contains { $0.page == page }
  }

  private func window(_ page: GalleryPage, _ system: SystemAppearance) throws -> Harness {
    let forest = try SmallForest()
    var environment = EnvironmentValues()
    environment.systemAppearance = system
    environment.accessibilityReduceMotion = true
    return Harness(
      size: CGSize(width: 800, height: 1_000), scale: 0.25, environment: environment
    ) { page.view.environment(\.rainforestFolder, forest.folder) }
  }

  private func looks(_ page: GalleryPage, _ system: SystemAppearance, _ name: String) throws {
    let harness = try window(page, system)
    try harness.expectPicture(
      "\(page.name)-\(name)", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test("Every page that rests looks by night as its reference", arguments: resting)
  func night(page: GalleryPage) throws {
    try looks(page, SystemAppearance(colorScheme: .dark), "night")
  }

  @Test("Every page that rests looks in high contrast as its reference", arguments: resting)
  func contrast(page: GalleryPage) throws {
    try looks(page, SystemAppearance(contrast: .increased), "contrast")
  }

  @Test("A switch to the night shows what a start by night shows", arguments: resting)
  func switching(page: GalleryPage) throws {
    let (day, night) = (SystemAppearance(), SystemAppearance(colorScheme: .dark))
    let (switched, fresh) = (try window(page, day), try window(page, night))
    switched.graph.follow(night)
    for harness in [switched, fresh] { harness.advance(by: 0.5) }
    #expect(switched.picture().hasSamePixels(as: fresh.picture()))
  }
}
