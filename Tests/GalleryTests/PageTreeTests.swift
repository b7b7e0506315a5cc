import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What screen readers find on pages, held against files: who changes a name sees it there.
struct PageTreeTests {
  private nonisolated static let pages: [GalleryPage] = [
    .text, .controls, .landmarks, .loading, .priorities, .textFields, .focus, .gestures,
  ]

  @Test("A page means what its reference says", arguments: pages)
  func means(page: GalleryPage) throws {
    let harness = Harness(size: CGSize(width: 800, height: 1_000)) { page.view }
    try harness.expectTree(page.name)
  }

  @Test("Another tree is found out, line by line")
  func differs() throws {
    let harness = Harness(size: CGSize(width: 800, height: 1_000)) { GalleryPage.controls.view }
    try harness.button("Duplicate").at(0).press()
    let reference = ReferenceText("Trees/Controls", besides: #filePath)
    let error = #expect(throws: TextMismatch.self) {
      try reference.check(harness.semanticTree.description, environment: [:])
    }
    #expect(error?.difference.contains { $0.contains("Pressed once") } == true)
  }
}
