public import LaminaGeometry

/// A placed rectangle of the screen: its drawing, its looks and the layers inside, immutable.
///
/// The same object is the same picture, so comparing two trees is comparing pointers.
///
/// ```
///  parent ┌──────────────────────┐
///         │  frame               │   A layer's own coordinates begin at its frame's top left.
///         │  ┌─────────────┐     │   Contents are drawn there; a child's frame is shifted by
///         │  │ contents    │     │   -boundsOrigin, so a scroll view scrolls by changing one
///         │  │  ┌child┐    │     │   point and drawing nothing anew.
///         │  │  └─────┘    │     │
///         │  └─────────────┘     │   Painting order: shadow, then, inside the clip, contents
///         └──────────────────────┘   and children; then transform and opacity of the whole.
/// ```
///
/// A tree may be as deep as memory allows: no pass over it recurses.
public final class Layer: Sendable, Identifiable {
  /// A layer's name over its life, given by whoever makes the tree; unique in it.
  public struct ID: Hashable, Sendable {
    public let rawValue: UInt64

    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  }

  public let id: ID
  /// In the parent's coordinates; its edges lie on device pixels.
  public let frame: CGRect
  /// How far the children are scrolled: they are drawn shifted by its negative.
  public let boundsOrigin: CGPoint
  public let appearance: Appearance
  public let contents: Contents
  /// What contents, children and shadow may touch, in own coordinates; `.null` when nothing.
  ///
  /// The layer's own hiding, opacity and transform are not in it.
  public let inkBounds: CGRect
  /// Whether a pointer inside the frame belongs to this layer when no child wants it.
  public let acceptsHits: Bool
  /// Whether new pictures of the visible layers inside appear in one frame, once all are ready.
  public let displaysTogether: Bool
  /// How pictures of it and of the layers inside are drawn; nil: as those of the layer around it.
  public let displayPolicy: DisplayPolicy?
  /// One bit or more for each layer in the tree that may have a picture, to look for few in many.
  let pictureMarks: UInt64
  /// Written once more only by `deinit`, when nobody else holds the layer.
  private nonisolated(unsafe) var storage: [Layer]

  public init(
    id: ID, frame: CGRect, boundsOrigin: CGPoint = .zero, appearance: Appearance = Appearance(),
    contents: Contents = .none, children: [Layer] = [], acceptsHits: Bool = false,
    displaysTogether: Bool = false, displayPolicy: DisplayPolicy? = nil
  ) {
    self.id = id
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.appearance = appearance
    self.contents = contents
    self.acceptsHits = acceptsHits
    self.displaysTogether = displaysTogether
    self.displayPolicy = displayPolicy
    storage = children
    inkBounds = Layer.ink(
      size: frame.size, boundsOrigin: boundsOrigin, appearance: appearance, contents: contents,
      children: children)
    pictureMarks = children.reduce(contents.isDrawn ? id.mark : 0) { $0 | $1.pictureMarks }
  }

  deinit { Layer.dismantle(&storage) }

  /// Whether it or a layer inside has contents of which pictures are made.
  package var mayHavePictures: Bool { pictureMarks != 0 }

  /// The layers inside, in painting order: later ones lie on top.
  public var children: [Layer] { storage }

  /// The same layer with some of its parts replaced; itself when none is given.
  public func replacing(
    frame: CGRect? = nil, boundsOrigin: CGPoint? = nil, appearance: Appearance? = nil,
    contents: Contents? = nil, children: [Layer]? = nil
  ) -> Layer {
    if frame == nil, boundsOrigin == nil, appearance == nil, contents == nil, children == nil {
      return self
    }
    return Layer(
      id: id, frame: frame ?? self.frame, boundsOrigin: boundsOrigin ?? self.boundsOrigin,
      appearance: appearance ?? self.appearance, contents: contents ?? self.contents,
      children: children ?? self.children, acceptsHits: acceptsHits,
      displaysTogether: displaysTogether, displayPolicy: displayPolicy)
  }
}

extension Layer: Dismantling {
  func surrenderChildren() -> [Layer] {
    let given = storage
    storage = []
    return given
  }
}

extension Layer.ID {
  /// One of 64 bits.
  var mark: UInt64 { 1 << ((rawValue &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}
