import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry

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
  public static var opacity: LayerKey { LayerKey("opacity", \.opacity) }
  public static var zPosition: LayerKey { LayerKey("zPosition", \.zPosition) }
  public static var cornerRadius: LayerKey { LayerKey("cornerRadius", \.cornerRadius) }
  public static var borderWidth: LayerKey { LayerKey("borderWidth", \.borderWidth) }
  public static var shadowOpacity: LayerKey { LayerKey("shadowOpacity", \.shadowOpacity) }
  public static var shadowRadius: LayerKey { LayerKey("shadowRadius", \.shadowRadius) }
  public static var positionX: LayerKey { LayerKey("position.x", \.position.x) }
  public static var positionY: LayerKey { LayerKey("position.y", \.position.y) }
  public static var boundsWidth: LayerKey { LayerKey("bounds.size.width", \.bounds.size.width) }
  public static var boundsHeight: LayerKey { LayerKey("bounds.size.height", \.bounds.size.height) }
  /// Around the axis that points at the eye, in radians; the same as `rotationZ`.
  public static var rotation: LayerKey { rotationZ }
  public static var rotationX: LayerKey {
    LayerKey("transform.rotation.x", \.transform[.rotationX])
  }
  public static var rotationY: LayerKey {
    LayerKey("transform.rotation.y", \.transform[.rotationY])
  }
  public static var rotationZ: LayerKey {
    LayerKey("transform.rotation.z", \.transform[.rotationZ])
  }
  /// In both directions of the plane.
  public static var scale: LayerKey { LayerKey("transform.scale", \.transform.planeScale) }
  public static var scaleX: LayerKey { LayerKey("transform.scale.x", \.transform[.scaleX]) }
  public static var scaleY: LayerKey { LayerKey("transform.scale.y", \.transform[.scaleY]) }
  public static var translationX: LayerKey {
    LayerKey("transform.translation.x", \.transform[.translationX])
  }
  public static var translationY: LayerKey {
    LayerKey("transform.translation.y", \.transform[.translationY])
  }
  public static var translationZ: LayerKey {
    LayerKey("transform.translation.z", \.transform[.translationZ])
  }
}

extension LayerKey where Value == CGPoint {
  public static var position: LayerKey { LayerKey("position", \.position) }
  public static var boundsOrigin: LayerKey { LayerKey("bounds.origin", \.bounds.origin) }
}

extension LayerKey where Value == CGSize {
  public static var boundsSize: LayerKey { LayerKey("bounds.size", \.bounds.size) }
  public static var shadowOffset: LayerKey { LayerKey("shadowOffset", \.shadowOffset) }
  public static var translation: LayerKey {
    LayerKey("transform.translation", \.transform.planeTranslation)
  }
}

extension LayerKey where Value == CGRect {
  public static var bounds: LayerKey { LayerKey("bounds", \.bounds) }
}

extension LayerKey where Value == UnitPoint {
  public static var anchorPoint: LayerKey { LayerKey("anchorPoint", \.anchorPoint) }
}

extension LayerKey where Value == LayerTransform {
  public static var transform: LayerKey { LayerKey("transform", \.transform) }
  public static var sublayerTransform: LayerKey {
    LayerKey("sublayerTransform", \.sublayerTransform)
  }
}

extension LayerKey where Value == Color.Resolved {
  public static var backgroundColor: LayerKey { LayerKey("backgroundColor", \.backgroundColor) }
  public static var borderColor: LayerKey { LayerKey("borderColor", \.borderColor) }
  public static var shadowColor: LayerKey { LayerKey("shadowColor", \.shadowColor) }
}

extension LayerKey where Value == [ImageEffect] {
  public static var filters: LayerKey { LayerKey("filters", \.filters) }
  public static var backgroundFilters: LayerKey {
    LayerKey("backgroundFilters", \.backgroundFilters)
  }
}

extension LayerKey where Value == Path? {
  public static var shadowPath: LayerKey { LayerKey("shadowPath", \.shadowPath) }
}

extension LayerKey where Value == AnyLayerContent? {
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
