import Foundation
import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

/// Colours and lines of what workers draw are on their way like places.
@MainActor
@Suite("Looks on their way")
struct AppearanceMotionTests {
  @Observable @MainActor final class Model {
    var isOn = false
  }

  private func window<V: View>(
    @ViewBuilder _ content: @escaping (Model) -> V
  ) -> (Harness, Model) {
    let model = Model()
    return (
      Harness(size: CGSize(width: 100, height: 100)) {
        Tracked(model: model, content: content)
      }, model
    )
  }

  /// The pixel at a place: at the beginning, half way, and at the end of a linear second.
  private func pixels<V: View>(
    _ x: Int, _ y: Int, @ViewBuilder _ content: @escaping (Model) -> V
  ) -> [UInt32] {
    let (harness, model) = window(content)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    let start = harness.picture().pixel(x: x, y: y)
    harness.advance(by: 0.5)
    let half = harness.picture().pixel(x: x, y: y)
    harness.advance(by: 0.6)
    #expect(!harness.graph.isMoving)
    return [start, half, harness.picture().pixel(x: x, y: y)].map { $0 & 0xFF_FFFF }
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  /// Half way from red to blue.
  private let purple: UInt32 = 0x8C53A2

  private func expectWay(_ pixels: [UInt32], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(pixels.first == 0xFF0000 && pixels.last == 0x0000FF, sourceLocation: sourceLocation)
    let half = pixels[1]
    for shift in [0, 8, 16] {
      let (a, b) = (Int(half >> shift & 0xFF), Int(purple >> shift & 0xFF))
      #expect(
        abs(a - b) <= 3, "half way \(String(half, radix: 16))", sourceLocation: sourceLocation)
    }
  }

  private static func color(_ model: Model) -> Color { model.isOn ? blue : red }

