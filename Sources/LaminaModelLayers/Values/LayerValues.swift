public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// What a layer of one's own is set to, or shows at a time: all its properties as one value.
public struct LayerValues: Hashable, Sendable {
  /// Its own rectangle, in points; the origin is how far what is inside is scrolled.
  public var bounds = CGRect.zero
  /// Where the anchor point lies, in the coordinates of the enclosing layer.
  public var position = CGPoint.zero
  /// The point that lies at the position and is turned about, in fractions of the size.
  public var anchorPoint = UnitPoint.center
  /// How near it is among the layers beside it: the larger, the later it is drawn.
  public var zPosition: CGFloat = 0
  /// Applied about the anchor point.
  public var transform = LayerTransform.identity
  /// Applied to the layers inside, about the anchor point; for perspective.
  public var sublayerTransform = LayerTransform.identity
  /// Of the layer with all inside it, as one picture.
  public var opacity: CGFloat = 1
  /// Whether neither it nor what is inside is seen.
  public var isHidden = false
  /// What its bounds are filled with, below its contents.
  public var backgroundColor = Color.Resolved.clear
  /// The radius of the corners that are round, in points.
  public var cornerRadius: CGFloat = 0
  /// Which corners the corner radius rounds.
  public var maskedCorners = CornerMask.all
  /// The width of the border inside of the bounds, in points; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor = Color.Resolved.black
  /// The colour of the shadow.
  public var shadowColor = Color.Resolved.black
  /// How strong the shadow is, from 0 to 1; 0 for none.
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
  /// What it shows itself, below the layers inside; nil for nothing.
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
  /// Whether it is seen from behind.
  public var isDoubleSided = true
  /// Whether a bitmap of it with all inside is kept, and laid on as long as nothing of it changes.
  public var shouldRasterize = false
  /// How often the layers inside are shown, and how the copies differ.
  public var replicator: Replicator?

  /// Makes the values of a layer that shows nothing: without size, contents, background, border and
  /// shadow.
  public init() {}

  /// Where it lies in the enclosing layer.
  public var geometry: LayerGeometry {
    get {
      LayerGeometry(
        bounds: bounds, position: position, anchorPoint: anchorPoint, zPosition: zPosition,
        transform: transform, sublayerTransform: sublayerTransform)
    }
    set {
      bounds = newValue.bounds
      position = newValue.position
      anchorPoint = newValue.anchorPoint
      zPosition = newValue.zPosition
      transform = newValue.transform
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
