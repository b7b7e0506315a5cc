import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// A popover beside what it points to.
struct Popover: View {
  let level: PresentedLevel
  @State private var frame: CGRect?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.floatingRoom) private var room
  @Environment(\.measures) private var measures

  var body: some View {
    ScrollView(whereTaller: .vertical) { PortalExit(portal: level.item.portal) }
      .card(level, .cornerCard)
      .overlay { arrow }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
      .meaningDialog()
      .floating()
      .arranged(
        PopoverLayout(
          target: level.target ?? .zero, edge: level.item.place?.edge ?? .top,
          floatingRoom: room, isMirrored: direction == .rightToLeft))
  }

  @ViewBuilder private var arrow: some View {
    let radius = level.cornerRadius(in: measures, or: .cornerCard)
    if let frame, let target = level.target,
      let arrow = PopoverArrow(from: frame, to: target, cornerRadius: radius)
    {
      ZStack {
        arrow.fill(level.options.background == nil ? Color(role: .background) : .clear)
        PopoverArrow.Sides(arrow: arrow).stroke(Color(role: .controlBorder), lineWidth: 0.5)
      }
      .allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

/// The arrow at an edge of a popover, outside of its bounds.
///
/// ```
///        ╱╲
///  ┌────╱  ╲────┐
///  │ popover    │
/// ```
nonisolated struct PopoverArrow: Shape, Equatable {
  /// How far it stands out, and how wide it is where it leaves the edge.
  private static let size = CGSize(width: 14, height: 7)
  private let edge: Edge
  /// Where its point is along the edge, from the popover's corner, in points.
  private let place: CGFloat

  /// The arrow of a popover beside a target; nil where it lies over that, or has no straight edge at it.
  init?(from frame: CGRect, to target: CGRect, cornerRadius: CGFloat) {
    let isAboveOrBelow = frame.minY >= target.maxY || frame.maxY <= target.minY
    if isAboveOrBelow {
      edge = frame.minY >= target.maxY ? .top : .bottom
    } else if frame.minX >= target.maxX || frame.maxX <= target.minX {
      edge = frame.minX >= target.maxX ? .leading : .trailing
    } else {
      return nil
    }
    let length = isAboveOrBelow ? frame.width : frame.height
    let wish = isAboveOrBelow ? target.midX - frame.minX : target.midY - frame.minY
    let margin = cornerRadius + Self.size.width / 2
    guard length >= 2 * margin, (0...length).contains(wish) else { return nil }
    place = min(max(wish, margin), length - margin)
  }

  func path(in rect: CGRect) -> Path { Path { $0.addLines(points(in: rect, inset: 1)) } }

  /// From one end over its point to the other; `inset` further into the popover, over its border.
  fileprivate func points(in rect: CGRect, inset: CGFloat) -> [CGPoint] {
    let half = Self.size.width / 2
    let along = [place - half, place - half, place, place + half, place + half]
    let out = [-inset, 0, Self.size.height, 0, -inset]
    return zip(along, out).map { along, out in
      switch edge {
      case .top: CGPoint(x: rect.minX + along, y: rect.minY - out)
      case .bottom: CGPoint(x: rect.minX + along, y: rect.maxY + out)
      case .leading: CGPoint(x: rect.minX - out, y: rect.minY + along)
      case .trailing: CGPoint(x: rect.maxX + out, y: rect.minY + along)
      }
    }
  }

  /// Its two free sides.
  nonisolated struct Sides: Shape, Equatable {
    let arrow: PopoverArrow

    func path(in rect: CGRect) -> Path {
      Path { $0.addLines(Array(arrow.points(in: rect, inset: 0)[1...3])) }
    }
  }
}
