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
    /// A Gaussian of `sigma` pixels, then a table; a soft one finds nothing beyond the edges.
    case blur(sigma: Double, isSoft: Bool, ColorMatrix)
    case custom(CustomImageEffect)

    /// How far around a pixel the pass looks, in pixels.
    var reach: Int {
      switch self {
      case .blur(let sigma, _, _): Int((sigma * 3.6).rounded(.up)) + 1
      case .colors, .custom: 0
      }
    }
  }

  private(set) var passes: [Pass] = []

  /// How many pixels the picture needs for each one that is shown, along each side.
  ///
  /// Half as many before a wide blur: then a photograph and the blurred one behind it often need the
  /// same decoding.
  var detail: CGFloat {
    if case .blur(let sigma, _, _)? = passes.first, sigma >= 10 { 0.5 } else { 1 }
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
    case .hueRotation(let angle): add(.hueRotation(angle))
    case .colorInvert: add(.invert)
    case .colorMultiply(let color): add(.multiply(color.resolve(in: .light)))
    case .luminanceToAlpha: add(.luminanceToAlpha)
    case .opacity(let amount): add(.opacity(amount))
    case .colorMatrix(let matrix):
      if let own = ColorMatrix(matrix) { add(own) } else { passes.append(.custom(matrix.byPixel)) }
    case .custom(let effect): passes.append(.custom(effect))
    case .softBlur(let radius): addBlur(sigma: radius * scale, isSoft: true)
    case .blur(let radius, let tint, let saturation):
      addBlur(sigma: radius * scale, isSoft: false)
      if saturation != 1 { add(.saturation(saturation)) }
      if let tint { add(.overlay(tint.resolve(in: .light))) }
    }
  }

  private mutating func addBlur(sigma: CGFloat, isSoft: Bool) {
    guard sigma > 0 else { return }
    // A wider one is even over any screen.
    passes.append(.blur(sigma: Double(min(sigma, 2_000)), isSoft: isSoft, .identity))
  }

  /// Adds a table to the pass before where there is one that can take it.
  private mutating func add(_ matrix: ColorMatrix) {
    switch passes.last {
    case .colors(let before)?: passes[passes.count - 1] = .colors(before.then(matrix))
    case .blur(let sigma, let isSoft, let before)?:
      passes[passes.count - 1] = .blur(sigma: sigma, isSoft: isSoft, before.then(matrix))
    case .custom?, nil: passes.append(.colors(matrix))
    }
  }
}

extension EffectPlan.Pass {
  /// The pixels of `bitmap` after the pass; nil when the result is no longer wanted.
  func run(on bitmap: Bitmap, scale: CGFloat, token: CancellationToken) -> Bitmap? {
    let rect = PixelRect(size: bitmap.size)
    let changed = run(on: PlacedBitmap(bitmap, at: rect), wanted: rect, scale: scale, token: token)
    return changed?.cut(to: rect).bitmap
  }

  /// The same, with what a soft blur lays on beyond its edges inside `wanted`; nil when the result is
  /// no longer wanted.
  func run(
    on placed: PlacedBitmap, wanted: PixelRect? = nil, scale: CGFloat, token: CancellationToken
  ) -> PlacedBitmap? {
    let changed: Bitmap?
    switch self {
    case .colors(let matrix): changed = ColorPass(matrix).run(on: placed.bitmap, token: token)
    case .blur(let sigma, isSoft: true, let matrix):
      let whole = placed.rect.grown(by: reach)
      return PictureBlur(sigma: sigma, then: matrix)
        .runSoftly(on: placed, wanted: wanted ?? whole, token: token)
    case .blur(let sigma, isSoft: false, let matrix):
      changed = PictureBlur(sigma: sigma, then: matrix).run(on: placed.bitmap, token: token)
    case .custom(let effect):
      changed = effect.run(on: placed.bitmap, scale: scale, token: token)
    }
    return changed.map { PlacedBitmap($0, at: placed.rect) }
  }
}
