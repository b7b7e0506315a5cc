package import LaminaDrawing
package import LaminaGeometry

extension SymbolOutline {
  /// Draws the symbol in a square.
  package func record(
    into list: inout DisplayList.Recorder, in square: CGRect, with ink: SymbolInk,
    isMirrored: Bool = false
  ) {
    let parts = ink.isPlain ? plain ?? parts : parts
    let pen = SymbolPen(in: square, ink, stepCount: stepCount, isMirrored: isMirrored)
    if pen.showsOverlaps(of: parts) {
      return list.masked(
        { $0.fill(square.insetBy(dx: -1, dy: -1), with: ink.paint(of: 0)) },
        by: { pen.opaque.drawAll(parts, into: &$0) })
    }
    pen.drawAll(parts, into: &list)
  }
}

/// Draws parts of one symbol.
private struct SymbolPen {
  private var ink: SymbolInk
  private let scale: CGFloat
  private let map: CGAffineTransform
  private let stepCount: Int

  init(in square: CGRect, _ ink: SymbolInk, stepCount: Int, isMirrored: Bool) {
    self.ink = ink
    self.stepCount = stepCount
    // Heavy lines reach further out: the symbol becomes as much smaller.
    let grid = SymbolOutline.grid
    let inset = max(0, ink.weight) / 2
    scale = square.width / grid * (grid - 2 * inset) / grid
    let margin = inset * square.width / grid
    let x = isMirrored ? square.maxX - margin : square.minX + margin
    map = CGAffineTransform(
      a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale, tx: x, ty: square.minY + margin)
  }

  /// Whether paint that something shows through would be laid twice where parts or lines meet.
  func showsOverlaps(of parts: [SymbolPart]) -> Bool {
    guard !ink.isLayered, !ink.paint(of: 0).isOpaque else { return false }
    return parts.count > 1 || parts.contains { isCompound($0) }
  }

  /// The same in black.
  var opaque: SymbolPen {
    var pen = self
    pen.ink.paints = [.color(.black)]
    return pen
  }

  private func isCompound(_ part: SymbolPart) -> Bool {
    if case .solid = part.ink { return true }
    guard case .filled = part.ink else { return false }
    return ink.weight * part.response + part.extra > 0.01
  }

  /// Draws parts in order, apart from what is below where one takes something out of those before.
  func drawAll(_ parts: [SymbolPart], into list: inout DisplayList.Recorder) {
    guard parts.contains(where: erases) else {
      for part in parts { draw(part, into: &list) }
      return
    }
    list.group(GroupStyle()) { list in
      for part in parts { draw(part, into: &list) }
    }
  }

  /// Whether the part takes something out of those before.
  func erases(_ part: SymbolPart) -> Bool {
    switch part.use {
    case .drawn: false
    case .cut: !ink.isLayered
    case .erased: true
    }
  }

  func draw(_ part: SymbolPart, into list: inout DisplayList.Recorder) {
    if erases(part) {
      list.group(GroupStyle(blendMode: .destinationOut)) { list in
        stencil(part, with: .color(.black), into: &list)
      }
      return
    }
    let strength = ink.strength(of: part.step, count: stepCount)
    let paint = ink.paint(of: part.level)
    if strength >= 1 { return stencil(part, with: paint, into: &list) }
    list.group(opacity: strength) { list in stencil(part, with: paint, into: &list) }
  }

  /// Draws what is ink of a part.
  private func stencil(
    _ part: SymbolPart, with paint: Paint, into list: inout DisplayList.Recorder
  ) {
    let path = part.path.applying(map)
    let weight = ink.weight * part.response + part.extra
    switch part.ink {
    case .filled(let eoFill): fill(path, eoFill, weight, with: paint, into: &list)
    case .lines(let width): line(path, width + weight, with: paint, into: &list)
    case .solid(let width):
      list.fill(path, with: paint)
      line(path, width + weight, with: paint, into: &list)
    case .inside(let width):
      list.saving { list in
        list.clip(path)
        line(path, 2 * (width + weight), with: paint, into: &list)
      }
    }
  }

  /// Fills an outline, thicker or thinner by `weight` in all.
  private func fill(
    _ path: Path, _ eoFill: Bool, _ weight: CGFloat, with paint: Paint,
    into list: inout DisplayList.Recorder
  ) {
    guard weight < -0.01 else {
      list.fill(path, with: paint, eoFill: eoFill)
      if weight > 0.01 { list.stroke(path, with: paint, style: style(weight)) }
      return
    }
    list.group(GroupStyle()) { list in
      list.fill(path, with: paint, eoFill: eoFill)
      list.group(GroupStyle(blendMode: .destinationOut)) { list in
        list.stroke(path, with: .color(.black), style: style(-weight))
      }
    }
  }

  private func line(
    _ path: Path, _ width: CGFloat, with paint: Paint, into list: inout DisplayList.Recorder
  ) {
    list.stroke(path, with: paint, style: style(max(width, 0.35)))
  }

  private func style(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round)
  }
}
