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

  package func write(to writer: inout NumberWriter) {
    paint?.write(to: &writer)
    switch self {
    case .fillRect(let rect, _), .clipRect(let rect): rect.write(to: &writer)
    case .fillRoundedRect(let rect, let radius, _):
      rect.write(to: &writer)
      writer.write(radius)
    case .fill(let path, _, _), .clip(let path, _): path.write(to: &writer)
    case .stroke(let path, _, let style):
      path.write(to: &writer)
      style.write(to: &writer)
    case .glyphs(let run): run.write(to: &writer)
    case .image(let image, let rect):
      image.part.write(to: &writer)
      rect.write(to: &writer)
    case .shadow(let path, let color, let radius):
      path.write(to: &writer)
      color.write(to: &writer)
      writer.write(radius)
    case .concatenate(let t):
      for part in [t.a, t.b, t.c, t.d, t.tx, t.ty] { writer.write(part) }
    default: break
    }
  }

  package func value(reading reader: inout NumberReader) -> DisplayCommand {
    let paint = paint?.value(reading: &reader) ?? .color(.clear)
    switch self {
    case .fillRect(let rect, _): return .fillRect(rect.value(reading: &reader), paint)
    case .fillRoundedRect(let rect, _, _):
      let rect = rect.value(reading: &reader)
      return .fillRoundedRect(rect, radius: max(0, reader.read()), paint)
    case .fill(let path, _, let eoFill):
      return .fill(path.value(reading: &reader), paint, eoFill: eoFill)
    case .stroke(let path, _, let style):
      let path = path.value(reading: &reader)
      return .stroke(path, paint, style.value(reading: &reader))
    case .glyphs(let run): return .glyphs(run.value(painted: paint, reading: &reader))
    case .image(var image, let rect):
      if image.tint != nil { image.tint = paint }
      image.part = image.part.value(reading: &reader)
      return .image(image, in: rect.value(reading: &reader))
    case .shadow(let path, let color, _):
      let (path, color) = (path.value(reading: &reader), color.value(reading: &reader))
      return .shadow(path, color, radius: max(0, reader.read()))
    case .clipRect(let rect): return .clipRect(rect.value(reading: &reader))
    case .clip(let path, let eoFill):
      return .clip(path.value(reading: &reader), eoFill: eoFill)
    case .concatenate: return .concatenate(CGAffineTransform(reading: &reader))
    default: return self
    }
  }

  var paint: Paint? {
    switch self {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, let paint), .fill(_, let paint, _),
      .stroke(_, let paint, _):
      paint
    case .glyphs(let run): run.paint
    case .image(let image, _): image.tint
    default: nil
    }
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
  fileprivate init(reading reader: inout NumberReader) {
    let x = reader.readPoint()
    let y = reader.readPoint()
    let move = reader.readPoint()
    self.init(a: x.x, b: x.y, c: y.x, d: y.y, tx: move.x, ty: move.y)
  }
}

extension StrokeStyle: InterpolationForm {
  package func isLike(_ other: StrokeStyle) -> Bool {
    lineCap == other.lineCap && lineJoin == other.lineJoin && dash.count == other.dash.count
  }

  package func write(to writer: inout NumberWriter) {
    for number in [lineWidth, miterLimit, dashPhase] + dash { writer.write(number) }
  }

  package func value(reading reader: inout NumberReader) -> StrokeStyle {
    var style = self
    style.lineWidth = max(0, reader.read())
    style.miterLimit = reader.read()
    style.dashPhase = reader.read()
    style.dash = dash.map { _ in max(0, reader.read()) }
    return style
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

  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(size)
    inkBounds.write(to: &writer)
    for glyph in glyphs { writer.write(glyph.position) }
  }

  fileprivate func value(painted paint: Paint, reading reader: inout NumberReader) -> GlyphRun {
    let size = max(0, reader.read())
    let ink = inkBounds.value(reading: &reader)
    return GlyphRun(
      face: face, size: size, slant: slant,
      glyphs: glyphs.map { Glyph(id: $0.id, position: reader.readPoint()) }, paint: paint,
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
