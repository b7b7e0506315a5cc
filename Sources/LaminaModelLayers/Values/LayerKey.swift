public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// A property of a layer, or a part of one, that can be animated.
///
/// ```swift
/// layer.add(BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1))
/// ```
public struct LayerKey<Value: LayerAnimatable>: Hashable, Sendable {
  /// Core Animation's name of it, such as `transform.rotation.z`; implicit animations go by it.
  public let name: String
  let path: any WritableKeyPath<LayerValues, Value> & Sendable

  init(_ name: String, _ path: any WritableKeyPath<LayerValues, Value> & Sendable) {
    self.name = name
    self.path = path
  }

  public static func == (a: LayerKey, b: LayerKey) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension LayerKey where Value == CGFloat {
  /// How much is seen of the layer with all inside it, from 0 to 1.
  public static var opacity: LayerKey { LayerKey("opacity", \.opacity) }
  /// How near the layer is among those beside it: the larger, the later it is drawn.
  public static var zPosition: LayerKey { LayerKey("zPosition", \.zPosition) }
  /// The radius of the corners, in points.
  public static var cornerRadius: LayerKey { LayerKey("cornerRadius", \.cornerRadius) }
  /// The width of the border, in points.
  public static var borderWidth: LayerKey { LayerKey("borderWidth", \.borderWidth) }
  /// How strong the shadow is, from 0 to 1.
  public static var shadowOpacity: LayerKey { LayerKey("shadowOpacity", \.shadowOpacity) }
  /// How soft the shadow is: the Gaussian's sigma, in points.
  public static var shadowRadius: LayerKey { LayerKey("shadowRadius", \.shadowRadius) }
  /// Where the anchor point lies along the width, in points of the enclosing layer.
  public static var positionX: LayerKey { LayerKey("position.x", \.position.x) }
  /// Where the anchor point lies along the height, in points of the enclosing layer.
  public static var positionY: LayerKey { LayerKey("position.y", \.position.y) }
  /// The width of the bounds, in points.
  public static var boundsWidth: LayerKey { LayerKey("bounds.size.width", \.bounds.size.width) }
  /// The height of the bounds, in points.
  public static var boundsHeight: LayerKey { LayerKey("bounds.size.height", \.bounds.size.height) }
  /// Around the axis that points at the eye, in radians; the same as `rotationZ`.
  public static var rotation: LayerKey { rotationZ }
  /// The turn about the horizontal axis, in radians.
  public static var rotationX: LayerKey {
    LayerKey("transform.rotation.x", \.transform[.rotationX])
  }
  /// The turn about the vertical axis, in radians.
  public static var rotationY: LayerKey {
    LayerKey("transform.rotation.y", \.transform[.rotationY])
  }
  /// The turn about the axis that points at the eye, in radians; clockwise on screen.
  public static var rotationZ: LayerKey {
    LayerKey("transform.rotation.z", \.transform[.rotationZ])
  }
  /// In both directions of the plane.
  public static var scale: LayerKey { LayerKey("transform.scale", \.transform.planeScale) }
  /// The factor along the width.
  public static var scaleX: LayerKey { LayerKey("transform.scale.x", \.transform[.scaleX]) }
  /// The factor along the height.
  public static var scaleY: LayerKey { LayerKey("transform.scale.y", \.transform[.scaleY]) }
  /// The move to the right, in points.
  public static var translationX: LayerKey {
    LayerKey("transform.translation.x", \.transform[.translationX])
  }
  /// The move down, in points.
  public static var translationY: LayerKey {
    LayerKey("transform.translation.y", \.transform[.translationY])
  }
  /// The move towards the eye, in points.
  public static var translationZ: LayerKey {
    LayerKey("transform.translation.z", \.transform[.translationZ])
  }
}

extension LayerKey where Value == CGPoint {
  /// Where the anchor point lies, in points of the enclosing layer.
  public static var position: LayerKey { LayerKey("position", \.position) }
  /// Where the bounds begin: how far what is inside is scrolled, in points.
  public static var boundsOrigin: LayerKey { LayerKey("bounds.origin", \.bounds.origin) }
}

extension LayerKey where Value == CGSize {
  /// The width and height of the bounds, in points.
  public static var boundsSize: LayerKey { LayerKey("bounds.size", \.bounds.size) }
  /// How far the shadow falls, in points to the right and down.
  public static var shadowOffset: LayerKey { LayerKey("shadowOffset", \.shadowOffset) }
  /// The move to the right and down, in points.
  public static var translation: LayerKey {
    LayerKey("transform.translation", \.transform.planeTranslation)
  }
}

extension LayerKey where Value == CGRect {
  /// The layer's own rectangle, in points.
  public static var bounds: LayerKey { LayerKey("bounds", \.bounds) }
}

extension LayerKey where Value == UnitPoint {
  /// The point that lies at the position and is turned about, in fractions of the size.
  public static var anchorPoint: LayerKey { LayerKey("anchorPoint", \.anchorPoint) }
}

extension LayerKey where Value == LayerTransform {
  /// The transform about the anchor point, which moves step by step.
  public static var transform: LayerKey { LayerKey("transform", \.transform) }
  /// The transform of the layers inside, about the anchor point.
  public static var sublayerTransform: LayerKey {
    LayerKey("sublayerTransform", \.sublayerTransform)
  }
}

extension LayerKey where Value == Color.Resolved {
  /// What the bounds are filled with.
  public static var backgroundColor: LayerKey { LayerKey("backgroundColor", \.backgroundColor) }
  /// The colour of the border.
  public static var borderColor: LayerKey { LayerKey("borderColor", \.borderColor) }
  /// The colour of the shadow.
  public static var shadowColor: LayerKey { LayerKey("shadowColor", \.shadowColor) }
}

extension LayerKey where Value == [ImageEffect] {
  /// What is done to the whole before it is laid on.
  public static var filters: LayerKey { LayerKey("filters", \.filters) }
  /// What is done to what lies below, inside of the bounds.
  public static var backgroundFilters: LayerKey {
    LayerKey("backgroundFilters", \.backgroundFilters)
  }
}

extension LayerKey where Value == Path? {
  /// What throws the shadow, in the layer's own coordinates; nil: the bounds with their corners.
  public static var shadowPath: LayerKey { LayerKey("shadowPath", \.shadowPath) }
}

extension LayerKey where Value == AnyLayerContent? {
  /// What the layer shows itself; nil for nothing.
  public static var contents: LayerKey { LayerKey("contents", \.contents) }
}

extension LayerTransform {
  /// The factor in both directions of the plane; read, their mean.
  fileprivate var planeScale: CGFloat {
    get { (self[.scaleX] + self[.scaleY]) / 2 }
    set { (self[.scaleX], self[.scaleY]) = (newValue, newValue) }
  }

  fileprivate var planeTranslation: CGSize {
    get { CGSize(width: self[.translationX], height: self[.translationY]) }
    set { (self[.translationX], self[.translationY]) = (newValue.width, newValue.height) }
  }
}