  @Test("strokes of shapes, of paths, of parts of them and in overlays mix their colours")
  func strokeColor() {
    expectWay(
      pixels(50, 2) { Rectangle().stroke(Self.color($0), lineWidth: 10) })
    expectWay(
      pixels(2, 50) { model in
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100)) }
          .stroke(Self.color(model), lineWidth: 10)
      })
    expectWay(
      pixels(98, 50) { Rectangle().trim(from: 0, to: 0.9).stroke(Self.color($0), lineWidth: 10) })
    expectWay(
      pixels(50, 2) { model in
        Color.white.overlay(
          RoundedRectangle(cornerRadius: 8).stroke(Self.color(model), lineWidth: 8))
      })
  }

  @Test("borders mix their colours")
  func borders() {
    expectWay(pixels(50, 2) { Circle().strokeBorder(Self.color($0), lineWidth: 10) })
    expectWay(pixels(50, 2) { Color.white.border(Self.color($0), width: 5) })
  }

  @Test("lines grow thicker by and by")
  func lineWidth() {
    // The pixel 8 below the edge is covered once the line inside is 9 wide.
    let colors = pixels(50, 8) { model in
      Rectangle().strokeBorder(Color.black, lineWidth: model.isOn ? 20 : 2)
    }
    #expect(colors == [0xFFFFFF, 0x000000, 0x000000])
    let far = pixels(50, 14) { model in
      Color.white.border(Color.black, width: model.isOn ? 20 : 2)
    }
    #expect(far == [0xFFFFFF, 0xFFFFFF, 0x000000])
  }

  @Test("filled outlines mix their colours")
  func pathFill() {
    expectWay(
      pixels(50, 50) { model in
        Path { $0.addEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 60)) }
          .fill(Self.color(model))
      })
    expectWay(pixels(50, 50) { Ellipse().fill(Self.color($0)).frame(width: 80, height: 40) })
  }

  @Test("texts, symbols and stencils mix their colours")
  func textColor() {
    func ink(_ harness: Harness) -> UInt32 {
      let picture = harness.picture()
      var best: (UInt32, Int) = (0xFFFFFF, 0)
      for y in 0..<picture.size.height {
        for x in 0..<picture.size.width {
          let pixel = picture.pixel(x: x, y: y) & 0xFF_FFFF
          let green = 255 - Int(pixel >> 8 & 0xFF)
          if green > best.1 { best = (pixel, green) }
        }
      }
      return best.0
    }
    func check<V: View>(@ViewBuilder _ content: @escaping (Model) -> V) {
      let (harness, model) = window(content)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      harness.settle()
      #expect(ink(harness) == 0xFF0000)
      harness.advance(by: 0.5)
      let half = ink(harness)
      #expect(half >> 16 > 0x70 && half >> 16 < 0xA0 && half & 0xFF > 0x70, "\(half)")
      harness.advance(by: 0.6)
      #expect(ink(harness) == 0x0000FF)
    }
    check { Text("█").font(.system(size: 60)).foregroundStyle(Self.color($0)) }
    check {
      Image(systemName: "plus").resizable().frame(width: 90, height: 90)
        .foregroundStyle(Self.color($0))
    }
  }

  @Test("gradients mix their colours, with each other and with a plain colour")
  func gradients() {
    expectWay(
      pixels(50, 50) { model in
        LinearGradient(
          colors: [Self.color(model), Self.color(model)], startPoint: .top, endPoint: .bottom)
      })
    expectWay(
      pixels(50, 50) { model in
        Circle().fill(
          RadialGradient(
            colors: [Self.color(model), Self.color(model)], center: .center, startRadius: 0,
            endRadius: 50))
      })
    expectWay(
      pixels(50, 50) { model in
        Rectangle().fill(
          model.isOn
            ? AnyShapeStyle(Self.blue)
            : AnyShapeStyle(
              LinearGradient(
                colors: [Self.red, Self.red], startPoint: .leading, endPoint: .trailing)))
      })
  }

  @Test("shadows mix their colours and move")
  func shadows() {
    // Below the card, where only its shadow is.
    let colors = pixels(50, 80) { model in
      Color.white.frame(width: 40, height: 40)
        .shadow(color: model.isOn ? .black : .clear, radius: 2, y: 20)
    }
    #expect(colors[0] == 0xFFFFFF)
    #expect((0x60...0xC0).contains(colors[1] & 0xFF))
    #expect(colors[2] & 0xFF < 8)
    let moved = pixels(50, 76) { model in
      Color.white.frame(width: 40, height: 40)
        .shadow(color: .black, radius: 1, y: model.isOn ? 40 : 0)
    }
    #expect(moved[0] == 0xFFFFFF && moved[1] & 0xFF < 0xFF && moved[2] & 0xFF < 8)
  }

  @Test("a shadow that only moves is drawn once")
  func movedShadow() {
    let (harness, model) = window { model in
      Color.white.frame(width: 40, height: 40)
        .shadow(color: .black, radius: 4, y: model.isOn ? 20 : 2)
    }
    let jobs = harness.displayStatistics.jobsStarted
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    harness.advance(by: 1.1)
    #expect(harness.displayStatistics.jobsStarted == jobs)
  }

  @Test("a way back from the middle begins with the colour that is seen")
  func reversed() {
    let (harness, model) = window { Rectangle().stroke(Self.color($0), lineWidth: 10) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    harness.settle()
    harness.advance(by: 0.5)
    let half = harness.picture().pixel(x: 50, y: 2)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    harness.settle()
    #expect(harness.picture().pixel(x: 50, y: 2) == half)
    harness.advance(by: 1.1)
    #expect(harness.picture().pixel(x: 50, y: 2) & 0xFF_FFFF == 0xFF0000)
  }

  @Test("a spring may go beyond its colour and width without harm")
  func springs() {
    let (harness, model) = window { model in
      Circle().stroke(Self.color(model), lineWidth: model.isOn ? 12 : 0)
        .padding(10)
    }
    withAnimation(.bouncy) { model.isOn = true }
    harness.settle()
    for _ in 0..<60 { harness.advance(by: 1.0 / 30) }
    #expect(harness.picture().pixel(x: 50, y: 10) & 0xFF_FFFF == 0x0000FF)
    withAnimation(.bouncy) { model.isOn = false }
    for _ in 0..<60 { harness.advance(by: 1.0 / 30) }
    #expect(harness.picture().pixel(x: 50, y: 10) & 0xFF_FFFF == 0xFFFFFF)
  }

  @Test("without an animation colours are there at once")
  func plain() {
    let (harness, model) = window { Circle().stroke(Self.color($0), lineWidth: 10).padding(10) }
    model.isOn = true
    harness.settle()
    #expect(!harness.graph.isMoving)
    #expect(harness.picture().pixel(x: 50, y: 10) & 0xFF_FFFF == 0x0000FF)
  }

  @Test("an animation of the view alone moves its colours")
  func ownAnimation() {
    let (harness, model) = window { model in
      Circle().stroke(Self.color(model), lineWidth: 10).padding(10)
        .animation(.linear(duration: 1), value: model.isOn)
    }
    model.isOn = true
    harness.settle()
    #expect(harness.picture().pixel(x: 50, y: 10) & 0xFF_FFFF == 0xFF0000)
    harness.advance(by: 0.5)
    let half = harness.picture().pixel(x: 50, y: 10)
    #expect((0x70...0xA0).contains(half >> 16 & 0xFF))
  }
}

/// Reads the model in a body of its own, where that is tracked.
private struct Tracked<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}
