import Lamina

/// Curves: how a movement goes with its time.
struct CurvesPage: View {
  @State private var clock = CurveClock()

  var body: some View {
    PageScaffold(.curves) {
      Sample("By name", "The dot runs with the time; the square is as far as the curve says.") {
        NamedCurves(phase: clock.phase)
      }
      Sample("By control points", "Drag the two ends of the handles, or the sliders.") {
        OwnCurve(phase: clock.phase)
      }
    }
    .chain(clock.player)
    .onAppear { clock.start() }
  }
}

/// The time that all curves on the page share: it goes from 0 to 1 in two seconds, and rests.
@MainActor
final class CurveClock {
  let phase = ChainValue(0.0)
  let player = ChainPlayer()

  func start() {
    let phase = phase
    player.play(
      ChainSequence {
        ChainAction(duration: 2, curve: .linear) { phase.value = $0 }
        ChainPause(0.75)
      }, repeatsForever: true)
  }
}

private struct NamedCurves: View {
  let phase: ChainValue<Double>

  private static let rows: [[(name: String, curve: UnitCurve, color: Color)]] = [
    [
      ("linear", .linear, .blue), ("default", .default, .purple), ("easeIn", .easeIn, .pink),
      ("easeOut", .easeOut, .orange), ("easeInOut", .easeInOut, .green),
    ],
    [
      ("circularEaseIn", .circularEaseIn, .pink), ("circularEaseOut", .circularEaseOut, .orange),
      ("circularEaseInOut", .circularEaseInOut, .green),
      ("easeInOut.inverse", UnitCurve.easeInOut.inverse, .teal), ("steps(5)", .steps(5), .indigo),
    ],
  ]

  var body: some View {
    VStack(spacing: 24) {
      ForEach(Self.rows.indices, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(Self.rows[row], id: \.name) { item in
            CurveCard(name: item.name, curve: item.curve, color: item.color, phase: phase)
          }
        }
      }
    }
  }
}

/// A cubic Bézier whose control points are in one's hands.
private struct OwnCurve: View {
  let phase: ChainValue<Double>
  @State private var first = CGPoint(x: 0.3, y: -0.3)
  @State private var second = CGPoint(x: 0.4, y: 1.4)

  var body: some View {
    HStack(alignment: .center, spacing: 36) {
      BezierEditor(first: $first, second: $second, phase: phase)
        .padding(.vertical, BezierEditor.overshoot)
      VStack(alignment: .leading, spacing: 12) {
        sliders("First", $first)
        sliders("Second", $second)
        Text(code).font(.system(size: 13, design: .monospaced)).foregroundStyle(.secondary)
          .padding(.top, 4)
          .accessibilityIdentifier("curve code")
      }
    }
  }

  private var code: String {
    let numbers = [first.x, first.y, second.x, second.y].map { String(format: "%.2f", $0) }
    return ".timingCurve(\(numbers.joined(separator: ", ")), duration: 2)"
  }

  private func sliders(_ name: String, _ point: Binding<CGPoint>) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Dial("\(name) x", point.x, in: 0...1, digits: 2, widths: Self.widths)
      Dial("\(name) y", point.y, in: -0.5...1.5, digits: 2, widths: Self.widths)
    }
  }

  private static let widths = DialWidths(name: 68, slider: 170, number: 44, spacing: 10)
}

/// The graph of a Bézier curve with handles for its control points.
private struct BezierEditor: View {
  static let side: CGFloat = 180
  /// How far handles may go above and below.
  static let overshoot: CGFloat = 70
  @Binding var first: CGPoint
  @Binding var second: CGPoint
  let phase: ChainValue<Double>

  var body: some View {
    let curve = curve
    GraphPaper().frame(width: Self.side, height: Self.side)
      .overlay {
        handle(from: CGPoint(x: 0, y: 0), to: first).stroke(.secondary, lineWidth: 1)
      }
      .overlay {
        handle(from: CGPoint(x: 1, y: 1), to: second).stroke(.secondary, lineWidth: 1)
      }
      .overlay {
        FunctionGraph { curve.value(at: $0) }
          .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .overlay(alignment: .bottomLeading) {
        CurveMover(curve: curve, color: .blue, phase: phase, size: Self.side)
      }
      .overlay(alignment: .bottomLeading) { knob("first handle", $first, color: .pink) }
      .overlay(alignment: .bottomLeading) { knob("second handle", $second, color: .orange) }
  }

  private var curve: UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: first.x, y: first.y),
      endControlPoint: UnitPoint(x: second.x, y: second.y))
  }

  private func handle(from start: CGPoint, to end: CGPoint) -> HandleLine {
    HandleLine(start: start, end: end)
  }

  private func knob(_ name: String, _ point: Binding<CGPoint>, color: Color) -> some View {
    HandleKnob(name: name, point: point, color: color, side: Self.side)
  }
}

/// The line from a corner of the graph to a control point.
private nonisolated struct HandleLine: Shape {
  let start: CGPoint
  let end: CGPoint

  func path(in rect: CGRect) -> Path {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.maxY - point.y * rect.height)
    }
    return Path { path in
      path.move(to: place(start))
      path.addLine(to: place(end))
    }
  }
}

/// A control point that can be dragged.
private struct HandleKnob: View {
  private static let size: CGFloat = 18
  let name: String
  @Binding var point: CGPoint
  let color: Color
  let side: CGFloat
  @State private var start: CGPoint?

  var body: some View {
    Circle().fill(color)
      .overlay(Circle().strokeBorder(.white, lineWidth: 2))
      .frame(width: Self.size, height: Self.size)
      .movedByArrows(name) { way in
        drag(by: way)
        start = nil
      }
      .accessibilityIdentifier(name)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag(by: $0.translation) }
          .onEnded { _ in start = nil }
      )
      .offset(x: point.x * side - Self.size / 2, y: Self.size / 2 - point.y * side)
  }

  private func drag(by way: CGSize) {
    let from = start ?? point
    start = from
    point = CGPoint(
      x: min(max(from.x + way.width / side, 0), 1),
      y: min(max(from.y - way.height / side, -0.5), 1.5))
  }
}
