package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaThemes

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
  private let radius: CGFloat
  /// What lies below it; nil where it is not raised.
  private let shadow: ThemeShadow?
  private lazy var rule = Node.Rule.leaf(leaf)
  private lazy var traits = makeTraits()
  private static var latest: BoxLook?

  private init(_ box: ControlBox, in element: Element) {
    let palette = element.read(\.paletteByRole)
    self.box = box
    // Only what is filled with the accent looks otherwise in a window that is not in use.
    let isGrey = box.fill == .accentColor && !element.read(\.appearsActive)
    fill = (isGrey ? .inactiveAccent : box.fill).resolve(in: palette)
    border = box.border.resolve(in: palette)
    shade = palette.shade.opacity(box.shade)
    scale = element.read(\.displayScale)
    radius = box.radius.points(in: element)
    shadow = box.isRaised ? element.read(\.measures)[.raised] : nil
  }

  deinit {}

  /// That of a box among what `element` shows.
  static func of(_ box: ControlBox, in element: Element) -> BoxLook {
    let look = BoxLook(box, in: element)
    if let latest, latest == look { return latest }
    latest = look
    return look
  }

  static func == (a: BoxLook, b: BoxLook) -> Bool {
    a === b || a.isSame(as: b)
  }

  private func isSame(as other: BoxLook) -> Bool {
    box == other.box && scale == other.scale && fill == other.fill && border == other.border
      && shade == other.shade && radius == other.radius && shadow == other.shadow
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
      shape: ShapeOutline(RoundedRectangle(cornerRadius: radius)), operations: operations)
  }

  private func makeTraits() -> NodeTraits {
    var traits = NodeTraits()
    traits.appearance.shadow = shadow?.nodeShadow
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
