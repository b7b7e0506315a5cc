import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What screen readers find on pages, held against files.
struct PageTreeTests {
  private nonisolated static let pages: [GalleryPage] = [
    .text, .controls, .scrolling, .landmarks, .loading, .priorities,
  ]

  @Test("A page means what its reference says", arguments: pages)
  func means(page: GalleryPage) throws {
    let harness = Harness(size: CGSize(width: 800, height: 1_000)) { page.view }
    try harness.expectTree(page.name)
  }

  @Test("The window with its sidebar means what its reference says")
  func window() throws {
    let harness = Harness(size: CGSize(width: 1_000, height: 700)) { GalleryView(page: .stacks) }
    try harness.expectTree("Window")
  }

  @Test("Another tree is found out, line by line")
  func differs() throws {
    let harness = Harness(size: CGSize(width: 800, height: 1_000)) { GalleryPage.controls.view }
    try harness.button("Duplicate").press()
    let reference = ReferenceTree("Controls", besides: #filePath)
    let error = #expect(throws: TreeMismatch.self) {
      try reference.check(harness.semanticTree, environment: [:])
    }
    #expect(error?.difference.contains { $0.contains("Pressed once") } == true)
  }
}
