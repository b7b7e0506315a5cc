import Lamina

/// The graph of a function of 0 to 1, with 0 at the bottom and 1 at the top of its rectangle.
nonisolated struct FunctionGraph: Shape {
  /// How many straight lines it is made of.
  var steps = 200
  let function: @Sendable (Double) -> Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let point = CGPoint(
          x: rect.minX + part * rect.width, y: rect.maxY - function(part) * rect.height)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

/// The square that a graph is drawn in: a line at the bottom, for 0, and one at the top, for 1.
struct GraphPaper: View {
  var body: some View {
    VStack(spacing: 0) {
      Hairline()
      Spacer(minLength: 0)
      Hairline()
    }
    .background(Color(role: .quaternary).opacity(0.5))
  }
}

/// A curve with a dot that runs along it, and a square that moves as the curve says.
struct CurveCard: View {
  static let side: CGFloat = 104
  let name: String
  let curve: UnitCurve
  let color: Color
  let phase: ChainValue<Double>

  var body: some View {
    VStack(spacing: 8) {
      GraphPaper()
        .frame(width: Self.side, height: Self.side)
        .overlay {
          FunctionGraph { [curve] in curve.value(at: $0) }
            .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        }
        .overlay(alignment: .bottomLeading) {
          CurveMover(curve: curve, color: color, phase: phase, size: Self.side)
        }
        .padding(.bottom, 22)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// What moves on a graph: nothing else is evaluated when the time goes on.
struct CurveMover: View {
  let curve: UnitCurve
  let color: Color
  let phase: ChainValue<Double>
  let size: CGFloat
  private static let dot: CGFloat = 11
  private static let square: CGFloat = 14

  var body: some View {
    let time = phase.value
    let value = curve.value(at: time)
    ZStack(alignment: .bottomLeading) {
      Circle().fill(color).frame(width: Self.dot, height: Self.dot)
        .offset(x: time * size - Self.dot / 2, y: Self.dot / 2 - value * size)
      RoundedRectangle(cornerRadius: 3).fill(color)
        .frame(width: Self.square, height: Self.square)
        .offset(x: value * (size - Self.square), y: Self.square + 6)
    }
  }
}
