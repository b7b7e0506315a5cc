public import LaminaGeometry

/// An element that is another one under a name of its own.
///
/// ```swift
/// struct DreamLayout<Leaf: LayoutElement>: ComposedElement {
///   var composition: EffectsLayout<MultiPaneLayout<Leaf, Leaf>, Leaf>
///
///   init(dream: Leaf, creatures: [Leaf], effects: [Leaf]) {
///     let panes = MultiPaneLayout(content: dream, accessories: creatures)
///     composition = EffectsLayout(panes, effects: effects)
///   }
/// }
/// ```
public protocol ComposedElement: ContainerElement where Content == Composition.Content {
  /// The type of what the element is made of.
  associatedtype Composition: LayoutElement

  /// What the element is made of; laying out changes it.
  var composition: Composition { get set }
}

extension ComposedElement {
  public var layoutPriority: Double { composition.layoutPriority }
  public var contents: [Composition.Content] { composition.contents }

  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    composition.layoutValue(key)
  }

  public func measurements() -> ElementMeasurements { composition.measured() }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    composition.layout(in: rect, proposal: proposal, measured: measurements)
  }
}
