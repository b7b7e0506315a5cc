import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The page of a row whose views are served by priority.
struct PrioritiesPageTests {
  private func show() -> Harness {
    Harness(size: CGSize(width: 800, height: 700)) { GalleryPage.priorities.view }
  }

  private func width(_ part: String, _ harness: Harness) -> Double {
    Double(harness.text(of: "width of \(part)") ?? "") ?? -1
  }

  @Test("Who gets a higher priority gets what the others can spare")
  func priority() {
    let harness = show()
    let before = width("Second", harness)
    harness.tap("Second 1")
    #expect(width("Second", harness) > before)
    #expect(width("First", harness) < 60)
    harness.tap("Third 2")
    #expect(width("Third", harness) > 200, "a text takes no more than its line")
    #expect(width("Second", harness) >= 60, "its minimum is kept for it")
  }

  @Test("The three widths and two distances come to the width of the row")
  func sum() {
    let harness = show()
    for name in ["First 2", "Second 1", "Third 1"] {
      harness.tap(name)
      let sum = ["First", "Second", "Third"].reduce(16) { $0 + width($1, harness) }
      #expect(abs(sum - 420) <= 1.5)
    }
  }

  @Test("From right to left the first view stands at the right")
  func direction() throws {
    let harness = show()
    func place(_ part: String) throws -> CGFloat {
      try #require(harness.frame(of: "width of \(part)")).midX
    }
    #expect(try place("First") < place("Third"))
    harness.tap("Right to left")
    #expect(try place("First") > place("Third"))
  }
}
