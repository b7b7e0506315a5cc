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

  private var paint: Paint? {
    switch self {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, let paint), .fill(_, let paint, _),
      .stroke(_, let paint, _):
      paint
    case .glyphs(let run): run.paint
    default: nil
    }
  }

  private func painted(with paint: Paint) -> DisplayCommand {
    switch self {
    case .fillRect(let rect, _): .fillRect(rect, paint)
    case .fillRoundedRect(let rect, let radius, _): .fillRoundedRect(rect, radius: radius, paint)
    case .fill(let path, _, let eoFill): .fill(path, paint, eoFill: eoFill)
    case .stroke(let path, _, let style): .stroke(path, paint, style)
    case .glyphs(let run): .glyphs(run.painted(with: paint))
    default: self
    }
  }
}

extension CGAffineTransform {
  fileprivate init(reading reader: inout NumberReader) {
    let (x, y, move) = (reader.readPoint(), reader.readPoint(), reader.readPoint())
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
  /// Whether the pictures differ at most in the part that is shown.
  fileprivate func isLike(_ other: ImageDrawing) -> Bool {
    var copy = self
    copy.part = other.part
    return copy == other
  }
}

extension Contents: Interpolating {
  /// Only what is drawn straight into the frame moves; a worker's picture stays the same.
  package static func forms(
    from old: Contents, to new: Contents
  ) -> (old: ContentsForm, new: ContentsForm)? {
    guard case .direct(let start) = old, case .direct(let end) = new,
      let (old, new) = DisplayList.forms(from: start, to: end)
    else { return nil }
    return (ContentsForm(list: old), ContentsForm(list: new))
  }
}

/// The form of contents that are drawn straight into the frame.
package struct ContentsForm: InterpolationForm {
  let list: DisplayListForm

  package func isLike(_ other: ContentsForm) -> Bool { list.isLike(other.list) }
  package func write(to writer: inout NumberWriter) { list.write(to: &writer) }
  package func value(reading reader: inout NumberReader) -> Contents {
    .direct(list.value(reading: &reader))
  }
}
