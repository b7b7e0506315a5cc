import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

private struct BySlice: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
  }
}

private struct Emphasis: TextAttribute { let level: Int }

/// What a renderer was given.
private nonisolated final class Record {
  var widths: [[CGFloat]] = []
  var origins: [CGPoint] = []
  var levels: [Int?] = []
  var phases: [Double] = []
}

private struct Recorder: TextRenderer {
  var phase = 0.0
  let record: Record
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    record.widths = layout.map { $0.flatMap { $0 }.map(\.typographicBounds.width) }
    record.origins = layout.map(\.origin)
    record.levels = layout.flatMap { $0 }.map { $0[Emphasis.self]?.level }
    record.phases.append(phase)
  }
}

private struct BoxRenderer: TextRenderer {
  var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.fill(Path(line.typographicBounds.rect.insetBy(dx: -4, dy: -4)), with: .color(.red))
    }
  }
}

@MainActor @Suite("Texts drawn by renderers") struct TextRendererTests {
  private func harness<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Harness {
    Harness(size: CGSize(width: 120, height: 80)) {
      content().font(.system(size: 10).monospaced()).lineHeight(20)
    }
  }

  private func pixels(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    return (0..<picture.size.height).flatMap { y in
      (0..<picture.size.width).map { x in picture.pixel(x: x, y: y) }
    }
  }

  @Test("Drawn by lines or glyph by glyph, a text looks as it does without a renderer")
  func same() {
    let text = Text("one ").bold() + Text("two").underline() + Text(" three four אבג five")
    let plain = pixels(harness { text })
    #expect(pixels(harness { text.textRenderer(Plain()) }) == plain)
    #expect(
      pixels(harness { Text("one two three four").textRenderer(BySlice()) })
        == pixels(harness { Text("one two three four") }))
  }

  @Test("Lines, glyphs and attributes are where the text has them")
  func parts() throws {
    let record = Record()
    let harness = harness {
      (Text("ab") + Text("cd").customAttribute(Emphasis(level: 2)) + Text("\ne"))
        .textRenderer(Recorder(record: record))
    }
    #expect(record.widths == [[6, 6, 6, 6], [6]])
    #expect(record.levels == [nil, 2, nil])
    #expect(record.origins.map(\.x) == [0, 0])
    #expect(record.origins.count == 2 && record.origins[1].y - record.origins[0].y == 20)
    #expect(try #require(harness.frame(of: "abcd\ne")).size == CGSize(width: 24, height: 40))
  }

  @Test("A renderer moves with an animation")
  func moves() {
    let record = Record()
    let state = Phase()
    let harness = harness {
      Text("abc").textRenderer(Recorder(phase: state.value, record: record))
    }
    record.phases = []
    withAnimation(.linear(duration: 1)) { state.value = 1 }
    harness.settle()
    for _ in 0..<10 { harness.advance(by: 0.1) }
    harness.advance(by: 0.2)
    #expect(record.phases.contains { $0 > 0.3 && $0 < 0.7 })
    #expect(record.phases.last == 1)
  }

  @Test("What is drawn beyond the text is seen as far as the renderer says")
  func padding() throws {
    let harness = harness { Text("abc").textRenderer(BoxRenderer()) }
    let picture = harness.picture()
    let frame = try #require(harness.frame(of: "abc"))
    let background = picture.pixel(x: 0, y: 0)
    let middle = Int(frame.midY)
    #expect(picture.pixel(x: Int(frame.minX) - 3, y: middle) != background)
    #expect(picture.pixel(x: Int(frame.minX) - 6, y: middle) == background)
  }
}

@MainActor @Observable private final class Phase { var value = 0.0 }
