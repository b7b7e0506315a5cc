public import LaminaDrawing
public import LaminaGeometry

/// What a layer of one's own is set to, or shows at a time: all its properties as one value.
public struct LayerValues: Hashable, Sendable {
  public var bounds = CGRect.zero
  /// Where the anchor point lies, in the coordinates of the layer around it.
  public var position = CGPoint.zero
  public var anchorPoint = UnitPoint.center
  public var zPosition: CGFloat = 0
  /// Applied about the anchor point.
  public var transform = LayerTransform.identity
  /// Applied to the layers inside, about the anchor point; for perspective.
  public var sublayerTransform = LayerTransform.identity
  /// Of the layer with all inside it, as one picture.
  public var opacity: CGFloat = 1
  public var isHidden = false
  public var backgroundColor = Color.Resolved.clear
  public var cornerRadius: CGFloat = 0
  public var maskedCorners = CornerMask.all
  public var borderWidth: CGFloat = 0
  public var borderColor = Color.Resolved.black
  public var shadowColor = Color.Resolved.black
  public var shadowOpacity: CGFloat = 0
  /// The Gaussian's sigma, in points.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow falls; y grows downwards.
  ///
  /// 3 points down, as on the Mac, where Core Animation's `(0, -3)` says so: there y grows upwards.
  public var shadowOffset = CGSize(width: 0, height: 3)
  /// What throws the shadow; nil: the bounds with their corners.
  public var shadowPath: Path?
  /// Whether contents and layers inside are cut to the bounds with their corners.
  public var masksToBounds = false
  public var contents: AnyLayerContent?
  /// How a picture made for another size lies in the bounds.
  public var contentsGravity = ContentsGravity.resize
  /// The pixels for each point that contents are drawn for; nil: the screen's.
  public var contentsScale: CGFloat?
  /// How the whole mixes with what lies below.
  public var compositingMode = BlendMode.normal
  /// Change the whole before it is laid on.
  public var filters: [ImageEffect] = []
  /// Change what lies below.
  public var backgroundFilters: [ImageEffect] = []
  public var isDoubleSided = true
  public var shouldRasterize = false
  /// How often the layers inside are shown, and how the copies differ.
  public var replicator: Replicator?

  public init() {}

  /// Where it lies in the layer around it.
  public var geometry: LayerGeometry {
    get {
      LayerGeometry(
        bounds: bounds, position: position, anchorPoint: anchorPoint, zPosition: zPosition,
        transform: transform, sublayerTransform: sublayerTransform)
    }
    set {
      (bounds, position, anchorPoint) = (newValue.bounds, newValue.position, newValue.anchorPoint)
      (zPosition, transform) = (newValue.zPosition, newValue.transform)
      sublayerTransform = newValue.sublayerTransform
    }
  }

  /// How a layer with these values looks.
  var appearance: Appearance {
    let hasShadow = shadowOpacity > 0 && shadowColor.opacity > 0
    return Appearance(
      opacity: min(max(opacity, 0), 1), isHidden: isHidden, clip: masksToBounds ? .bounds : nil,
      shadow: hasShadow ? shadow : nil,
      background: backgroundColor.opacity > 0 ? .color(backgroundColor) : nil,
      cornerRadius: max(0, cornerRadius), maskedCorners: maskedCorners,
      border: borderWidth > 0 ? Border(width: borderWidth, color: borderColor) : nil,
      blendMode: compositingMode, filters: filters, backdropFilters: backgroundFilters,
      isDoubleSided: isDoubleSided, shouldRasterize: shouldRasterize)
  }

  private var shadow: Shadow {
    Shadow(
      color: shadowColor.opacity(Float(min(max(shadowOpacity, 0), 1))),
      radius: max(0, shadowRadius), offset: shadowOffset,
      path: shadowPath?.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
  }
}
