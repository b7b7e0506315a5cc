import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The page of constraints in one's hands.
struct ConstraintsPageTests {
  private func show() -> Harness {
    Harness(size: CGSize(width: 800, height: 1_000)) { GalleryPage.constraints.view }
  }

  @Test("The form's fields follow its width, and its note wraps")
  func resize() throws {
    let harness = show()
    let field = try #require(harness.frame(of: "name field"))
    let portrait = try #require(harness.frame(of: "portrait"))
    let note = try #require(harness.frame(of: "note"))
    #expect(portrait.size == CGSize(width: 122, height: 122))
    harness.drag("size form", by: CGSize(width: -160, height: 40))
    #expect(harness.frame(of: "portrait")?.size == CGSize(width: 82, height: 82))
    #expect(harness.frame(of: "name field")?.maxX == field.maxX - 120)
    #expect((harness.frame(of: "note")?.height ?? 0) > note.height)
  }

  @Test("Another format moves the items, and a mistake is pointed at")
  func formats() throws {
    let harness = show()
    #expect(harness.frame(of: "item a")?.width == 60)
    let (b, c) = (harness.frame(of: "item b")?.width, harness.frame(of: "item c")?.width)
    #expect(b != nil && b == c)
    harness.tap("At least")
    #expect(harness.frame(of: "item b")?.width == 80)
    harness.tap("A mistake")
    #expect(!harness.exists("item a"))
    #expect(harness.text(of: "mistake")?.contains("[a]") == true)
  }

  @Test("A contradiction is explained until a constraint gives way")
  func contradiction() {
    let harness = show()
    #expect(
      harness.text(of: "explanation")?.contains("Left out: second.width <= 120") == true)
    #expect(harness.frame(of: "second")?.width == 240)
    harness.tap("required")
    #expect(!harness.exists("explanation"))
    #expect(harness.frame(of: "second")?.width == 240)
  }
}
