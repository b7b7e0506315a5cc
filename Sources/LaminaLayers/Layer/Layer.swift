public import LaminaGeometry

/// A placed rectangle of the screen: its drawing, its appearance and the layers inside, immutable.
///
/// The same object is the same picture, so comparing two trees is comparing pointers.
///
/// ```
///  parent ┌──────────────────────┐
///         │  frame               │   A layer's own coordinates begin at its top left corner.
///         │  ┌─────────────┐     │   Contents are drawn there; a child's frame is shifted by
///         │  │ contents    │     │   -boundsOrigin, so a scroll view scrolls by changing one
///         │  │  ┌child┐    │     │   point and drawing nothing again.
///         │  │  └─────┘    │     │   Painting order: shadow, background, then, inside the clip,
///         │  └─────────────┘     │   contents and children; border; mask; then transform, filters,
///         └──────────────────────┘   opacity and blending of the whole.
/// ```
///
/// A tree may be as deep as memory allows: no pass over it recurses.
public final class Layer: Sendable, Identifiable {
  /// A layer's name over its life, given by the maker of the tree; unique in it.
  public struct ID: Hashable, Sendable {
    public let rawValue: UInt64

    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  }

  public let id: ID
  /// Where it lies in its parent; before the transform, its edges lie on device pixels.
  public let geometry: LayerGeometry
  public let appearance: Appearance
  public let contents: Contents
  /// How a picture made for another size lies in the bounds.
  public let contentsGravity: ContentsGravity
  /// The size that the contents are drawn for, where it is not that of the bounds.
  let drawnSize: CGSize?
  /// Leaves of the layer and all inside it what its alpha covers; it lies where a child would.
  public let mask: Layer?
  /// What contents, children and shadow may touch, in own coordinates; `.null` when nothing.
  ///
  /// The layer's own hiding, opacity, filters and transform are not in it.
  public let inkBounds: CGRect
  /// Where a pointer hits this layer, when it hits no child.
  public let hitArea: HitArea
  /// Whether new pictures of the visible layers inside appear in one frame, once all are ready.
  public let displaysTogether: Bool
  /// How pictures of it and of the layers inside are drawn; nil: as those of the enclosing layer.
  public let displayPolicy: DisplayPolicy?
  /// One bit or more for each layer in the tree that may have a picture, to look for few in many.
  let pictureMarks: UInt64
  /// One bit or more for this layer and each in the tree below, to look for few in many.
  let layerMarks: UInt64
  /// Written once more only by `deinit`, when nothing else holds the layer; so nothing is to be checked
  /// when it is read.
  @exclusivity(unchecked) private nonisolated(unsafe) var storage: [Layer]

  public init(
    id: ID, geometry: LayerGeometry, appearance: Appearance = Appearance(),
    contents: Contents = .none, contentsGravity: ContentsGravity = .topLeft,
    contentsSize: CGSize? = nil, mask: Layer? = nil, children: [Layer] = [],
    hitArea: HitArea = .nowhere, displaysTogether: Bool = false,
    displayPolicy: DisplayPolicy? = nil
  ) {
    self.id = id
    self.geometry = geometry
    self.appearance = appearance
    self.contents = contents
    self.contentsGravity = contentsGravity
    drawnSize = contentsSize
    self.mask = mask
    self.hitArea = hitArea
    self.displaysTogether = displaysTogether
    self.displayPolicy = displayPolicy
    storage = Layer.ordered(children)
    inkBounds = Layer.ink(
      geometry, appearance: appearance, contents: contents, mask: mask, children: children)
    let own = (contents.isDrawn ? id.mark : 0) | (mask?.pictureMarks ?? 0)
    pictureMarks = children.reduce(own) { $0 | $1.pictureMarks }
    layerMarks = children.reduce(id.mark) { $0 | $1.layerMarks }
  }

