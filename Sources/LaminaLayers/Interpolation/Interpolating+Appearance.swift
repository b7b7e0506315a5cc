package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension Border: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) {
    writer.write(width)
    color.write(to: &writer)
  }

  package func value(reading reader: inout NumberReader) -> Border {
    let width = max(0, reader.read())
    return Border(width: width, color: color.value(reading: &reader))
  }

  package var fadedOut: Border? { Border(width: width, color: .clear) }
}

extension Shadow: Interpolating, InterpolationForm {
  package func isLike(_ other: Shadow) -> Bool {
    switch (path, other.path) {
    case (nil, nil): true
    case (let path?, let other?): path.isLike(other)
    default: false
    }
  }

  package func write(to writer: inout NumberWriter) {
    color.write(to: &writer)
    writer.write(radius)
    offset.write(to: &writer)
    path?.write(to: &writer)
  }

  package func value(reading reader: inout NumberReader) -> Shadow {
    let color = color.value(reading: &reader)
    let radius = max(0, reader.read())
    let offset = offset.value(reading: &reader)
    return Shadow(
      color: color, radius: radius, offset: offset, path: path?.value(reading: &reader))
  }

  package var fadedOut: Shadow? {
    Shadow(color: .clear, radius: radius, offset: offset, path: path)
  }
}

extension ClipShape: Interpolating, InterpolationForm {
  package static func forms(
    from old: ClipShape, to new: ClipShape
  ) -> (old: ClipShape, new: ClipShape)? {
    switch (old, new) {
    case (.bounds, .roundedRect): (.roundedRect(radius: 0), new)
    case (.roundedRect, .bounds): (old, .roundedRect(radius: 0))
    default: old.isLike(new) ? (old, new) : nil
    }
  }

  package func isLike(_ other: ClipShape) -> Bool {
    switch (self, other) {
    case (.bounds, .bounds), (.roundedRect, .roundedRect): true
    case (.path(let a, let rule), .path(let b, let otherRule)): rule == otherRule && a.isLike(b)
    default: false
    }
  }

  package func write(to writer: inout NumberWriter) {
    switch self {
    case .bounds: break
    case .roundedRect(let radius): writer.write(radius)
    case .path(let path, _): path.write(to: &writer)
    }
  }

  package func value(reading reader: inout NumberReader) -> ClipShape {
    switch self {
    case .bounds: .bounds
    case .roundedRect: .roundedRect(radius: max(0, reader.read()))
    case .path(let path, let eoFill): .path(path.value(reading: &reader), eoFill: eoFill)
    }
  }
}

/// Chains of effects of the same kinds; a shorter one goes on with effects that do nothing.
extension [ImageEffect]: Interpolating, InterpolationForm {
  package static func forms(
    from old: [ImageEffect], to new: [ImageEffect]
  ) -> (old: [ImageEffect], new: [ImageEffect])? {
    let (start, end) = (old.lengthened(like: new), new.lengthened(like: old))
    guard let start, let end, start.isLike(end) else { return nil }
    return (start, end)
  }

  private func lengthened(like other: [ImageEffect]) -> [ImageEffect]? {
    var chain = self
    for effect in other.dropFirst(count) {
      guard let idle = effect.idle else { return nil }
      chain.append(idle)
    }
    return chain
  }

  package func isLike(_ other: [ImageEffect]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isLike($1) }
  }

  package func write(to writer: inout NumberWriter) {
    for effect in self { effect.write(to: &writer) }
  }

  package func value(reading reader: inout NumberReader) -> [ImageEffect] {
    map { $0.value(reading: &reader) }
  }
}
