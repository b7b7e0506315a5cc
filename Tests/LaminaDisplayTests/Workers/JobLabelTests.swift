import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import Testing

@Suite("Labels of jobs")
struct JobLabelTests {
  @Test("a drawing's label names its pictures at the size in which they are shown, and effects")
  func pictures() {
    let photo = ImageDrawing(
      .file("a.jpg"), part: CGRect(x: 0, y: 0.25, width: 1, height: 0.5), effects: [.blur(3)])
    let list = DisplayList { list in
      list.fill(CGRect(x: 0, y: 0, width: 100, height: 100), with: .color(.white))
      list.image(photo, in: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    let label = JobLabel(kind: "picture", drawing: list, pixels: 40_000, scale: 2)
    let size = PixelSize(width: 200, height: 200)
    #expect(
      label
        == JobLabel(
          kind: "picture", amount: 40_000,
          pictures: [.init(source: .file("a.jpg"), pixelSize: size, effects: [.blur(3)])]))
  }

  @Test("glyphs are counted, also those of a shadow")
  func glyphs() {
    final class Face: FontFace { let name = "none" }
    let glyph = GlyphRun.Glyph(id: 1, position: .zero)
    let run = GlyphRun(
      face: Face(), size: 12, glyphs: [glyph, glyph, glyph], paint: .color(.black),
      inkBounds: CGRect(x: 0, y: 0, width: 30, height: 12))
    let text = DisplayList { $0.glyphs(run) }
    let list = DisplayList { list in
      list.shadow(of: text, color: .black, radius: 2)
      list.glyphs(run)
    }
    #expect(JobLabel(kind: "draw", drawing: list, pixels: 0, scale: 1).glyphs == 6)
  }

  @Test("a picture without extent has no endless size")
  func nothing() {
    let photo = ImageDrawing(.file("a.jpg"), part: .zero)
    let list = DisplayList { $0.image(photo, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let label = JobLabel(kind: "picture", drawing: list, pixels: 100, scale: 1)
    #expect(label.pictures.map(\.pixelSize) == [PixelSize(width: 10_000, height: 10_000)])
  }
}
