import LaminaDrawing
import LaminaGeometry

/// The passes over the pixels that a chain of effects comes down to.
///
/// ```
///  gray │ contrast │ blur(4, tint) │ sepia │ custom │ custom
///  └── one table ──┘└─ blur, and one table ─┘└ a pass each ┘
/// ```
struct EffectPlan {
  /// One pass over the picture.
  enum Pass {
    case colors(ColorMatrix)
    /// A Gaussian of `sigma` pixels, then a table.
    case blur(sigma: Double, ColorMatrix)
    case custom(CustomImageEffect)
  }

  private(set) var passes: [Pass] = []

  /// How many pixels the picture needs for each one that is shown, along each side.
  ///
  /// Half as many before a wide blur: then a photograph and the blurred one behind it often need the
  /// same decoding.
  var detail: CGFloat {
    if case .blur(let sigma, _)? = passes.first, sigma >= 10 { 0.5 } else { 1 }
  }

  /// Plans `effects` at `scale` pixels for each point.
  init(_ effects: [ImageEffect], scale: CGFloat) {
    for effect in effects { add(effect, scale: scale) }
  }

  private mutating func add(_ effect: ImageEffect, scale: CGFloat) {
    switch effect.kind {
    case .saturation(let amount): add(.saturation(amount))
    case .contrast(let amount): add(.contrast(amount))
    case .brightness(let amount): add(.brightness(amount))
    case .sepia(let amount): add(.sepia(amount))
    case .tint(let color): add(.tint(color.resolve(in: .light)))
    case .custom(let effect): passes.append(.custom(effect))
    case .blur(let radius, let tint, let saturation):
      if radius * scale > 0 { passes.append(.blur(sigma: Double(radius * scale), .identity)) }
      if saturation != 1 { add(.saturation(saturation)) }
      if let tint { add(.overlay(tint.resolve(in: .light))) }
    }
  }

  /// Adds a table to the pass before where there is one that can take it.
  private mutating func add(_ matrix: ColorMatrix) {
    switch passes.last {
    case .colors(let before)?: passes[passes.count - 1] = .colors(before.then(matrix))
    case .blur(let sigma, let before)?:
      passes[passes.count - 1] = .blur(sigma: sigma, before.then(matrix))
    case .custom?, nil: passes.append(.colors(matrix))
    }
  }
}

extension EffectPlan.Pass {
  /// The pixels of `bitmap` after the pass; nil when the result is no longer wanted.
  func run(on bitmap: Bitmap, scale: CGFloat, token: CancellationToken) -> Bitmap? {
    switch self {
    case .colors(let matrix): ColorPass(matrix).run(on: bitmap, token: token)
    case .blur(let sigma, let matrix):
      PictureBlur(sigma: sigma, then: matrix).run(on: bitmap, token: token)
    case .custom(let effect): effect.run(on: bitmap, scale: scale, token: token)
    }
  }
}