  /// A layer that lies in `frame`, before a transform, if it has one.
  public convenience init(
    id: ID, frame: CGRect, boundsOrigin: CGPoint = .zero, transform: LayerTransform = .identity,
    appearance: Appearance = Appearance(), contents: Contents = .none, children: [Layer] = [],
    hitArea: HitArea = .nowhere, displaysTogether: Bool = false,
    displayPolicy: DisplayPolicy? = nil
  ) {
    self.init(
      id: id,
      geometry: LayerGeometry(
        untransformedFrame: frame, boundsOrigin: boundsOrigin, transform: transform),
      appearance: appearance, contents: contents, children: children, hitArea: hitArea,
      displaysTogether: displaysTogether, displayPolicy: displayPolicy)
  }

  deinit { Layer.dismantle(&storage) }

  /// Whether it or a layer inside has contents of which pictures are made.
  package var mayHavePictures: Bool { pictureMarks != 0 }

  /// The layers inside, in painting order (by `zPosition`, then as given): later ones lie on top.
  public var children: [Layer] { storage }

  /// Whether it holds the very array of layers that another one holds; false says nothing.
  func hasChildren(of other: Layer) -> Bool { storage.isStored(with: other.storage) }

  /// The same layer with some of its parts replaced; itself when none is given.
  ///
  /// `frame` is that before the transform.
  public func replacing(
    frame: CGRect? = nil, boundsOrigin: CGPoint? = nil, geometry: LayerGeometry? = nil,
    appearance: Appearance? = nil, contents: Contents? = nil, contentsSize: CGSize? = nil,
    children: [Layer]? = nil, mask: Layer?? = nil
  ) -> Layer {
    if frame == nil, boundsOrigin == nil, geometry == nil, appearance == nil, contents == nil,
      contentsSize == nil, children == nil, mask == nil
    {
      return self
    }
    var next = geometry ?? self.geometry
    if let frame { next.untransformedFrame = frame }
    if let boundsOrigin { next.bounds.origin = boundsOrigin }
    return Layer(
      id: id, geometry: next, appearance: appearance ?? self.appearance,
      contents: contents ?? self.contents, contentsGravity: contentsGravity,
      contentsSize: contentsSize ?? drawnSize, mask: mask ?? self.mask,
      children: children ?? self.children, hitArea: hitArea,
      displaysTogether: displaysTogether, displayPolicy: displayPolicy)
  }

  private static func ordered(_ children: [Layer]) -> [Layer] {
    guard children.contains(where: { $0.geometry.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { a, b in
      let (low, high) = (a.element.geometry.zPosition, b.element.geometry.zPosition)
      return low == high ? a.offset < b.offset : low < high
    }.map(\.element)
  }
}

extension Layer {
  /// The upright rectangle around the transformed layer, in the parent's coordinates.
  public var frame: CGRect { geometry.frame }
  /// Where it lies before its transform, in the parent's coordinates.
  public var untransformedFrame: CGRect { geometry.untransformedFrame }
  /// Its own rectangle.
  public var bounds: CGRect { geometry.bounds }
  /// The size that the contents are drawn for; another one than that of the bounds while these are
  /// on their way to it.
  public var contentsSize: CGSize { drawnSize ?? bounds.size }
  /// How far the children are scrolled: they are drawn shifted by its negative.
  public var boundsOrigin: CGPoint { geometry.bounds.origin }
}

extension Layer: Dismantling {
  package func surrenderChildren() -> [Layer] {
    let given = storage
    storage = []
    return given
  }
}

extension Array {
  /// Whether it is the same memory as another one, and so the same elements, without a look at them.
  func isStored(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { others in
        mine.count == others.count && mine.baseAddress == others.baseAddress
      }
    }
  }
}

extension Collection where Element == Layer.ID {
  /// The marks of layers that are looked for: a tree that has none of these bits has none of them.
  var marks: UInt64 { reduce(0) { $0 | $1.mark } }
}

extension Layer.ID {
  /// One of 64 bits.
  var mark: UInt64 { 1 << ((rawValue &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}
