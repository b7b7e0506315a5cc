import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Elements under SwiftUI's modifiers")
struct ModifiedElementTests {
  private let rect = CGRect(10, 20, 100, 100)

  @Test("A fixed frame gives its size, and the element its place in it")
  func frame() {
    let framed = Box(width: 20, height: 10).frame(width: 50, height: 30, alignment: .bottomTrailing)
    #expect(framed.sizeThatFits(.unspecified) == CGSize(width: 50, height: 30))
    #expect(framed.frames(in: CGRect(10, 20, 50, 30)) == [CGRect(40, 40, 20, 10)])
    #expect(framed.frames(in: rect) == [CGRect(65, 75, 20, 10)], "the frame is centred")
  }

  @Test("Flexible frames, ratios and fixed sizes give SwiftUI's numbers")
  func numbers() {
    let wide = Box(width: 50, height: 50).frame(minWidth: 100, maxWidth: 200)
    let offers: [CGFloat?] = [80, 150, 250, nil]
    #expect(
      offers.map { wide.sizeThatFits(ProposedViewSize(width: $0, height: 50)).width }
        == [100, 150, 200, 100])
    let film = Box().aspectRatio(16 / 9, contentMode: .fit)
    #expect(film.frames(in: rect) == [CGRect(10, 41.875, 100, 56.25)])
    #expect(Box().fixedSize().frames(in: rect) == [CGRect(55, 65, 10, 10)])
    #expect(Box().offset(x: 5, y: -5).frames(in: rect) == [CGRect(15, 15, 100, 100)])
  }

  @Test("Priorities and guides are those that were set, and the last priority counts")
  func priorities() {
    let eager = Box().layoutPriority(2)
    #expect(eager.frame(width: 5).layoutPriority == 2)
    #expect(eager.layoutPriority(-1).layoutPriority == -1)
    let row = Arranged(
      HStackLayout(alignment: .top, spacing: 0),
      [
        AnyLayoutElement(Box(width: 10, height: 10)),
        AnyLayoutElement(
          Box(width: 10, height: 10).alignmentGuide(VerticalAlignment.top) { $0.height / 2 }),
      ])
    #expect(row.frames(in: CGRect(0, 0, 20, 15)) == [CGRect(0, 5, 10, 10), CGRect(10, 0, 10, 10)])
  }

  @Test("A value that is modified keeps its frame")
  func values() {
    var framed = Box().frame(width: 50, height: 30)
    let copy = framed
    framed.layout(in: rect)
    #expect(framed.child.frame == CGRect(35, 55, 50, 30))
    #expect(copy.child.frame == nil)
  }
}
