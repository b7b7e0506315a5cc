package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension ImageEffect: InterpolationForm {
  package func isLike(_ other: ImageEffect) -> Bool {
    switch (kind, other.kind) {
    case (.blur, .blur), (.saturation, .saturation), (.contrast, .contrast),
      (.brightness, .brightness), (.tint, .tint), (.sepia, .sepia), (.softBlur, .softBlur),
      (.hueRotation, .hueRotation), (.colorMultiply, .colorMultiply), (.opacity, .opacity):
      true
    default: self == other
    }
  }

  /// The same kind of effect, doing nothing.
  var idle: ImageEffect? {
    switch kind {
    case .blur: .blur(0)
    case .saturation: .saturation(1)
    case .contrast: .contrast(1)
    case .brightness: .brightness(0)
    case .tint: .tint(.clear)
    case .sepia: .sepia(0)
    case .softBlur: .blur(radius: 0)
    case .hueRotation: .hueRotation(.zero)
    case .colorMultiply: .colorMultiply(.white)
    case .opacity: .opacity(1)
    case .colorInvert, .luminanceToAlpha, .colorMatrix, .custom: nil
    }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    switch kind {
    case .blur(let radius, let tint, let saturation):
      let (radius, saturation) = (walk.visited(radius), walk.visited(saturation))
      let color = walk.visited(resolved(tint))
      self = .blur(radius, tint: color.opacity > 0 ? Color(color) : nil, saturation: saturation)
    case .saturation(let amount): self = .saturation(walk.visited(amount))
    case .contrast(let amount): self = .contrast(walk.visited(amount))
    case .brightness(let amount): self = .brightness(walk.visited(amount))
    case .tint(let color): self = .tint(Color(walk.visited(resolved(color))))
    case .sepia(let amount): self = .sepia(walk.visited(amount))
    case .softBlur(let radius): self = .blur(radius: walk.visited(radius))
    case .hueRotation(let angle): self = .hueRotation(walk.visited(angle))
    case .colorMultiply(let color): self = .colorMultiply(Color(walk.visited(resolved(color))))
    case .opacity(let amount): self = .opacity(walk.visited(amount))
    case .colorInvert, .luminanceToAlpha, .colorMatrix, .custom: break
    }
  }

  private func resolved(_ color: Color?) -> Color.Resolved {
    color?.resolve(in: .light) ?? .clear
  }
}
