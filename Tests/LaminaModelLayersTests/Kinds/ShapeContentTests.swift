import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import LayerScenes
import Testing

@Suite("Shape contents")
struct ShapeContentTests {
  private let letters: [UInt32: Character] = [0: "#", 0xFF0000: "r", 0x0000FF: "b"]

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("The fill lies below the stroke, half of which is outside")
  func fillAndStroke() {
    var shape = ShapeContent(path: box(2, 2, 6, 4), fill: .color(red), stroke: .color(blue))
    shape.lineWidth = 2
    #expect(
      shape.picture(10, 8).letters(letters) == [
        "..........",
        ".bbbbbbbb.",
        ".bbbbbbbb.",
        ".bbrrrrbb.",
        ".bbrrrrbb.",
        ".bbbbbbbb.",
        ".bbbbbbbb.",
        "..........",
      ])
  }

  @Test("Even-odd leaves a hole where outlines lie in each other, non-zero does not")
  func fillRules() {
    var path = box(0, 0, 6, 4)
    path.addPath(box(2, 1, 2, 2))
    var shape = ShapeContent(path: path)
    #expect(shape.picture(6, 4).letters(letters) == Array(repeating: "######", count: 4))
    shape.fillRule = .evenOdd
    #expect(shape.picture(6, 4).letters(letters) == ["######", "##..##", "##..##", "######"])
  }

  @Test("The line is trimmed by its length, the fill is not")
  func trimmed() {
    var shape = ShapeContent(path: box(1, 1, 10, 4), fill: .color(red), stroke: .color(.black))
    shape.lineWidth = 2
    shape.strokeStart = 0
    shape.strokeEnd = 10 / 28
    #expect(
      shape.picture(12, 6).letters(letters) == [
        ".##########.",
        ".##########.",
        ".rrrrrrrrrr.",
        ".rrrrrrrrrr.",
        ".rrrrrrrrrr.",
        "............",
      ])
    shape.strokeEnd = 0
    #expect(shape.picture(12, 6).letters(letters)[1] == ".rrrrrrrrrr.")
  }

  @Test("Dashes repeat, and the phase moves them")
  func dashes() {
    var shape = ShapeContent(
      path: Path { $0.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 12, y: 0.5)]) }, fill: nil,
      stroke: .color(.black), strokeStyle: StrokeStyle(lineWidth: 1, dash: [3, 1]))
    #expect(shape.picture(12, 1).letters(letters) == ["###.###.###."])
    shape.strokeStyle.dashPhase = 2
    #expect(shape.picture(12, 1).letters(letters) == ["#.###.###.##"])
    shape.strokeStyle.dash = [-1, 2]
    #expect(shape.picture(12, 1).letters(letters) == ["############"])
  }

  @Test("A square cap reaches half of the width further than a butt one")
  func caps() {
    var shape = ShapeContent(
      path: Path { $0.addLines([CGPoint(x: 4, y: 2), CGPoint(x: 8, y: 2)]) }, fill: nil,
      stroke: .color(.black), strokeStyle: StrokeStyle(lineWidth: 4))
    #expect(shape.picture(12, 4).letters(letters) == Array(repeating: "....####....", count: 4))
    shape.strokeStyle.lineCap = .square
    #expect(shape.picture(12, 4).letters(letters) == Array(repeating: "..########..", count: 4))
  }

  @Test("A bevel leaves the corner out that a miter fills")
  func joins() {
    var shape = ShapeContent(
      path: Path {
        $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4), CGPoint(x: 8, y: 12)])
      }, fill: nil, stroke: .color(.black), strokeStyle: StrokeStyle(lineWidth: 6))
    #expect(shape.picture(12, 12).rgb(10, 1) == [0, 0, 0])
    shape.strokeStyle.lineJoin = .bevel
    #expect(shape.picture(12, 12).rgb(10, 1) == [255, 255, 255])
  }

  @Test("Half way between two shapes outline, paints, width, dashes and ends are half way")
  func animated() {
    var a = ShapeContent(path: box(0, 0, 10, 10), fill: .color(red), stroke: .color(.black))
    a.strokeStart = 0.2
    a.strokeStyle.dash = [2, 2]
    var b = ShapeContent(path: box(10, 0, 20, 30), fill: .color(blue), stroke: nil)
    b.strokeStyle = StrokeStyle(lineWidth: 3, dash: [4, 6], dashPhase: 8)
    b.strokeEnd = 0.4
    let middle = b.blended(with: a, 0.5)
    #expect(middle.path == box(5, 0, 15, 20))
    #expect(middle.fillColor == Color.Resolved(red: 0.5, green: 0, blue: 0.5))
    #expect(middle.strokeColor == Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5))
    #expect(middle.strokeStyle == StrokeStyle(lineWidth: 2, dash: [3, 4], dashPhase: 4))
    #expect(middle.strokeStart == 0.1 && middle.strokeEnd == 0.7)
    #expect(b.blended(with: a, 1) == b)
  }

  @Test("An outline of other steps jumps, and so does a paint of another kind")
  func jumps() {
    let a = ShapeContent(path: box(0, 0, 10, 10), fill: .color(red))
    let b = ShapeContent(
      path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)),
      fill: .linear([Paint.Stop(color: red, location: 0)], from: .zero, to: CGPoint(x: 1, y: 1)))
    #expect(b.blended(with: a, 0.5) == b)
  }

  @Test("Nothing to see gives no contents; a long outline is drawn by a worker")
  func kindsOfContents() {
    let size = CGSize(width: 10, height: 10)
    #expect(ShapeContent(path: Path()).contents(in: size, scale: 1, at: 0) == .none)
    #expect(
      ShapeContent(path: box(0, 0, 1, 1), fill: nil).contents(in: size, scale: 1, at: 0) == .none)
    #expect(!ShapeContent(path: box(0, 0, 1, 1)).contents(in: size, scale: 1, at: 0).isDrawn)
    let long = Path { $0.addLines((0..<80).map { CGPoint(x: $0 % 7, y: $0 % 5) }) }
    #expect(ShapeContent(path: long).contents(in: size, scale: 1, at: 0).isDrawn)
  }
}

extension LayerContent {
  /// What an animation from `other` shows `amount` of the way: this less what is left of the change.
  func blended(with other: Self, _ amount: Double) -> Self {
    var shown = self
    let change = animatableData - other.animatableData
    shown.animatableData = animatableData - change.scaled(by: 1 - amount)
    return shown
  }
}
