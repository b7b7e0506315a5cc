import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// That the smallest window cuts nothing off at its sides.
struct SmallWindowTests {
  @Test(
    "A page for the keyboard fits a window of 640 by 480",
    arguments: [GalleryPage.textFields, .editor, .focus, .gestures])
  func fits(page: GalleryPage) throws {
    let harness = Harness(size: CGSize(width: 640, height: 480)) { GalleryView(page: page) }
    let title = try #require(harness.semanticTree.first("Gallery"))
    #expect(title.frame.minX >= 0)
    for element in harness.semanticTree.all where element.role == .textField {
      #expect(element.frame.maxX <= 640)
    }
  }
}
