package import LaminaDisplay
package import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText
import LaminaThemes

/// What a control shows, in a box of the common height, with its ring: one node for all of it.
///
/// ```
///  ┌ box, behind ──────────┐
///  │  padding  content     │   held up to the common height, faded as a whole, the ring before it
///  └───────────────────────┘
/// ```
package struct BoxModifier: NodeModifier {
  /// What texts and shapes inside are painted with.
  package enum Ink: Equatable {
    case asOutside
    case color(Color)
    /// White or black, whichever can be read on the box.
    case readable
  }

  /// Between the box and what it holds.
  package struct Padding: Equatable {
    let sides: ControlLength
    let ends: ControlLength

    /// - Parameters:
    ///   - sides: before and after what is held.
    ///   - ends: above and below it.
    package init(sides: ControlLength, ends: ControlLength = .theme(.spaceSmall)) {
      self.sides = sides
      self.ends = ends
    }

    @MainActor fileprivate func insets(in element: Element) -> EdgeInsets {
      let (side, end) = (sides.points(in: element), ends.points(in: element))
      return EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
    }
  }

  /// What is asked for: shared by the view and what its element keeps of it.
  private final class Wish {
    let box: ControlBox
    let ring: FocusRing
    let ink: Ink
    let padding: Padding
    let opacity: Double

    init(
      box: ControlBox, ring: FocusRing, ink: Ink, padding: Padding, opacity: Double
    ) {
      self.box = box
      self.ring = ring
      self.ink = ink
      self.padding = padding
      self.opacity = opacity
    }

    deinit {}
  }

  private let wish: Wish
  private var kept = KeptBox()
  private var before: Node?
  /// The padding and the common height, at the size that text has here.
  private var layout = BoxedLayout(EdgeInsets(), minHeight: 0)

  package init(
    _ box: ControlBox, ring: FocusRing, ink: Ink = .asOutside, padding: Padding, opacity: Double
  ) {
    wish = Wish(box: box, ring: ring, ink: ink, padding: padding, opacity: opacity)
  }

  package mutating func prepare(_ element: Element) {
    kept = element.memory(as: ModifierMemory<BoxModifier>.self)?.modifier?.kept ?? kept
    kept.show(wish.box, id: element.id.behind, in: element)
    before = wish.ring.node(id: element.id.before, in: element)
    layout = BoxedLayout(
      wish.padding.insets(in: element),
      minHeight: element.scaled(element.read(\.measures)[.controlHeight]))
  }

  package func isSame(as other: BoxModifier) -> Bool {
    kept.node === other.kept.node && before == nil && other.before == nil
      && layout == other.layout && wish.opacity == other.wish.opacity
  }

  package func environment(in element: Element) -> EnvironmentValues? {
    if let inkStyle { return Self.environment(in: element.readEverything(), ink: inkStyle) }
    // A field, whose words are as large as those of buttons of its size.
    guard let font = element.read(\.controlSize).font else { return nil }
    var inside = element.readEverything()
    inside.takeControlFont(font)
    return inside
  }

  /// The latest environment around a box, and that inside.
  private static var latest:
    (outside: EnvironmentValues, ink: AnyShapeStyle, inside: EnvironmentValues)?

  /// The environment inside of a box, whose words stay whole: boxes in the same one share it, as each is a table of its
  /// own.
  private static func environment(
    in outside: EnvironmentValues, ink: AnyShapeStyle
  ) -> EnvironmentValues {
    if let latest, latest.ink == ink, latest.outside.isIdentical(to: outside) {
      return latest.inside
    }
    var inside = outside
    if inside.foregroundStyle != ink { inside.foregroundStyle = ink }
    inside.paragraphStyle.keepsWords = true
    if let font = outside.controlSize.font { inside.takeControlFont(font) }
    latest = (outside, ink, inside)
    return inside
  }

  private var inkStyle: AnyShapeStyle? {
    switch wish.ink {
    case .asOutside: nil
    case .color(let color): AnyShapeStyle(color)
    case .readable: kept.look.map { AnyShapeStyle(Color($0.fill.readableInk)) }
    }
  }

  package func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    // Each of several contents has a box of its own.
    let parts = [kept.node?.named(id.behind), content, before?.named(id.before)].compactMap(\.self)
    return content.wrapped(id: id, layout: AnyLayout(layout), children: parts) {
      // What may fade must have a layer also while it does not.
      $0.hasOwnLayer = true
      $0.appearance.opacity = wish.opacity
    }
  }
}

/// A view in the box of a control.
package struct BoxedView: HidingView {
  private let content: any View
  private let box: BoxModifier

  package init(_ content: some View, in box: BoxModifier) {
    self.content = content
    self.box = box
  }

  package var hidden: any View {
    func boxed(_ view: some View) -> any View { view.nodes(box) }
    return boxed(content.revealed)
  }
}

extension EnvironmentValues {
  /// Sets words in the font of a size of controls, unless they have one of their own.
  fileprivate mutating func takeControlFont(_ font: Font) {
    if self.font == nil || self.font == .body { self.font = font }
  }
}

extension ModifierMemory: ControlShell where Modifier == BoxModifier {}

extension Node {
  fileprivate func named(_ id: Node.ID) -> Node {
    id == self.id ? self : Node(id: id, rule: rule, children: children, traits: traits)
  }
}

extension Node.ID {
  /// A node behind what a part of a control shows.
  package var behind: Node.ID { Node.ID(rawValue | 1 << 58) }
  /// A node before it.
  package var before: Node.ID { Node.ID(rawValue | 1 << 59) }
}
