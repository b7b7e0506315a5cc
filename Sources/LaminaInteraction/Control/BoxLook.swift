package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// What boxes of controls that look the same are drawn of: shared by those that are made one after the
/// other.
@MainActor
final class BoxLook: @MainActor Equatable {
  private let box: ControlBox
  /// The box's colours at the place.
  let fill: Color.Resolved
  private let border: Color.Resolved
  /// What lies over the fill while the control is used: the opposite of the ground.
  private let shade: Color.Resolved
  private let scale: CGFloat
  private lazy var rule = Node.Rule.leaf(leaf)
  private lazy var traits = makeTraits()
  private static var latest: BoxLook?

  private init(_ box: ControlBox, palette: ColorPalette, scale: CGFloat) {
    self.box = box
    fill = box.fill.resolve(in: palette)
    border = box.border.resolve(in: palette)
    shade = palette.shade.opacity(box.shade)
    self.scale = scale
  }

  deinit {}

  /// That of a box among what `element` shows.
  static func of(_ box: ControlBox, in element: Element) -> BoxLook {
    let look = BoxLook(
      box, palette: element.read(\.paletteByRole), scale: element.read(\.displayScale))
    if let latest, latest == look { return latest }
    latest = look
    return look
  }

  static func == (a: BoxLook, b: BoxLook) -> Bool {
    a === b || a.isSame(as: b)
  }

  private func isSame(as other: BoxLook) -> Bool {
    box == other.box && scale == other.scale && fill == other.fill && border == other.border
      && shade == other.shade
  }

  func node(id: Node.ID) -> Node { Node(id: id, rule: rule, traits: traits) }

  private var leaf: ShapeLeaf {
    let line = CGFloat.hairline(scale: scale)
    var operations: [ShapeLeaf.Operation] = []
    if box.fill != .clear { operations.append(.fill(.color(fill), eoFill: false)) }
    if box.shade > 0 { operations.append(.fill(.color(shade), eoFill: false)) }
    if box.border != .clear {
      operations.append(.strokeBorder(.color(border), StrokeStyle(lineWidth: line)))
    }
    return ShapeLeaf(
      shape: ShapeOutline(RoundedRectangle(cornerRadius: box.radius)), operations: operations)
  }

  private func makeTraits() -> NodeTraits {
    var traits = NodeTraits()
    if box.isRaised {
      traits.appearance.shadow = NodeShadow(
        color: Color.Resolved.black.opacity(0.07), radius: 0.8, offset: CGSize(width: 0, height: 1))
    }
    return traits
  }
}

/// The node of a box, the same for as long as it looks the same.
@MainActor
package struct KeptBox {
  package private(set) var node: Node?
  private(set) var look: BoxLook?

  package init() {}

  /// Takes the look of a box, whose node has a name among what `element` shows.
  package mutating func show(_ box: ControlBox, id: Node.ID, in element: Element) {
    let next = BoxLook.of(box, in: element)
    if look != next { node = next.node(id: id) }
    look = next
  }
}
