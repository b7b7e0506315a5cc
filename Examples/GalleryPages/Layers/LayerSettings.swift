import Lamina

/// What the page Layers sets on its layer: one value for each property.
nonisolated struct LayerSettings: Equatable {
  enum Gradient: String, CaseIterable { case none, axial, radial, conic }
  enum Mask: String, CaseIterable { case none, circle, fade }

  var size = CGSize(width: 170, height: 120)
  var position = CGPoint(x: 0.5, y: 0.5)
  var anchor = UnitPoint.center

  var turnX: CGFloat = 0.0
  var turnY: CGFloat = 0.0
  var turnZ: CGFloat = 0.0
  var scale: CGFloat = 1.0
  var perspective: CGFloat = 500.0

  var opacity: CGFloat = 1.0
  var isHidden = false
  var isInFront = true
  var hasBackground = true
  var borderWidth: CGFloat = 0.0
  var cornerRadius: CGFloat = 16.0
  var masksToBounds = true
  var blendMode = BlendMode.normal

  var shadowOpacity: CGFloat = 0.35
  var shadowRadius: CGFloat = 10.0
  var shadowDepth: CGFloat = 6.0

  var showsPicture = true
  var gravity = ContentsGravity.resizeAspectFill
  var contentsZoom: CGFloat = 1.0
  var contentsScale: CGFloat = 1.0

  var gradient = Gradient.none
  var mask = Mask.none

  /// As the page begins: turned away, small and pale.
  static var beginning: LayerSettings {
    var settings = LayerSettings()
    settings.turnX = 20
    settings.turnY = -65
    settings.turnZ = -12
    settings.scale = 0.6
    settings.opacity = 0.4
    settings.borderWidth = 0
    return settings
  }

  /// As the page stands when it rests.
  static var resting: LayerSettings {
    var settings = LayerSettings()
    settings.turnX = 8
    settings.turnY = -24
    settings.turnZ = -4
    settings.borderWidth = 3
    return settings
  }
}
