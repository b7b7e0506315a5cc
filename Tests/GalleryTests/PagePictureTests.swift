import GalleryPages
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

/// Each page that rests against a picture of it, at a quarter of its size so that the pictures stay
/// small; of what moves there are moments (`PageMomentTests`).
struct PagePictureTests {
  nonisolated private static let resting = GalleryPage.allCases.filter { page in
    !PageMomentTests.all.contains { $0.page == page }
  }

  @Test("Every page that rests looks as its reference", arguments: resting)
  func looks(page: GalleryPage) throws {
    let forest = try SmallForest()
    let harness = Harness(size: CGSize(width: 800, height: 1_000), scale: 0.25) {
      page.view.environment(\.rainforestFolder, forest.folder)
    }
    try harness.expectPicture(
      page.name, by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }

  @Test("A page that looks otherwise is found out")
  func differs() throws {
    let harness = Harness(size: CGSize(width: 800, height: 1_000), scale: 0.25) {
      GalleryPage.shapes.view
    }
    harness.scroll(down: 20)
    let reference = ReferencePicture("Shapes", besides: #filePath)
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let comparison = PictureComparison(channelTolerance: 12, differingPixels: 40)
    #expect(throws: PictureMismatch.self) {
      try reference.check(harness.picture(), by: comparison, failuresIn: folder, environment: [:])
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(files) == ["Shapes.found.png", "Shapes.diff.png"])
  }

  @Test("The window looks as its reference")
  func window() throws {
    let harness = Harness(size: CGSize(width: 1_000, height: 700), scale: 0.25) {
      GalleryView(page: .landmarks)
    }
    try harness.expectPicture(
      "Window", by: PictureComparison(channelTolerance: 12, differingPixels: 40))
  }
}
