package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension Border: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    width = walk.visited(length: width)
    color.visitNumbers(&walk)
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

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    color.visitNumbers(&walk)
    radius = walk.visited(length: radius)
    offset.visitNumbers(&walk)
    path?.visitNumbers(&walk)
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

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    switch self {
    case .bounds: break
    case .roundedRect(let radius): self = .roundedRect(radius: walk.visited(length: radius))
    case .path(let path, let eoFill): self = .path(walk.visited(path), eoFill: eoFill)
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

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    for index in indices { self[index].visitNumbers(&walk) }
  }
}
