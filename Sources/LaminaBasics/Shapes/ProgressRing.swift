package import LaminaDisplay
import LaminaDrawing
package import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// A ring with a bright part that goes around once a second, in twelve steps, while it is in sight.
///
/// Out of sight it asks for no frames; scrolling it back in sets it going again.
package struct ProgressRing: RememberingView {
  private static let steps = 12
  private let side: CGFloat

  /// Makes a ring that is so wide, in points.
  package init(side: CGFloat = 20) { self.side = side }

  package func makeMemory(for element: Element) -> Turning { Turning() }

  package func update(_ element: Element) {
    let turning = memory(of: element)
    let count = (element.graph.frameTime * Double(Self.steps) + 1e-6).rounded(.down)
    turning.step = Int(count) % Self.steps
    turning.ticker.goOn(element, at: (count + 1) / Double(Self.steps))
  }

  package func nodes(_ element: Element) -> [Node] {
    let palette = element.read(\.paletteByRole)
    let step = memory(of: element).step
    let leaf = RingLeaf(
      start: Angle(degrees: Double(step) * 360 / Double(Self.steps) - 90),
      track: palette[.quaternary], bright: palette[.accent], side: side)
    if case .leaf(let known)? = element.outputs.first?.rule, known as? RingLeaf == leaf {
      return element.outputs
    }
    return [Node(id: element.id, rule: .leaf(leaf))]
  }
}

/// Where a ring stands.
@MainActor
package final class Turning {
  let ticker = SightTicker()
  var step = 0
}

/// Draws a ring, and an arc of it in another colour.
private nonisolated struct RingLeaf: LeafContent, Equatable {
  let start: Angle
  let track: Color.Resolved
  let bright: Color.Resolved
  let side: CGFloat
  private var lineWidth: CGFloat { side / 8 }

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { LeafDimensions(size: CGSize(width: side, height: side)) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let ring = CGRect(origin: .zero, size: size)
      .insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
    let arc = Path { path in
      path.addArc(
        center: CGPoint(x: ring.midX, y: ring.midY), radius: ring.width / 2, startAngle: start,
        endAngle: Angle(degrees: start.degrees + 110), clockwise: false)
    }
    return .drawn(
      DisplayList { list in
        list.stroke(Path(ellipseIn: ring), with: .color(track), style: style)
        list.stroke(arc, with: .color(bright), style: style)
      })
  }
}
