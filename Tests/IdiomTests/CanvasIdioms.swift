import Lamina
import LaminaTesting
import Testing

// Programs as they are written with SwiftUI's Canvas, by tutorials' habits.

private struct Spark: Identifiable {
  let id: Int
  var angle: Double
}

private struct Firework: View {
  let sparks = (0..<24).map { Spark(id: $0, angle: Double($0) * 15) }

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        let progress = now.remainder(dividingBy: 2) + 1
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for spark in sparks {
          var copy = context
          copy.rotate(by: .degrees(spark.angle))
          copy.opacity = 1 - progress / 4
          copy.fill(
            Circle().path(in: CGRect(x: 10 + progress * 20, y: -2, width: 4, height: 4)),
            with: .color(.red))
        }
      }
    }
  }
}

private struct SignatureBoard: View {
  @State private var lines: [[CGPoint]] = []

  var body: some View {
    Canvas { context, size in
      for line in lines {
        var path = Path()
        path.addLines(line)
        context.stroke(
          path, with: .color(.black), style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
    }
    .background(Color.white)
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in
          if value.translation == .zero { lines.append([]) }
          lines[lines.count - 1].append(value.location)
        })
  }
}

private struct Donut: View {
  let shares: [(Double, Color)]

  var body: some View {
    Canvas { context, size in
      let total = shares.map(\.0).reduce(0, +)
      context.translateBy(x: size.width * 0.5, y: size.height * 0.5)
      var slices = context
      slices.rotate(by: .degrees(-90))
      let radius = min(size.width, size.height) * 0.48
      var start = Angle.zero
      for (value, color) in shares {
        let end = start + Angle(degrees: 360 * value / total)
        let slice = Path { p in
          p.move(to: .zero)
          p.addArc(
            center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: false)
          p.closeSubpath()
        }
        slices.fill(slice, with: .color(color))
        start = end
      }
      context.blendMode = .destinationOut
      context.fill(
        Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.white))
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

private struct Rain: View {
  let drops: [CGPoint]
  @State private var color = Color(red: 0, green: 0, blue: 1)

  var body: some View {
    TimelineView(.animation) { timeline in
      let fallen = timeline.date.timeIntervalSinceReferenceDate * 10
      Canvas(opaque: true, rendersOnWorkers: true) { [drops, color] context, size in
        for drop in drops {
          let y = (drop.y + fallen).truncatingRemainder(dividingBy: size.height)
          context.fill(Path(CGRect(x: drop.x, y: y, width: 4, height: 8)), with: .color(color))
        }
        context.draw(Text("Rain").foregroundStyle(.white), at: CGPoint(x: 80, y: 20))
      }
    }
  }
}

@MainActor @Suite("Idioms: drawing in a canvas", .timeLimit(.minutes(5)))
struct CanvasIdioms {
  @Test("Sparks fly outwards, frame by frame")
  func firework() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { Firework() }
    let first = harness.picture()
    harness.advance(by: 0.5)
    #expect(
      harness.picture().pixel(x: 72, y: 60) != first.pixel(x: 72, y: 60)
        || harness.picture().pixel(x: 92, y: 60) != first.pixel(x: 92, y: 60))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("A line is drawn where the pointer goes")
  func signature() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { SignatureBoard() }
    harness.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(harness.picture().pixel(x: 50, y: 50) & 0xFF < 0x40)
    #expect(harness.picture().pixel(x: 50, y: 60) == 0xFFFF_FFFF)
  }

  @Test("A pie has its slices in order, and a hole through which what is below shows")
  func donut() {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let picture = Harness(size: CGSize(width: 100, height: 100)) {
      Donut(shares: [(3, red), (1, blue)]).background(Color(red: 0, green: 1, blue: 0))
    }.picture()
    #expect(picture.pixel(x: 80, y: 50) == 0xFFFF_0000)
    #expect(picture.pixel(x: 22, y: 32) == 0xFF00_00FF)
    #expect(picture.pixel(x: 50, y: 50) == 0xFF00_FF00)
  }

  @Test("Rain falls that workers draw")
  func rain() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Rain(drops: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 90)])
    }
    harness.advance(by: 2)
    let picture = harness.picture()
    #expect(
      picture.pixel(x: 12, y: 34) == 0xFF00_00FF && picture.pixel(x: 32, y: 14) == 0xFF00_00FF)
    #expect(picture.pixel(x: 12, y: 14) == 0xFF00_0000)
    #expect(harness.diagnostics.isEmpty)
  }
}
