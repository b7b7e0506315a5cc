import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaSymbols

/// How a symbol is shown at one moment of its effects.
nonisolated struct SymbolPose: Equatable, Sendable {
  var scale: CGFloat = 1
  /// Clockwise, in radians.
  var angle: CGFloat = 0
  /// In parts of the symbol's side.
  var offset = CGSize.zero
  var opacity: CGFloat = 1
  /// How far the lighting of layers has come, and how it goes; nil: all are as they are.
  var lighting: Lighting?

  /// How far along its layers a symbol is lit.
  struct Lighting: Equatable, Sendable {
    /// From 0 to 1.
    let progress: Double
    let effect: VariableColorSymbolEffect
  }

  static let still = SymbolPose()

  /// Both at once.
  func with(_ other: SymbolPose) -> SymbolPose {
    var both = self
    both.scale *= other.scale
    both.angle += other.angle
    both.offset.width += other.offset.width
    both.offset.height += other.offset.height
    both.opacity *= other.opacity
    both.lighting = other.lighting ?? lighting
    return both
  }

  /// Part of the way to another pose, in size and in strength.
  func moved(to other: SymbolPose, by part: CGFloat) -> SymbolPose {
    var between = self
    between.scale += (other.scale - scale) * part
    between.opacity += (other.opacity - opacity) * part
    return between
  }

  /// How strong each step of a symbol is; nil where none is lit by itself.
  func stepStrengths(of outline: SymbolOutline) -> [CGFloat]? {
    let count = outline.stepCount
    guard let lighting, count > 0 else { return nil }
    // One more place than steps: at its end nothing, or everything, is lit.
    let place = Int(lighting.progress * Double(count + 1))
    let dim: CGFloat = lighting.effect.hidesInactive ? 0 : 0.3
    return (0..<count).map { step in
      let isLit = lighting.effect.isCumulative ? step <= place : step == place
      return isLit ? 1 : dim
    }
  }

  /// Shows it.
  func apply(to traits: inout NodeTraits) {
    traits.hasOwnLayer = true
    traits.appearance.opacity = opacity
    guard scale != 1 || angle != 0 || offset != .zero else { return }
    let (scale, angle, offset) = (scale, Angle(radians: angle), offset)
    traits.appearance.transform = NodeTransform(anchor: .center) { size in
      let side = min(size.width, size.height)
      return LayerTransform(
        .translation(x: offset.width * side, y: offset.height * side, z: 0),
        .rotation(angle, x: 0, y: 0, z: 1), .scale(x: scale, y: scale, z: 1))
    }
  }
}
