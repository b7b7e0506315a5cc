import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Outlines of lines", .timeLimit(.minutes(5)))
struct StrokedPathTests {
  private let corner = Path { path in
    path.move(to: CGPoint(x: 10, y: 30))
    path.addLine(to: CGPoint(x: 30, y: 30))
    path.addLine(to: CGPoint(x: 30, y: 10))
  }

  private func picture(_ build: (inout DisplayList.Recorder) -> Void) throws -> Bitmap {
    try #require(
      CairoRasterizer().bitmap(
        of: DisplayList(build), covering: PixelRect(x: 0, y: 0, width: 48, height: 48), scale: 1))
  }

  @Test("A filled outline is what the line is, whatever its ends and corners")
  func same() throws {
    let curve = Path { path in
      path.move(to: CGPoint(x: 8, y: 40))
      path.addCurve(
        to: CGPoint(x: 40, y: 40), control1: CGPoint(x: 8, y: 0), control2: CGPoint(x: 40, y: 0))
    }
    let closed = Path(roundedRect: CGRect(x: 10, y: 10, width: 26, height: 20), cornerRadius: 6)
    for path in [corner, curve, closed] {
      for cap in [StrokeStyle.LineCap.butt, .round, .square] {
        for join in [StrokeStyle.LineJoin.miter, .round, .bevel] {
          let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join)
          let stroked = try picture { $0.stroke(path, with: .color(.black), style: style) }
          let filled = try picture { $0.fill(path.strokedPath(style), with: .color(.black)) }
          let outcome = PictureComparison(channelTolerance: 48, differingPixels: 6)
            .compare(filled, with: stroked)
          #expect(outcome.isMatch, "\(cap) \(join): \(outcome)")
        }
      }
    }
  }

  @Test("Dashes are parts of their own, from the phase on")
  func dashes() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [6, 4], dashPhase: 3))
    #expect(dashed.contains(CGPoint(x: 1, y: 10)) && !dashed.contains(CGPoint(x: 5, y: 10)))
    #expect(dashed.contains(CGPoint(x: 8, y: 10)) && !dashed.contains(CGPoint(x: 14, y: 10)))
    #expect(dashed.boundingRect.height == 4)
  }

  @Test("A line of no width has no outline, and a point has its caps")
  func limits() {
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    let point = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
    }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test("A ring leaves its middle free")
  func ring() {
    let ring = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(ring.contains(CGPoint(x: 10.5, y: 20)) && ring.contains(CGPoint(x: 9, y: 20)))
  }
}
