public import LaminaGeometry
public import LaminaLayers
public import LaminaLayout

/// What a piece of the interface means: its layout rule, appearance, semantics and children.
///
/// Immutable and shared: an unchanged subtree is the same object from one evaluation to the next,
/// so a comparison of two trees compares pointers and stops there.
public final class Node: Sendable, Identifiable {
  /// Names the node, and its layer, for as long as the view it came from lives.
  public typealias ID = Layer.ID

  /// How a node finds its size.
  public enum Rule: Sendable {
    /// It has content of its own and no children.
    case leaf(any LeafContent)
    /// An algorithm arranges its children.
    case container(AnyLayout)
  }

  public let id: ID
  public let rule: Rule
  public let children: [Node]
  public let traits: NodeTraits

  public init(id: ID, rule: Rule, children: [Node] = [], traits: NodeTraits = NodeTraits()) {
    self.id = id
    self.rule = rule
    self.children = children
    self.traits = traits
  }
}

/// What a node has beside its layout: each part at its default costs nothing.
public struct NodeTraits: Sendable {
  public var appearance: NodeAppearance {
    get { ownAppearance?.value ?? NodeAppearance() }
    set { ownAppearance = newValue.isDefault ? nil : Part(newValue) }
  }
  public var semantics: Semantics? {
    get { ownSemantics?.value }
    set { ownSemantics = newValue.map(Part.init) }
  }
  private var ownAppearance: Part<NodeAppearance>?
  private var ownSemantics: Part<Semantics>?
  public var interaction: Interaction = []
  /// The axes along which the node is a window onto its only child.
  public var scrollAxes: Axis.Set = []
  /// Whether what is scrolled is shown beyond the window, too.
  public var showsBeyond = false
  /// The side on which reading begins inside; nil: as in its context.
  public var layoutDirection: LayoutDirection?
  /// What of it and of what is inside pointers hit; nil: what is drawn.
  public var hitShape: HitShape?
  /// How pictures inside it are drawn; nil: as in its context.
  public var displayPolicy: DisplayPolicy?
  /// Whether the preparer reports where the node went.
  public var reportsGeometry = false
  /// Whether each child has a layer of its own, inside of which nothing changes when it moves.
  public var isolatesChildren = false
  /// Whether changes inside may move in a way of their own, for which there must be a layer.
  public var animationScope = false
  /// Whether it has left and is only shown until its transition is over: no layout knows of it, it
  /// stays where it was, and neither pointers nor the focus nor meanings reach it.
  public var isLeaving = false
  /// Whether it has a layer even when it shows nothing, as its appearance may change.
  public var hasOwnLayer = false
  public var layoutValues = LayoutValues()
  public var spacing: ViewSpacing?

  public init() {}

  /// Whether it takes part in what a person does: it is neither on its way out nor behind something.
  package var isActive: Bool { !isLeaving && !interaction.contains(.inert) }

  /// A part that few nodes have: the others hold no more than a pointer.
  private final class Part<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// How a node takes part in hit testing and focus.
public struct Interaction: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Pointers over what it draws, itself or inside of it, are its business.
  public static let hits = Interaction(rawValue: 1)
  /// The keyboard can be directed to it.
  public static let focusable = Interaction(rawValue: 2)
  /// Neither it nor anything inside it is hit.
  public static let ignoresHits = Interaction(rawValue: 4)
  /// Arrow keys move the focus between the nodes inside it.
  public static let focusSection = Interaction(rawValue: 8)
  /// Its whole frame is hit, as if it were painted.
  public static let solid = Interaction(rawValue: 16)
  /// Pointers that hover over its frame are its business, painted or not.
  public static let hovers = Interaction(rawValue: 32)
  /// It is shown, and neither pointers nor keys, the focus or meanings reach it or what is inside.
  public static let inert = Interaction(rawValue: 64)
}

/// The outline that pointers hit in place of what a node draws; shared, so that other nodes hold no
/// more than a pointer.
public final class HitShape: Sendable {
  public let outline: any Outline
  public let eoFill: Bool

  public init(_ outline: any Outline, eoFill: Bool = false) {
    self.outline = outline
    self.eoFill = eoFill
  }
}

/// Values that children hand to the layout of their parent, by key.
public struct LayoutValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values.isEmpty
      ? Key.defaultValue : values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Whether both have the same keys with equal values; no where values cannot be compared.
  func isSame(as other: LayoutValues) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let other = other.values[key], let value = value as? any Equatable else { return false }
      return value.equals(other)
    }
  }

  /// Sets the value under `key`.
  public mutating func set<Key: LayoutValueKey>(
    _ value: Key.Value, for key: Key.Type
  ) where Key.Value: Sendable {
    values[ObjectIdentifier(key)] = value
  }

  /// These values, with `outer` for keys that have none.
  public func merged(over outer: LayoutValues) -> LayoutValues {
    guard !outer.values.isEmpty else { return self }
    var merged = self
    merged.values.merge(outer.values) { own, _ in own }
    return merged
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
