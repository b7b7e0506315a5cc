import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Geometry of layout elements")
struct PaneGeometryTests {
  private let decorating = DecoratingLayout(
    content: Box(name: "content"), decoration: Box(name: "decoration"))

  @Test("A decoration takes the left third, the content the rest, decoration first")
  func decoratingLayout() {
    let contents = decorating.contents(in: CGRect(0, 0, 90, 40))
    #expect(contents.map(\.name) == ["decoration", "content"])
    #expect(contents.map(\.frame) == [CGRect(0, 5, 25, 30), CGRect(35, 5, 50, 30)])
  }

  @Test("A rectangle whose origin is not zero moves everything")
  func movedOrigin() {
    let rect = CGRect(30, 10, 90, 40)
    #expect(decorating.frames(in: rect) == [CGRect(30, 15, 25, 30), CGRect(65, 15, 50, 30)])
    #expect(InsetLayout(Box(), by: 5).frames(in: rect) == [CGRect(35, 15, 80, 30)])
    let behind = BackgroundLayout(Box(), background: Box())
    #expect(behind.frames(in: rect) == [rect, rect])
    #expect(Arranged(ZStackLayout(), [Box(), Box()]).frames(in: rect) == [rect, rect])
    let cascade = CascadingLayout([Box(), Box(), Box()])
    #expect(
      cascade.frames(in: CGRect(-7, 9, 140, 70)) == [
        CGRect(-7, 9, 100, 50), CGRect(13, 19, 100, 50), CGRect(33, 29, 100, 50),
      ])
  }

  @Test("A cascade of three in (0, 0, 140, 70)")
  func cascadingLayout() {
    let cascade = CascadingLayout([Box(), Box(), Box()])
    #expect(
      cascade.frames(in: CGRect(0, 0, 140, 70)) == [
        CGRect(0, 0, 100, 50), CGRect(20, 10, 100, 50), CGRect(40, 20, 100, 50),
      ])
  }

  @Test(
    "Of any number the first stands in one corner and the last in the other",
    arguments: 1...12, [0, 0.2, 0.5, 1, 3])
  func cascadeSpansItsRectangle(count: Int, overlap: CGFloat) throws {
    let cascade = CascadingLayout(Array(repeating: Box(), count: count), overlap: overlap)
    let frames = cascade.frames(in: CGRect(5, 6, 70, 35)).compactMap { $0 }
    #expect(frames.count == count)
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(first.origin == CGPoint(x: 5, y: 6))
    #expect(abs(last.maxX - 75) < 1e-9 && abs(last.maxY - 41) < 1e-9)
    #expect(frames.allSatisfy { abs($0.width - 2 * $0.height) < 1e-9 })
  }

  @Test("A cascade of none holds nothing, and an overlap that is no number counts as none")
  func oddCascades() {
    #expect(CascadingLayout<Box>([]).contents(in: CGRect(0, 0, 9, 9)).isEmpty)
    for overlap in [CGFloat.nan, .infinity, -2] {
      let cascade = CascadingLayout([Box(), Box()], overlap: overlap)
      #expect(cascade.frames(in: CGRect(0, 0, 8, 8)) == [CGRect(0, 0, 8, 8), CGRect(0, 0, 8, 8)])
    }
  }

  @Test("Insets differ by side, and leave nothing negative")
  func insetLayout() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let inset = InsetLayout(Box(), by: insets)
    #expect(inset.frames(in: CGRect(10, 10, 50, 40)) == [CGRect(12, 11, 44, 36)])
    #expect(inset.frames(in: CGRect(10, 10, 3, 2)) == [CGRect(12, 11, 0, 0)])
  }

  @Test("A background lies behind, effects lie on top")
  func order() {
    let rain = EffectsLayout(
      BackgroundLayout(Box(name: "dream"), background: Box(name: "sky")),
      effects: [Box(name: "rain"), Box(name: "laser")])
    #expect(rain.contents.map(\.name) == ["sky", "dream", "rain", "laser"])
    let rect = CGRect(3, 4, 20, 10)
    #expect(rain.frames(in: rect) == [rect, rect, rect, rect])
  }

  @Test("Panes are a decoration that is a cascade, and keep their frames")
  func multiPaneLayout() {
    var panes = MultiPaneLayout(
      content: Box(name: "main"), accessories: [Box(name: "a"), Box(name: "b"), Box(name: "c")])
    panes.layout(in: CGRect(30, 10, 105, 52))
    // The decoration is (30, 15, 30, 42): times 1/1.4, steps of a fifth of that.
    let (width, height) = (30 / 1.4, 42 / 1.4)
    let expected = [
      CGRect(30, 15, width, height), CGRect(30 + width / 5, 15 + height / 5, width, height),
      CGRect(30 + width / 2.5, 15 + height / 2.5, width, height), CGRect(70, 15, 60, 42),
    ]
    #expect(panes.contents.map(\.name) == ["a", "b", "c", "main"])
    for (frame, expected) in zip(panes.contents.map(\.frame), expected) {
      #expect(frame.map { $0.isNear(expected) } == true, "\(String(describing: frame))")
    }
    #expect(panes.accessories.map(\.frame) == panes.contents.dropLast().map(\.frame))
    #expect(panes.content.frame == CGRect(70, 15, 60, 42))
  }

  @Test("A rectangle with NaN, infinities or negative lengths counts as nothing")
  func badRectangles() {
    let bad = CGRect(x: .nan, y: .infinity, width: .nan, height: -.infinity)
    let dream = EffectsLayout(
      InsetLayout(decorating, by: 3), effects: [CascadingLayout([Box(), Box()])])
    for frame in dream.frames(in: bad) {
      let frame = frame ?? .zero
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width == 0 && frame.height == 0)
    }
  }
}

extension CGRect {
  /// Whether the rectangles differ by rounding errors at most.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
