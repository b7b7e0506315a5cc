public import LaminaGeometry

/// Where a layer lies in its parent, with Core Animation's relations between the parts.
///
/// ```
///   parent's coordinates          bounds (0,0,100,50), position (200,300)
///        ┌──────────────┐         anchor (0.5,0.5): frame (150,275,100,50)
///        │   ● position │         anchor (1,1):     frame (100,250,100,50)
///        └──────────────┘         scale (2,4):      frame (100,200,200,200)
/// ```
///
/// `frame` is derived: the upright rectangle around the transformed layer. The transform works about
/// the anchor point, which lies at `position`.
public struct LayerGeometry: Hashable, Sendable {
  /// The layer's own rectangle; its origin is how far what is inside is scrolled.
  ///
  /// A change of the size leaves `position` where it is.
  public var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { keepPosition(of: oldValue.size, anchorPoint) } }
  }
  /// Which point of the layer lies at `position`, in fractions of its size.
  public var anchorPoint: UnitPoint {
    didSet { if anchorPoint != oldValue { keepPosition(of: bounds.size, oldValue) } }
  }
  /// Where the layer's top left corner lies before the transform, in the parent's coordinates.
  public var origin: CGPoint
  /// Which of the layers in a parent lie above which: the larger, then the later.
  public var zPosition: CGFloat
  /// Applied about the anchor point.
  public var transform: LayerTransform
  /// Applied to the layers inside, about the anchor point of this one; for perspective.
  public var sublayerTransform: LayerTransform

  public init(
    bounds: CGRect, position: CGPoint, anchorPoint: UnitPoint = .center, zPosition: CGFloat = 0,
    transform: LayerTransform = .identity, sublayerTransform: LayerTransform = .identity
  ) {
    self.bounds = bounds
    self.anchorPoint = anchorPoint
    origin = CGPoint(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
    self.zPosition = zPosition
    self.transform = transform
    self.sublayerTransform = sublayerTransform
  }

  /// A layer that lies in `frame` before its transform, its contents scrolled by `boundsOrigin`.
  public init(
    untransformedFrame frame: CGRect, boundsOrigin: CGPoint = .zero,
    anchorPoint: UnitPoint = .center, transform: LayerTransform = .identity
  ) {
    bounds = CGRect(origin: boundsOrigin, size: frame.size)
    self.anchorPoint = anchorPoint
    origin = frame.origin
    zPosition = 0
    self.transform = transform
    sublayerTransform = .identity
  }

  /// Where the anchor point lies, in the parent's coordinates.
  public var position: CGPoint {
    get {
      CGPoint(
        x: origin.x + anchorPoint.x * bounds.width, y: origin.y + anchorPoint.y * bounds.height)
    }
    set {
      origin = CGPoint(
        x: newValue.x - anchorPoint.x * bounds.width,
        y: newValue.y - anchorPoint.y * bounds.height)
    }
  }

  /// Where the layer lies before its transform, in the parent's coordinates.
  public var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }

  /// The upright rectangle around the transformed layer, in the parent's coordinates.
  ///
  /// Setting it gives the layer the size that fills the rectangle under the transform's scale, and
  /// the position that puts it there; as in Core Animation this means something only for
  /// transforms that do not turn.
  public var frame: CGRect {
    get {
      transform.isIdentity
        ? untransformedFrame : CGRect(origin: .zero, size: bounds.size).applying(toParent())
    }
    set {
      guard !transform.isIdentity else { return untransformedFrame = newValue }
      let scale = transform.matrix
      bounds.size = CGSize(
        width: scale.m11 == 0 ? 0 : abs(newValue.width / scale.m11),
        height: scale.m22 == 0 ? 0 : abs(newValue.height / scale.m22))
      let now = frame
      origin.x += newValue.minX - now.minX
      origin.y += newValue.minY - now.minY
    }
  }

  /// Maps the layer's own coordinates (from its top left corner) to the parent's, the parent's
  /// scrolling and its `sublayerTransform` left aside.
  public func toParent() -> ProjectionTransform {
    guard !transform.isIdentity else {
      return ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    return ProjectionTransform(aboutAnchor(transform.matrix))
  }

  /// `matrix` about the anchor point, moved to the layer's place in the parent.
  package func aboutAnchor(_ matrix: CATransform3D) -> CATransform3D {
    let (x, y) = (anchorPoint.x * bounds.width, anchorPoint.y * bounds.height)
    return CATransform3D(translationX: -x, y: -y).concatenating(matrix)
      .concatenating(CATransform3D(translationX: origin.x + x, y: origin.y + y))
  }

  private mutating func keepPosition(of size: CGSize, _ anchor: UnitPoint) {
    origin.x += anchor.x * size.width - anchorPoint.x * bounds.width
    origin.y += anchor.y * size.height - anchorPoint.y * bounds.height
  }
}
