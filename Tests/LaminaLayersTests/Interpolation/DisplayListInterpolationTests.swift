import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing
import LayerScenes

@Suite("Drawings in between")
struct DisplayListInterpolationTests {
  private final class Face: FontFace {
    let name = "face"
  }

  private let face = Face()

  private func mixed(_ old: DisplayList, _ new: DisplayList, _ amount: Double = 0.5) -> DisplayList
  { DisplayList.interpolated(from: old, to: new, amount: amount) }

  private func list(_ build: (inout DisplayList.Recorder) -> Void) -> DisplayList {
    DisplayList(build)
  }

  @Test("fills mix their rectangles, corners and colours, and know what they touch")
  func fills() {
    let old = list { $0.fill(rect(0, 0, 10, 10), with: .color(.black)) }
    let new = list { $0.fill(roundedRect: rect(10, 0, 30, 10), radius: 4, with: .color(.black)) }
    let half = mixed(old, new)
    #expect(
      half == list { $0.fill(roundedRect: rect(5, 0, 20, 10), radius: 2, with: .color(.black)) })
    #expect(half.inkBounds == rect(5, 0, 20, 10))
    #expect(mixed(old, new, 1) === new)
  }

  @Test("outlines, strokes, clips, moves and shadows mix; what is the same stays the same object")
  func commands() {
    func drawing(_ x: CGFloat, width: CGFloat, _ shade: Float) -> DisplayList {
      list { list in
        list.saving { list in
          list.clip(rect(0, 0, 100 + x, 100))
          list.concatenate(CGAffineTransform(translationX: x, y: 0))
          list.shadow(
            Path(rect(0, 0, 10, 10)), color: Color.Resolved.black.opacity(shade), radius: x)
          list.stroke(
            Path(ellipseIn: rect(x, 0, 20, 20)), with: .color(.white),
            style: StrokeStyle(lineWidth: width, dash: [x + 1, 2]))
        }
        list.fill(Path(rect(1, 2, 3, 4)), with: .color(.white))
      }
    }
    let half = mixed(drawing(2, width: 1, 1), drawing(10, width: 3, 0.5))
    // All but the ellipse, whose numbers are rounded otherwise when it is made in the middle.
    let expected = drawing(6, width: 2, 0.75)
    #expect(half.commands.count == expected.commands.count)
    for (a, b) in zip(half.commands, expected.commands) {
      if case .stroke(let path, _, let style) = a {
        #expect(style == StrokeStyle(lineWidth: 2, dash: [7, 2]))
        #expect(path.boundingRect.insetBy(dx: -1e-9, dy: -1e-9).contains(rect(6, 0, 20, 20)))
      } else {
        #expect(a == b)
      }
    }
    #expect(half.inkBounds == expected.inkBounds)
  }

  @Test("glyphs mix places and paint, not letters")
  func glyphs() {
    func run(_ ids: [UInt32], x: CGFloat, _ color: Color.Resolved) -> DisplayList {
      list {
        $0.glyphs(
          GlyphRun(
            face: face, size: 12,
            glyphs: ids.map { GlyphRun.Glyph(id: $0, position: CGPoint(x: x + CGFloat($0), y: 9)) },
            paint: .color(color), inkBounds: rect(x, 0, 40, 12)))
      }
    }
    let half = mixed(run([1, 2], x: 0, .black), run([1, 2], x: 8, .black))
    #expect(half == run([1, 2], x: 4, .black))
    #expect(half.inkBounds == rect(4, 0, 40, 12))
    let other = run([1, 3], x: 8, .white)
    #expect(mixed(run([1, 2], x: 0, .black), other, 0.1) === other)
  }

  @Test("pictures mix their rectangle and part; other pictures jump")
  func images() {
    func image(_ file: String, _ frame: CGRect) -> DisplayList {
      list { $0.image(.file(file), in: frame) }
    }
    #expect(
      mixed(image("a", rect(0, 0, 10, 10)), image("a", rect(20, 0, 30, 10)))
        == image("a", rect(10, 0, 20, 10)))
    let other = image("b", rect(0, 0, 1, 1))
    #expect(mixed(image("a", rect(0, 0, 1, 1)), other, 0.1) === other)
  }

  @Test("drawings of other commands jump")
  func structure() {
    let one = list { $0.fill(rect(0, 0, 1, 1), with: .color(.black)) }
    let two = list { list in
      list.fill(rect(0, 0, 1, 1), with: .color(.black))
      list.fill(rect(0, 0, 1, 1), with: .color(.black))
    }
    #expect(mixed(one, two, 0.1) === two)
    let stroked = list { $0.stroke(Path(rect(0, 0, 1, 1)), with: .color(.black)) }
    #expect(mixed(one, stroked, 0.1) === stroked)
  }
}
