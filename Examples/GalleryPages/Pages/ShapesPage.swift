import Lamina

/// Shapes: outlines, strokes, gradients, shadows, and paths of one's own.
struct ShapesPage: View {
  var body: some View {
    PageScaffold(.shapes) {
      Sample("Outlines", "Each fills the rectangle it is given.") { Outlines() }
      Sample("Gradients", "Along a line, around a centre, and once around the clock.") {
        Gradients()
      }
      Sample("Strokes", "On the outline or inside it; dashed; with round, square and butt ends.") {
        Strokes()
      }
      Sample("Paths of one's own", "A type with the function path(in:) is a shape like any other.")
      {
        OwnShapes()
      }
      Sample("Shadow and opacity", "Opacity fades a group as one picture, not each part of it.") {
        Compositing()
      }
    }
  }
}

private struct Outlines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("Rectangle") { Rectangle().fill(.blue).frame(width: 72, height: 72) }
      Captioned("RoundedRectangle") {
        RoundedRectangle(cornerRadius: 18).fill(.teal).frame(width: 72, height: 72)
      }
      Captioned("Circle") { Circle().fill(.green).frame(width: 72, height: 72) }
      Captioned("Ellipse") { Ellipse().fill(.orange).frame(width: 88, height: 56) }
      Captioned("Capsule") { Capsule().fill(.pink).frame(width: 88, height: 40) }
    }
  }
}

private struct Gradients: View {
  private let sunset: [Color] = [.yellow, .orange, .pink, .purple]

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("LinearGradient") {
        tile.fill(
          LinearGradient(colors: sunset, startPoint: .topLeading, endPoint: .bottomTrailing))
      }
      Captioned("RadialGradient") {
        tile.fill(
          RadialGradient(
            colors: [.white, .cyan, .indigo], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 4,
            endRadius: 110))
      }
      Captioned("AngularGradient") {
        tile.fill(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center))
      }
    }
    .frame(height: 150)
  }

  private var tile: RoundedRectangle { RoundedRectangle(cornerRadius: 16) }
}

private struct Strokes: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("stroke") {
        Circle().stroke(.indigo, lineWidth: 8).frame(width: 64, height: 64)
      }
      Captioned("strokeBorder") {
        Circle().strokeBorder(.indigo, lineWidth: 8).frame(width: 64, height: 64)
      }
      Captioned("dash") {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(.pink, style: StrokeStyle(lineWidth: 3, dash: [8, 6]))
          .frame(width: 64, height: 64)
      }
      line("butt", .butt)
      line("round", .round)
      line("square", .square)
    }
  }

  private func line(_ name: String, _ cap: StrokeStyle.LineCap) -> some View {
    Captioned(name) {
      Zigzag()
        .stroke(.teal, style: StrokeStyle(lineWidth: 10, lineCap: cap, lineJoin: .round))
        .frame(width: 56, height: 44)
        .padding(10)
    }
  }
}

private struct OwnShapes: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("Star()") { Star().fill(.yellow).frame(width: 80, height: 80) }
      Captioned("Star(points: 8)") {
        Star(points: 8, depth: 0.72).fill(.orange).frame(width: 80, height: 80)
      }
      Captioned("rotation(.degrees(30))") {
        RoundedRectangle(cornerRadius: 8).rotation(.degrees(30)).fill(.mint)
          .frame(width: 58, height: 58).padding(11)
      }
      Captioned("Petals()") {
        Petals().fill(
          LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom),
          eoFill: true
        )
        .frame(width: 80, height: 80)
      }
    }
  }
}

private struct Compositing: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("shadow(radius: 8, y: 4)") {
        RoundedRectangle(cornerRadius: 16).fill(.white)
          .frame(width: 110, height: 80)
          .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 4)
          .padding(8)
      }
      Captioned("each circle at 0.5") { rings(each: 0.5, all: 1) }
      Captioned("all three at 0.5") { rings(each: 1, all: 0.5) }
    }
  }

  private func rings(each: Double, all: Double) -> some View {
    ZStack {
      Circle().fill(.red).frame(width: 60, height: 60).offset(y: -18).opacity(each)
      Circle().fill(.green).frame(width: 60, height: 60).offset(x: -20, y: 16).opacity(each)
      Circle().fill(.blue).frame(width: 60, height: 60).offset(x: 20, y: 16).opacity(each)
    }
    .frame(width: 110, height: 96)
    .opacity(all)
  }
}

/// A line down and up again.
private nonisolated struct Zigzag: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}

/// Six ellipses around a centre; where two lie over each other there is a hole.
private nonisolated struct Petals: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let petal = Path(
      ellipseIn: CGRect(
        x: -rect.width * 0.13, y: -rect.height / 2, width: rect.width * 0.26,
        height: rect.height / 2))
    for turn in 0..<6 {
      let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(turn) * .pi / 3)
      path.addPath(petal, transform: place)
    }
    return path
  }
}
