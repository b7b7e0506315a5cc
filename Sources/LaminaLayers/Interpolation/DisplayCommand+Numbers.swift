package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension DisplayCommand: Interpolating, InterpolationForm {
  /// Commands of one kind, made alike: a rectangle gets round corners of 0, a colour becomes a
  /// gradient where the other is one.
  package static func forms(
    from old: DisplayCommand, to new: DisplayCommand
  ) -> (old: DisplayCommand, new: DisplayCommand)? {
    switch (old, new) {
    case (.fillRect(let rect, let paint), .fillRoundedRect):
      return forms(from: .fillRoundedRect(rect, radius: 0, paint), to: new)
    case (.fillRoundedRect, .fillRect(let rect, let paint)):
      return forms(from: old, to: .fillRoundedRect(rect, radius: 0, paint))
    case (.fill(let path, _, _), _) where !new.isFilledPath:
      return new.outlined(like: path).flatMap { forms(from: old, to: $0) }
    case (_, .fill(let path, _, _)) where !old.isFilledPath:
      return old.outlined(like: path).flatMap { forms(from: $0, to: new) }
    default:
      guard let a = old.paint, let b = new.paint else { return old.isLike(new) ? (old, new) : nil }
      guard let (a, b) = Paint.forms(from: a, to: b) else { return nil }
      let (start, end) = (old.painted(with: a), new.painted(with: b))
      return start.isLike(end) ? (start, end) : nil
    }
  }

  package func isLike(_ other: DisplayCommand) -> Bool {
    guard paint.map({ a in other.paint.map { a.isLike($0) } ?? false }) ?? true else {
      return false
    }
    return switch (self, other) {
    case (.fillRect, .fillRect), (.fillRoundedRect, .fillRoundedRect), (.clipRect, .clipRect),
      (.concatenate, .concatenate):
      true
    case (.fill(let a, _, let rule), .fill(let b, _, let other)),
      (.clip(let a, let rule), .clip(let b, let other)):
      rule == other && a.isLike(b)
    case (.stroke(let a, _, let style), .stroke(let b, _, let other)):
      a.isLike(b) && style.isLike(other)
    case (.glyphs(let a), .glyphs(let b)): a.isLike(b)
    case (.image(let a, _), .image(let b, _)): a.isLike(b)
    case (.shadow(let a, _, _), .shadow(let b, _, _)): a.isLike(b)
    default: false
    }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    visitPaint(&walk)
    switch self {
    case .fillRect(let rect, let paint): self = .fillRect(walk.visited(rect), paint)
    case .fillRoundedRect(let rect, let radius, let paint):
      self = .fillRoundedRect(
        walk.visited(rect), radius: walk.visited(length: radius), paint)
    case .fill(let path, let paint, let eoFill):
      self = .fill(walk.visited(path), paint, eoFill: eoFill)
    case .stroke(let path, let paint, let style):
      self = .stroke(walk.visited(path), paint, walk.visited(style))
    case .glyphs(let run): self = .glyphs(run.visited(by: &walk))
    case .image(var image, let rect):
      image.part.visitNumbers(&walk)
      self = .image(image, in: walk.visited(rect))
    case .shadow(let path, let color, let radius):
      self = .shadow(
        walk.visited(path), walk.visited(color), radius: walk.visited(length: radius))
    case .clipRect(let rect): self = .clipRect(walk.visited(rect))
    case .clip(let path, let eoFill): self = .clip(walk.visited(path), eoFill: eoFill)
    case .concatenate(var transform):
      transform.visitNumbers(&walk)
      self = .concatenate(transform)
    default: break
    }
  }

  mutating func visitPaint(_ walk: inout NumberWalk) {
    if let paint { self = painted(with: walk.visited(paint)) }
  }

  func painted(with paint: Paint) -> DisplayCommand {
    switch self {
    case .fillRect(let rect, _): .fillRect(rect, paint)
    case .fillRoundedRect(let rect, let radius, _): .fillRoundedRect(rect, radius: radius, paint)
    case .fill(let path, _, let eoFill): .fill(path, paint, eoFill: eoFill)
    case .stroke(let path, _, let style): .stroke(path, paint, style)
    case .glyphs(let run): .glyphs(run.painted(with: paint))
    case .image(let image, let rect): .image(image.tinted(with: paint), in: rect)
    default: self
    }
  }
}

extension DisplayCommand {
  fileprivate var isFilledPath: Bool { if case .fill = self { true } else { false } }

  /// A filled rectangle as the outline of the same steps as another; nil where there is none.
  fileprivate func outlined(like path: Path) -> DisplayCommand? {
    let candidates: (paths: [Path], paint: Paint)
    switch self {
    case .fillRect(let rect, let paint): candidates = ([Path(rect), Path(ellipseIn: rect)], paint)
    case .fillRoundedRect(let rect, let radius, let paint):
      let isRound = rect.width == rect.height && radius >= rect.width / 2
      let rounded = Path(roundedRect: rect, cornerRadius: radius)
      candidates = (isRound ? [Path(ellipseIn: rect), rounded] : [rounded], paint)
    default: return nil
    }
    return candidates.paths.first { $0.isLike(path) }
      .map { .fill($0, candidates.paint, eoFill: false) }
  }
}

extension CGAffineTransform {
  fileprivate mutating func visitNumbers(_ walk: inout NumberWalk) {
    self = CGAffineTransform(
      a: walk.visited(a), b: walk.visited(b), c: walk.visited(c), d: walk.visited(d),
      tx: walk.visited(tx), ty: walk.visited(ty))
  }
}

extension StrokeStyle: InterpolationForm {
  package func isLike(_ other: StrokeStyle) -> Bool {
    lineCap == other.lineCap && lineJoin == other.lineJoin && dash.count == other.dash.count
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    lineWidth = walk.visited(length: lineWidth)
    miterLimit = walk.visited(miterLimit)
    dashPhase = walk.visited(dashPhase)
    dash = dash.map { walk.visited(length: $0) }
  }
}

extension GlyphRun {
  fileprivate func isLike(_ other: GlyphRun) -> Bool {
    face === other.face && slant == other.slant && glyphs.count == other.glyphs.count
      && zip(glyphs, other.glyphs).allSatisfy { $0.id == $1.id }
  }

  fileprivate func painted(with paint: Paint) -> GlyphRun {
    GlyphRun(
      face: face, size: size, slant: slant, glyphs: glyphs, paint: paint, inkBounds: inkBounds)
  }

  fileprivate func visited(by walk: inout NumberWalk) -> GlyphRun {
    let size = walk.visited(length: size)
    let ink = walk.visited(inkBounds)
    return GlyphRun(
      face: face, size: size, slant: slant,
      glyphs: glyphs.map { Glyph(id: $0.id, position: walk.visited($0.position), text: $0.text) },
      paint: paint,
      inkBounds: ink)
  }
}

extension ImageDrawing {
  /// Whether the pictures differ at most in the part that is shown, and in the paint.
  fileprivate func isLike(_ other: ImageDrawing) -> Bool {
    var copy = self
    copy.part = other.part
    if copy.tint != nil, other.tint != nil { copy.tint = other.tint }
    return copy == other
  }

  fileprivate func tinted(with paint: Paint) -> ImageDrawing {
    var copy = self
    copy.tint = paint
    return copy
  }
}
