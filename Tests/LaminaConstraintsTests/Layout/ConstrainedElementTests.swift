import LaminaConstraints
import LaminaGeometry
import LaminaLayout
import Testing

@Suite("ConstrainedElement")
struct ConstrainedElementTests {
  private struct Sprite: LayoutElement {
    var name: String
    var size: CGSize
    var frame = CGRect.zero

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(
        width: proposal.width.map { max($0, size.width) } ?? size.width,
        height: proposal.height.map { max($0, size.height) } ?? size.height)
    }
    mutating func layout(in rect: CGRect) { frame = rect }
    var contents: [Sprite] { [self] }
  }

  private func scene() -> ConstrainedElement<Sprite> {
    ConstrainedElement([
      "sun": Sprite(name: "sun", size: CGSize(width: 20, height: 20)),
      "hill": Sprite(name: "hill", size: CGSize(width: 60, height: 10)),
    ]) { c in
      c.sun.widthAnchor == 20
      c.sun.heightAnchor == 20
      c.sun.centerXAnchor == c.container.centerXAnchor
      c.sun.topAnchor == c.container.layoutMarginsGuide.topAnchor
      c.format("|[hill]|")
      c.format("V:[hill(40)]|")
      c.hill.topAnchor >= c.sun.bottomAnchor + 4
    }
  }

  @Test("elements stand in the rectangle, wherever that is")
  func places() {
    var scene = scene()
    let untouched = scene
    scene.layout(in: CGRect(x: 30, y: 10, width: 200, height: 100))
    #expect(
      scene.contents.map(\.frame) == [
        CGRect(x: 120, y: 18, width: 20, height: 20), CGRect(x: 30, y: 70, width: 200, height: 40),
      ])
    #expect(untouched.contents.map(\.frame) == [.zero, .zero])
  }

  @Test("its size is that of its contents")
  func size() {
    #expect(scene().sizeThatFits(.unspecified) == CGSize(width: 60, height: 72))
  }

  @Test("it is a child like any other")
  func nested() {
    var inset = InsetLayout(scene(), by: 10)
    inset.layout(in: CGRect(x: 0, y: 0, width: 120, height: 100))
    #expect(inset.contents[1].frame == CGRect(x: 10, y: 50, width: 100, height: 40))
  }
}
