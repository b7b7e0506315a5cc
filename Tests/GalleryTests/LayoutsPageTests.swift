import GalleryPages
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The page of value layouts in one's hands.
struct LayoutsPageTests {
  private func show() -> Harness {
    Harness(size: CGSize(width: 800, height: 700)) { GalleryPage.layouts.view }
  }

  private func frame(of pane: String, in layout: String, _ harness: Harness) -> [CGFloat] {
    (harness.text(of: "\(pane) of \(layout)") ?? "").split(separator: ", ")
      .compactMap { Double($0).map { CGFloat($0) } }
  }

  @Test("Each frame is what its layout's formula says, wherever the rectangle is dragged")
  func decorating() {
    let harness = show()
    let layout = "DecoratingLayout"
    #expect(frame(of: "decoration", in: layout, harness) == [30, 15, 45, 60])
    #expect(frame(of: "content", in: layout, harness) == [85, 15, 90, 60])
    harness.drag("size \(layout)", by: CGSize(width: -60, height: -30))
    #expect(frame(of: "decoration", in: layout, harness) == [30, 15, 25, 30])
    #expect(frame(of: "content", in: layout, harness) == [65, 15, 50, 30])
    harness.drag("move \(layout)", by: CGSize(width: -30, height: -10))
    #expect(frame(of: "decoration", in: layout, harness) == [0, 5, 25, 30])
    #expect(frame(of: "content", in: layout, harness) == [35, 5, 50, 30])
  }

  @Test("A cascade's cards keep their share of the rectangle")
  func cascading() {
    let harness = show()
    let layout = "CascadingLayout"
    let names = ["first", "second", "third"]
    #expect(
      names.map { frame(of: $0, in: layout, harness) } == [
        [10, 10, 100, 50], [30, 20, 100, 50], [50, 30, 100, 50],
      ])
    harness.drag("size \(layout)", by: CGSize(width: -70, height: -35))
    #expect(
      names.map { frame(of: $0, in: layout, harness) } == [
        [10, 10, 50, 25], [20, 15, 50, 25], [30, 20, 50, 25],
      ])
  }

  @Test("A rectangle stays on its bench, and keeps a size that one can see")
  func limits() {
    let harness = show()
    harness.drag("size InsetLayout", by: CGSize(width: -400, height: -400))
    #expect(frame(of: "child", in: "InsetLayout", harness) == [30, 15, 0, 0])
    harness.drag("move InsetLayout", by: CGSize(width: -500, height: -500))
    #expect(frame(of: "child", in: "InsetLayout", harness) == [10, 5, 0, 0])
  }
}
