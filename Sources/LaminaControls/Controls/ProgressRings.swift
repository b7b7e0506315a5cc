import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// A ring of which a part goes around, as large as controls are here.
struct SizedRing: PrimitiveView {
  func update(_ element: Element) {
    element.setChild(0, to: ProgressRing(side: element.scaled(20)))
  }
}

/// A ring, filled clockwise from above.
struct FilledRing: PrimitiveView {
  let fraction: Double

  func update(_ element: Element) {
    let side = element.scaled(20)
    let stroke = StrokeStyle(lineWidth: side / 8, lineCap: .round)
    element.setChild(
      0,
      to: Circle().stroke(.quaternary, style: stroke)
        .overlay {
          Circle().trim(from: 0, to: fraction).stroke(.tint, style: stroke)
            .rotationEffect(.degrees(-90))
        }
        .padding(side / 16)
        .frame(width: side, height: side))
  }
}

/// A line through which a part goes, from the beginning to the end in a second and a half, while it is in sight.
///
/// Out of sight it asks for no frames, as `ProgressRing` does.
struct RunningBar: RememberingView {
  private static let steps = 30
  private static let duration = 1.5

  func makeMemory(for element: Element) -> Running { Running() }

  func update(_ element: Element) {
    let running = memory(of: element)
    let rate = Double(Self.steps) / Self.duration
    let count = (element.graph.frameTime * rate + 1e-6).rounded(.down)
    running.step = Int(count) % Self.steps
    running.ticker.goOn(element, at: (count + 1) / rate)
    let place = Double(running.step) / Double(Self.steps)
    element.setChild(
      0,
      to: Capsule().fill(.quaternary)
        .overlay(
          RunningPart(place: place, isMirrored: element.read(\.layoutDirection) == .rightToLeft)
            .fill(.tint)
        )
        .frame(height: element.scaled(6))
        .frame(minWidth: 40, idealWidth: element.scaled(160)))
  }

  func nodes(_ element: Element) -> [Node] { element.sightMarked() }
}

/// Where a running bar stands.
@MainActor
final class Running {
  let ticker = SightTicker()
  var step = 0
}

/// A third of a bar, which comes in at the beginning and leaves at the end.
private nonisolated struct RunningPart: Shape, Equatable {
  let place: Double
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    let width = rect.width / 3
    let left = -width + (rect.width + width) * (isMirrored ? 1 - place : place)
    let part = CGRect(x: rect.minX + left, y: rect.minY, width: width, height: rect.height)
      .intersection(rect)
    guard !part.isNull, part.width > 0 else { return Path() }
    return Path(roundedRect: part, cornerRadius: min(rect.height, part.width) / 2)
  }
}
