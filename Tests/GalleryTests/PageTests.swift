import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What holds for all pages, and what one does with them.
struct PageTests {
  @Test("Every page renders at every scale without a mistake", arguments: GalleryPage.allCases)
  func renders(page: GalleryPage) throws {
    let forest = try SmallForest()
    for scale in [1, 1.25, 2] {
      let harness = Harness(size: CGSize(width: 640, height: 480), scale: scale) {
        page.view.environment(\.rainforestFolder, forest.folder)
      }
      let picture = harness.picture()
      #expect(picture.size.width == Int(640 * scale))
      // Pages show on purpose a missing file, a failed transfer and a contradiction.
      let mistakes = harness.diagnostics.map { "\($0)" }
        .filter { !$0.contains("/no/such/picture.png") && !$0.hasPrefix("stage://fails/") }
        .filter { !$0.hasPrefix("These cannot all hold") }
      #expect(mistakes.isEmpty)
      #expect(harness.exists(page.name))
    }
  }

  @Test("A page is found by its name, however it is written")
  func names() {
    #expect(GalleryPage(named: "landmarks") == .landmarks)
    #expect(GalleryPage(named: "Shapes") == .shapes)
    #expect(GalleryPage(named: "Nowhere") == nil)
  }

  @Test("A picture that failed is there after another try")
  func triesAgain() {
    let harness = Harness(size: CGSize(width: 860, height: 600)) { GalleryPage.loading.view }
    #expect(harness.exists("Try again"))
    harness.tap("Try again")
    #expect(!harness.exists("Try again"))
  }

  @Test("The sidebar goes to a page by a click, and to the next by an arrow key")
  func sidebar() {
    let harness = Harness(size: CGSize(width: 1_000, height: 700)) { GalleryView(page: .text) }
    harness.tap("Stacks")
    #expect(harness.exists(GalleryPage.stacks.summary))
    harness.press(.downArrow)
    #expect(harness.exists(GalleryPage.controls.summary))
  }

  @Test("The sidebar begins where the page stands that is open")
  func sidebarBegins() throws {
    let last = try #require(GalleryPage.allCases.last)
    let harness = Harness(size: CGSize(width: 1_000, height: 700)) { GalleryView(page: last) }
    let sidebar = CGRect(x: 0, y: 0, width: 200, height: 700)
    #expect(harness.find(.text, last.name).elements.contains { sidebar.contains($0.frame) })
  }

  @Test("A pressed button counts")
  func buttons() {
    let harness = Harness(size: CGSize(width: 800, height: 600)) { GalleryPage.controls.view }
    harness.tap("Duplicate")
    #expect(harness.text(of: "count") == "Pressed once")
  }

  @Test("The wheel above the strip moves the page")
  func strip() throws {
    let harness = Harness(size: CGSize(width: 800, height: 500)) { GalleryPage.scrolling.view }
    let before = try #require(harness.frame(of: "strip"))
    harness.scroll("strip", down: 60)
    let after = try #require(harness.frame(of: "strip"))
    #expect(after.minY == before.minY - 60)
  }
}
