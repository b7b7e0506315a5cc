import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// A label, and a switch at the far end.
public struct SwitchToggleStyle: StandardToggleStyle, Hashable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    HStack(spacing: 0) {
      configuration.label
      Spacer(minLength: 0)
      SwitchLook(isOn: configuration.isOn, shade: phase.shade)
        .overlay(FocusRing(isVisible: phase.showsFocus, radius: SwitchLeaf.size.height / 2))
        .padding(.leading, 8)
    }
    .frame(minHeight: ControlMetrics.height)
    .opacity(phase.opacity)
  }
}

/// A box with a check mark, and the label after it.
public struct CheckboxToggleStyle: StandardToggleStyle, Hashable {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    HStack(spacing: 8) {
      ControlBox(
        fill: configuration.isOn ? .accentColor : Color(role: .controlFill),
        border: configuration.isOn ? Color(white: 0, opacity: 0.12) : Color(role: .controlBorder),
        shade: phase.shade, radius: 4, isRaised: !configuration.isOn
      )
      .frame(width: 16, height: 16)
      .overlay {
        if configuration.isOn {
          Image(systemName: "checkmark").resizable().foregroundStyle(.white)
            .frame(width: 12, height: 12).accessibilityHidden(true)
        }
      }
      .overlay(FocusRing(isVisible: phase.showsFocus, radius: 4))
      configuration.label
    }
    .frame(minHeight: 24)
    .opacity(phase.opacity)
  }
}

/// The switch itself.
private struct SwitchLook: PrimitiveView, Equatable {
  typealias Body = Never
  let isOn: Bool
  let shade: Float

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
    let palette = element.read(\.colorPalette)
    let track = isOn ? palette[.accent] : palette[.quaternary]
    return [
      Node(id: element.id, rule: .leaf(SwitchLeaf(isOn: isOn, track: track, shade: shade)))
    ]
  }
}

/// Draws a switch: a track, and a knob on one of its sides.
private nonisolated struct SwitchLeaf: LeafContent {
  static let size = CGSize(width: 36, height: 20)
  let isOn: Bool
  let track: Color.Resolved
  let shade: Float

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { LeafDimensions(size: Self.size) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let rect = CGRect(origin: .zero, size: size)
    let radius = rect.height / 2
    return .drawn(
      DisplayList { list in
        list.fill(roundedRect: rect, radius: radius, with: .color(track))
        list.fill(
          roundedRect: rect, radius: radius, with: .color(Color.Resolved.black.opacity(shade)))
        let side = rect.height - 4
        let x = isOn ? rect.maxX - 2 - side : rect.minX + 2
        list.knob(in: CGRect(x: x, y: rect.minY + 2, width: side, height: side))
      })
  }
}

extension DisplayList.Recorder {
  /// A white disc a little above the ground.
  nonisolated mutating func knob(in rect: CGRect, fill: Color.Resolved = .white) {
    saving { list in
      list.concatenate(CGAffineTransform(translationX: 0, y: 1))
      list.shadow(
        Path(ellipseIn: rect), color: Color.Resolved.black.opacity(0.22), radius: 1.2)
    }
    self.fill(Path(ellipseIn: rect), with: .color(fill))
  }
}
