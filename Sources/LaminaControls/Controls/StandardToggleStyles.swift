import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout

/// A label, and a switch at the far end.
public struct SwitchToggleStyle: StandardToggleStyle, Hashable {
  /// Makes the style: the same as `.switch`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    HStack(spacing: 0) {
      configuration.label
      Spacer(minLength: 0)
      SwitchTrack(isOn: configuration.isOn, shade: phase.shade)
        .overlay(FocusRing(isVisible: phase.showsFocus, radius: SwitchTrack.size.height / 2))
        .padding(.leading, 8)
    }
    .frame(minHeight: ControlMetrics.height)
    .contentShape(Rectangle())
    .opacity(phase.opacity)
  }
}

/// A box with a check mark, and the label after it.
public struct CheckboxToggleStyle: StandardToggleStyle, Hashable {
  /// Makes the style: the same as `.checkbox`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let phase = configuration.phase
    HStack(spacing: 8) {
      ControlBox(
        fill: configuration.isOn ? .accentColor : Color(role: .controlFill),
        border: configuration.isOn ? Color(white: 0, opacity: 0.12) : Color(role: .tertiary),
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
    .contentShape(Rectangle())
    .opacity(phase.opacity)
  }
}

/// The switch itself: a track, and a knob that glides from one of its sides to the other.
///
/// What moves are layers: between two states nothing is evaluated, laid out or drawn.
private struct SwitchTrack: PrimitiveView {
  typealias Body = Never
  static let size = CGSize(width: 36, height: 20)
  let isOn: Bool
  let shade: Float

  func update(_ element: Element) {
    element.setChild(
      0,
      to: ZStack(alignment: isOn ? .trailing : .leading) {
        ControlBox(
          fill: isOn ? .accentColor : Color(role: .tertiary), shade: shade,
          radius: Self.size.height / 2)
        SwitchKnob().padding(2)
      }
      .frame(width: Self.size.width, height: Self.size.height)
      .animation(.snappy(duration: 0.25), value: isOn))
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

/// The disc of a switch.
private struct SwitchKnob: PrimitiveView, Equatable {
  typealias Body = Never
  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] { [Node(id: element.id, rule: .leaf(KnobLeaf()))] }
}

private nonisolated struct KnobLeaf: LeafContent {
  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { LeafDimensions(size: CGSize(width: 16, height: 16)) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    .drawn(DisplayList { $0.knob(in: CGRect(origin: .zero, size: size)) })
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
