public import LaminaGeometry
public import LaminaModelLayers
public import LaminaLayout

/// A sprite of a scene: something that layers of one's own show, laid out by elements.
///
/// ```swift
/// let rain = SpriteElement("rain") { size in
///   var rain = EmitterContent([drop], emitterPosition: CGPoint(x: size.width / 2, y: 0))
///   rain.emitterSize = CGSize(width: size.width, height: 0)
///   return rain
/// }
/// let dream = EffectsLayout(MultiPaneLayout(content: sky, accessories: creatures), effects: [rain])
/// scene.show(dream)     // a ModelLayer; what was there before moves to its new place
/// ```
public struct SpriteElement: LayoutElement, Sendable {
  /// By which a scene knows it again; those with one name are distinguished by their order.
  public var name: String
  /// Its own size; nil for all the room that it is offered.
  public var size: CGSize?
  public var layoutPriority = 0.0
  /// Where it was laid out; nil before.
  public private(set) var frame: CGRect?
  private let make: @Sendable (CGSize) -> any LayerContent

  /// A sprite whose content is made for the size in which it is laid out.
  public init(
    _ name: String, size: CGSize? = nil,
    content make: @escaping @Sendable (_ size: CGSize) -> any LayerContent
  ) {
    self.name = name
    self.size = size
    self.make = make
  }

  public var contents: [SpriteElement] { [self] }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size ?? proposal.replacingUnspecifiedDimensions()
  }

  public mutating func layout(in rect: CGRect) { frame = rect }

  /// What it shows at its frame; nil before it was laid out.
  public var content: (any LayerContent)? { frame.map { make($0.size) } }
}

extension ModelLayer {
  /// Lays out `element` in the bounds, and makes the sublayers its sprites, the last one on top.
  ///
  /// A sublayer whose sprite is still there stays and moves to the new place, under the
  /// transaction there is; the others leave. Sublayers that no sprite made do so too.
  public func show(_ element: some LayoutElement<SpriteElement>) {
    var unused = Dictionary(grouping: sublayers) { $0.name ?? "" }
    let layers = element.contents(in: bounds).map { sprite in
      let known = unused[sprite.name].flatMap { $0.isEmpty ? nil : $0[0] }
      if known != nil { unused[sprite.name]?.removeFirst() }
      let layer = known ?? ModelLayer(name: sprite.name)
      layer.applySprite(sprite)
      return layer
    }
    for layer in unused.values.joined() { layer.removeFromSuperlayer() }
    for (index, layer) in layers.enumerated() where !isSublayer(layer, at: index) {
      insertSublayer(layer, at: index)
    }
  }

  private func applySprite(_ sprite: SpriteElement) {
    guard let frame = sprite.frame, let content = sprite.content else { return }
    if self.frame != frame { self.frame = frame }
    if contents.map(AnyLayerContent.init) != AnyLayerContent(content) { contents = content }
  }

  private func isSublayer(_ layer: ModelLayer, at index: Int) -> Bool {
    sublayers.indices.contains(index) && sublayers[index] === layer
  }
}
