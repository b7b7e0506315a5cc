import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The page of transitions, clicked.
struct TransitionsPageTests {
  private func harness() -> Harness {
    Harness(size: CGSize(width: 860, height: 1_200)) { GalleryPage.transitions.view }
  }

  @Test("A removed row is out of reach at once, and the others close up")
  func removes() throws {
    let harness = harness()
    let third = try #require(harness.frame(of: "Row 3"))
    let fourth = try #require(harness.frame(of: "Row 4"))
    harness.tap("Remove")
    #expect(!harness.exists("Row 3"))
    #expect(harness.frame(of: "Row 4") == third)
    harness.tap("Add")
    #expect(harness.frame(of: "Row 4") == fourth)
    harness.tap("Reverse")
    #expect(harness.frame(of: "Row 4")?.minY ?? 0 < third.minY)
  }

  @Test("A tile becomes the card, which gives way to the tiles again")
  func opens() throws {
    let harness = harness()
    harness.tap("tile 2")
    let card = try #require(harness.frame(of: "card"))
    #expect(card.size == CGSize(width: 420, height: 200))
    #expect(!harness.exists("tile 2"))
    harness.advance(by: 0.2)
    harness.tap("card")
    #expect(harness.exists("tile 2"))
    harness.tap("tile 1")
    harness.advance(by: 5)
    #expect(harness.frame(of: "card") == card)
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Clicks before anything is over leave the page as it was")
  func swapsFast() {
    let harness = harness()
    harness.advance(by: 3)
    let before = harness.picture()
    for _ in 0..<6 {
      harness.tap("Swap")
      harness.advance(by: 0.1)
    }
    harness.move(to: .zero)
    harness.advance(by: 3)
    let after = harness.picture()
    let places = (0..<before.size.height).flatMap { y in
      (0..<before.size.width).map { x in (x, y) }
    }
    #expect(places.allSatisfy { before.pixel(x: $0, y: $1) == after.pixel(x: $0, y: $1) })
    #expect(harness.graph.runningAnimations == 0)
  }
}
