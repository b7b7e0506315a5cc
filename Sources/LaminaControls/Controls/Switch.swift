import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaThemes

/// Where the knob of a switch is: in the middle where several values differ.
nonisolated enum SwitchState: Equatable, Sendable { case off, mixed, on }

/// A label, and a switch at the far end.
struct SwitchRow: RememberingView {
  let label: ToggleStyleConfiguration.Label
  let state: SwitchState
  let phase: ControlPhase

  func makeMemory(for element: Element) -> ControlRowMemory { ControlRowMemory() }

  func update(_ element: Element) {
    element.setChild(0, revealing: label, environment: element.rowEnvironment)
    element.setChild(1, to: SwitchTrack(state: state, shade: phase.shade))
  }

  func nodes(_ element: Element) -> [Node] {
    let label = element.children[0].shownOutputs
    let parts = label.isEmpty ? track(element) : label + [space(element)] + track(element)
    let shape = ControlRowMemory.Shape(spacing: .points(0), opacity: phase.opacity, isSolid: true)
    return memory(of: element).row(parts, shape, in: element)
  }

  /// The room that the label leaves, and the least of it; the same node for as long as there is a row.
  private func space(_ element: Element) -> Node {
    let id = element.id.behind
    let known = element.outputs.first?.children.first { $0.id == id }
    return known ?? Node(id: id, rule: Self.space, traits: Self.spaceTraits)
  }

  /// The switch, with its ring.
  private func track(_ element: Element) -> [Node] {
    let ring = FocusRing(
      isVisible: phase.showsFocus, radius: .points(SwitchTrack.size(in: element).height / 2))
    let nodes = element.children[1].outputs
    guard let track = nodes.first, let ring = ring.node(id: element.id.before, in: element) else {
      return nodes
    }
    let id = element.wrapperID(for: track.id, isFirst: false)
    return [
      track.wrapped(id: id, layout: AnyLayout(DecorationLayout(.overlay)), children: [track, ring])
    ]
  }

  private static let space = Node.Rule.container(
    AnyLayout(SpacerLayout(orientation: .horizontal, minLength: 8)))
  private static let spaceTraits = {
    var traits = NodeTraits()
    traits.layoutValues.set(-.infinity, for: LayoutPriorityKey.self)
    return traits
  }()
}

/// The switch itself: a track, and a knob that glides from one of its sides to the other.
///
/// What moves are layers: between two states nothing is evaluated, laid out or drawn.
private struct SwitchTrack: RememberingView, Equatable {
  static var comparesWhole: Bool { true }

  /// How large it is beside text of the size that `element` has.
  static func size(in element: Element) -> CGSize {
    let size = element.read(\.controlSize)
    if size == .regular { return CGSize(width: element.scaled(36), height: element.scaled(20)) }
    let scale = size.scale
    return CGSize(
      width: (element.scaled(36) * scale).rounded(), height: (element.scaled(20) * scale).rounded())
  }

  let state: SwitchState
  let shade: Float

  func makeMemory(for element: Element) -> SwitchMemory { SwitchMemory() }

  func update(_ element: Element) {
    let box = ControlBox(
      fill: state != .off ? .accentColor : Color(role: .tertiary), shade: shade,
      radius: .points(Self.size(in: element).height / 2))
    let memory = memory(of: element)
    memory.box.show(box, id: element.id.behind, in: element)
    if let old = memory.state.replace(with: state), old != state { glide(element) }
  }

  private func glide(_ element: Element) {
    let scope = element.makeOwnScope()
    let duration = Double(element.read(\.measures)[.durationSwitch])
    scope.act(in: element.graph.updateNumber) {
      if !$0.disablesAnimations { $0.animation = .snappy(duration: duration) }
    }
    element.graph.enter(scope) {}
  }

  func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    let knob = memory.knob ?? Node(id: element.id.before, rule: .leaf(KnobLeaf()))
    memory.knob = knob
    return [
      element.node(
        AnyLayout(SwitchLayout(state: state, size: Self.size(in: element))),
        [memory.box.node, knob].compactMap(\.self)
      ) {
        $0.animationScope = true
      }
    ]
  }
}

/// What a switch keeps: its parts stay the same while they look the same.
@MainActor
private final class SwitchMemory {
  let state = Latest<SwitchState>()
  var box = KeptBox()
  var knob: Node?
}

/// The knob at one of the sides of the track.
private nonisolated struct SwitchLayout: PlainLayout, Equatable {
  let state: SwitchState
  let size: CGSize
  private static let margin: CGFloat = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let side = bounds.height - 2 * Self.margin
    let x =
      switch state {
      case .on: bounds.maxX - Self.margin - side
      case .off: bounds.minX + Self.margin
      case .mixed: bounds.midX - side / 2
      }
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.minY + Self.margin),
      proposal: ProposedViewSize(width: side, height: side))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// A disc, the same drawing in all switches.
private nonisolated struct KnobLeaf: LeafContent {
  private static let size = CGSize(width: 16, height: 16)
  private static let drawing = DisplayList { $0.knob(in: CGRect(origin: .zero, size: size)) }

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions(by: Self.size))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    .drawn(
      size == Self.size
        ? Self.drawing : DisplayList { $0.knob(in: CGRect(origin: .zero, size: size)) })
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
