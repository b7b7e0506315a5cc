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
    case .colorInvert, .luminanceToAlpha, .custom: nil
    }
  }

  package func write(to writer: inout NumberWriter) {
    switch kind {
    case .blur(let radius, let tint, let saturation):
      writer.write(CGPoint(x: radius, y: saturation))
      resolved(tint).write(to: &writer)
    case .saturation(let amount), .contrast(let amount), .brightness(let amount),
      .sepia(let amount), .softBlur(let amount), .opacity(let amount):
      writer.write(amount)
    case .hueRotation(let angle): writer.write(CGFloat(angle.radians))
    case .tint(let color), .colorMultiply(let color): resolved(color).write(to: &writer)
    case .colorInvert, .luminanceToAlpha, .custom: break
    }
  }

  package func value(reading reader: inout NumberReader) -> ImageEffect {
    switch kind {
    case .blur:
      let numbers = reader.readPoint()
      let tint = Color.Resolved.clear.value(reading: &reader)
      return .blur(
        numbers.x, tint: tint.opacity > 0 ? Color(tint) : nil, saturation: numbers.y)
    case .saturation: return .saturation(reader.read())
    case .contrast: return .contrast(reader.read())
    case .brightness: return .brightness(reader.read())
    case .tint: return .tint(Color(Color.Resolved.clear.value(reading: &reader)))
    case .sepia: return .sepia(reader.read())
    case .softBlur: return .blur(radius: reader.read())
    case .hueRotation: return .hueRotation(.radians(Double(reader.read())))
    case .colorMultiply:
      return .colorMultiply(Color(Color.Resolved.clear.value(reading: &reader)))
    case .opacity: return .opacity(reader.read())
    case .colorInvert, .luminanceToAlpha, .custom: return self
    }
  }

  private func resolved(_ color: Color?) -> Color.Resolved {
    color?.resolve(in: .light) ?? .clear
  }
}
