import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import SeededRandom
import Testing

/// Outlines with many more points than pixels, beside those with each of their points.
@Suite("Outlines of very many points")
struct ThinnedPathTests {
  private let visible = PixelRect(x: 0, y: 0, width: 200, height: 100)

  /// A line to and fro over a width, as sound looks.
  private func waveform(
    _ count: Int, width: CGFloat = 200, seed: UInt64 = 1, upright: Bool = true
  ) -> Path {
    var numbers = SeededNumbers(seed: seed)
    let points = (0..<count).map { index in
      let loudness = 10 + 35 * abs(sin(Double(index) / Double(count) * 9))
      let along = width * CGFloat(index) / CGFloat(count)
      let across = 50 + CGFloat.random(in: -loudness...loudness, using: &numbers)
      return upright ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    return Path { $0.addLines(points) }
  }

  /// The pixels of a line, thinned or with each of its points.
  private func coverage(_ path: Path, _ style: StrokeStyle, isThinned: Bool) -> Bitmap {
    let parts = isThinned ? path : withCurve(path)
    return drawing(200, 100) { $0.stroke(parts, with: .color(.black), style: style) }
  }

  /// The same outline with lines written as curves, which are drawn as they are.
  private func withCurve(_ path: Path) -> Path {
    var last = CGPoint.zero
    return Path { result in
      for element in path.elements {
        switch element {
        case .line(let point):
          result.addCurve(to: point, control1: last, control2: point)
          last = point
        case .move(let point):
          result.move(to: point)
          last = point
        default: result.closeSubpath()
        }
      }
    }
  }

  /// How far the pixels of two pictures differ: on average, and all but the ten that do most.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> (mean: Double, most: Int) {
    let steps = (0..<a.size.height).flatMap { y in
      (0..<a.size.width).map { x in abs(a.rgb(x, y)[0] - b.rgb(x, y)[0]) }
    }
    return (Double(steps.reduce(0, +)) / Double(steps.count), steps.sorted().dropLast(10).last ?? 0)
  }

  @Test(
    "Twice the points are no more lines once they are many more than pixels",
    arguments: [true, false])
  func growth(upright: Bool) throws {
    let counts = try [20_000, 40_000].map { count in
      let path = waveform(count, width: upright ? 200 : 100, upright: upright)
      return try #require(
        ThinnedPath.stroke(path, .identity, StrokeStyle(), visible: visible)
      ).elements.count
    }
    #expect(counts[0] < 200 * 2 * 16)
    #expect(Double(counts[1]) < Double(counts[0]) * 1.1)
    let areas = try [40_000, 80_000].map { count in
      try #require(
        ThinnedPath.fill(waveform(count), .identity, visible: visible)
      ).elements.count
    }
    #expect(areas[0] < 200 * 8 * 5)
    #expect(Double(areas[1]) < Double(areas[0]) * 1.1)
  }

  @Test("What is beside the visible pixels is left out")
  func cut() throws {
    let wide = waveform(40_000, width: 20_000)
    let shown = try #require(
      ThinnedPath.stroke(wide, .identity, StrokeStyle(), visible: visible))
    #expect(shown.elements.count < 600)
    let area = try #require(ThinnedPath.fill(wide, .identity, visible: visible))
    #expect(area.elements.count < 600)
  }

  @Test("Few points, lines with dashes, and wide ones with pointed joins stay as they are")
  func asTheyAre() {
    #expect(ThinnedPath.stroke(waveform(1_000), .identity, StrokeStyle(), visible: visible) == nil)
    let dashed = StrokeStyle(lineWidth: 1, dash: [2, 2])
    #expect(ThinnedPath.stroke(waveform(9_000), .identity, dashed, visible: visible) == nil)
    let wide = StrokeStyle(lineWidth: 6)
    #expect(ThinnedPath.stroke(waveform(9_000), .identity, wide, visible: visible) == nil)
  }

  @Test(
    "The picture stays the same but for soft edges",
    arguments: [0.5, 1, 2, 4, 6] as [CGFloat], [StrokeStyle.LineJoin.miter, .round, .bevel])
  func picture(width: CGFloat, join: StrokeStyle.LineJoin) {
    for count in [1_500, 4_000, 12_000] {
      let style = StrokeStyle(
        lineWidth: width, lineCap: join == .round ? .round : .butt, lineJoin: join)
      let path = waveform(count, seed: UInt64(count))
      let (mean, most) = difference(
        coverage(path, style, isThinned: true), coverage(path, style, isThinned: false))
      #expect(mean < 3 && most < 160)
    }
  }

  @Test("A smooth line of very many points keeps its shape to a pixel's part")
  func smooth() {
    let points = (0..<9_000).map {
      CGPoint(x: CGFloat($0) / 45, y: 50 + 40 * sin(Double($0) / 900))
    }
    let path = Path { $0.addLines(points) }
    let (mean, most) = difference(
      coverage(path, StrokeStyle(lineWidth: 2), isThinned: true),
      coverage(path, StrokeStyle(lineWidth: 2), isThinned: false))
    #expect(mean < 0.1 && most < 20)
  }

  @Test("Areas stay the same but for soft edges, also where a part lies outside", arguments: 0..<6)
  func areas(seed: Int) {
    var path = waveform(12_000, width: seed < 3 ? 200 : 300, seed: UInt64(seed))
    path.addLine(to: CGPoint(x: seed < 3 ? 200 : 300, y: 100))
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.closeSubpath()
    let moved = path.applying(CGAffineTransform(translationX: seed < 3 ? 0 : -50, y: 0))
    let pictures = [moved, withCurve(moved)].map { outline in
      drawing(200, 100) { $0.fill(outline, with: .color(.black), eoFill: seed % 3 == 1) }
    }
    let (mean, most) = difference(pictures[0], pictures[1])
    #expect(mean < 5 && most < 160)
  }
}
