import LaminaRaster
import LaminaTesting
import LaminaText
import Observation
import Testing

/// Pixels of what a renderer draws in 40 by 40 points.
@MainActor func canvasPicture(
  opaque: Bool = false, scale: CGFloat = 1,
  _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> Bitmap {
  Harness(size: CGSize(width: 40, height: 40), scale: scale) {
    Canvas(opaque: opaque, renderer: renderer).frame(width: 40, height: 40)
  }.picture()
}

nonisolated let pureRed = Color(red: 1, green: 0, blue: 0)
let pureBlue = Color(red: 0, green: 0, blue: 1)
let pureGreen = Color(red: 0, green: 1, blue: 0)

@MainActor @Suite("A canvas", .timeLimit(.minutes(5)))
struct CanvasTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("is given its size, and draws from its corner")
  func size() {
    var sizes: [CGSize] = []
    let harness = Harness(size: CGSize(width: 60, height: 50)) {
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(pureRed))
      }
      .padding(10)
    }
    #expect(sizes == [CGSize(width: 40, height: 30)])
    #expect(harness.picture().pixel(x: 12, y: 12) == 0xFFFF_0000)
    #expect(harness.picture().pixel(x: 9, y: 9) == 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 16, y: 12) == 0xFFFF_FFFF)
  }

  @Test("takes what it is offered, ideally ten by ten")
  func room() {
    var sizes: [CGSize] = []
    _ = Harness(size: CGSize(width: 60, height: 50)) {
      Canvas { sizes.append($1) }.fixedSize()
    }
    #expect(sizes == [CGSize(width: 10, height: 10)])
  }

  @Test("draws one thing over the other, in the order of calls")
  func order() {
    let picture = canvasPicture { context, _ in
      context.fill(square(0, 0, 20), with: .color(pureRed))
      context.fill(square(10, 0, 20), with: .color(pureBlue))
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: 0, y: 30))
          path.addLine(to: CGPoint(x: 40, y: 30))
        }, with: .color(pureGreen), lineWidth: 4)
    }
    #expect(picture.pixel(x: 5, y: 5) == 0xFFFF_0000)
    #expect(picture.pixel(x: 15, y: 5) == 0xFF00_00FF)
    #expect(picture.pixel(x: 20, y: 30) == 0xFF00_FF00)
    #expect(picture.pixel(x: 20, y: 33) == 0xFFFF_FFFF)
  }

  @Test("shows nothing beyond its rectangle")
  func edge() {
    let picture = Harness(size: CGSize(width: 40, height: 40)) {
      Canvas { context, _ in context.fill(square(-50, -50, 200), with: .color(pureRed)) }
        .frame(width: 20, height: 20)
    }.picture()
    #expect(picture.pixel(x: 20, y: 20) == 0xFFFF_0000)
    #expect(picture.pixel(x: 8, y: 20) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 31, y: 20) == 0xFFFF_FFFF)
  }

  @Test("is clear where nothing is drawn, unless it is opaque: then black")
  func opaque() {
    #expect(canvasPicture { _, _ in }.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    #expect(canvasPicture(opaque: true) { _, _ in }.pixel(x: 5, y: 5) == 0xFF00_0000)
  }

  @Test("draws again when what it reads, its size or its environment is another, and only then")
  func again() {
    let model = Level()
    var count = 0
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Canvas { context, size in
        count += 1
        context.fill(Path(CGRect(x: 0, y: 0, width: model.value, height: 40)), with: .foreground)
      }
      .foregroundStyle(pureRed)
    }
    #expect(count == 1)
    harness.advance(by: 1)
    #expect(count == 1)
    model.value = 30
    harness.advance(by: 0.1)
    #expect(count == 2)
    #expect(harness.picture().pixel(x: 25, y: 20) == 0xFFFF_0000)
    #expect(harness.picture().pixel(x: 35, y: 20) == 0xFFFF_FFFF)
  }

  @Test("in a timeline it draws for each frame, and rests when that is paused")
  func timeline() {
    var count = 0
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      TimelineView(.animation(minimumInterval: 0.1)) { timeline in
        Canvas { context, size in
          count += 1
          let x = timeline.date.timeIntervalSinceReferenceDate * 10
          context.fill(square(CGFloat(x), 0, 10), with: .color(pureRed))
        }
      }
    }
    harness.advance(by: 1)
    #expect(count >= 10 && count <= 13)
    #expect(harness.picture().pixel(x: 15, y: 5) == 0xFFFF_0000)
    #expect(harness.picture().pixel(x: 5, y: 5) == 0xFFFF_FFFF)
  }

  @Test("draws what the same shapes as views show, at every scale", arguments: [1.0, 2])
  func sameAsViews(scale: CGFloat) {
    let views = Harness(size: CGSize(width: 40, height: 40), scale: scale) {
      ZStack(alignment: .topLeading) {
        Circle().fill(.orange).frame(width: 30, height: 30)
        RoundedRectangle(cornerRadius: 6).stroke(.blue, lineWidth: 3)
          .frame(width: 20, height: 24).offset(x: 10, y: 8)
        Rectangle().fill(
          LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 8, height: 40)
      }
      .frame(width: 40, height: 40, alignment: .topLeading)
    }
    let drawn = canvasPicture(scale: scale) { context, _ in
      context.fill(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.orange))
      context.stroke(
        Path(
          roundedRect: CGRect(x: 10, y: 8, width: 20, height: 24), cornerRadius: 6),
        with: .color(.blue), lineWidth: 3)
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 8, height: 40)),
        with: .linearGradient(
          Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 40)))
    }
    let outcome = PictureComparison(channelTolerance: 2).compare(drawn, with: views.picture())
    #expect(outcome.isMatch, "\(outcome)")
  }
}

@Observable private final class Level {
  var value: CGFloat = 10
}
