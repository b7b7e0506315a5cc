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
    guard !ink.isLayered, pen.showsOverlaps(of: parts[...]) else {
      return pen.drawAll(parts, into: &list)
    }
    pen.layOnce(ink.paint(of: 0), over: parts[...], into: &list) {
      pen.opaque.drawAll(parts, into: &$0)
    }
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

  /// Whether paint of the first one's layer that something shows through would be laid twice where parts or lines meet.
  func showsOverlaps(of parts: ArraySlice<SymbolPart>) -> Bool {
    guard let first = parts.first, !ink.paint(of: first.level).isOpaque else { return false }
    return parts.count > 1 || isCompound(first)
  }

  /// Lays paint once over all that is drawn of parts.
  func layOnce(
    _ paint: Paint, over parts: ArraySlice<SymbolPart>, into list: inout DisplayList.Recorder,
    by stencil: (inout DisplayList.Recorder) -> Void
  ) {
    let place = parts.reduce(CGRect.null) { place, part in
      let reach = max(0, ink.weight * part.response) / 2
      return place.union(part.bounds.insetBy(dx: -reach, dy: -reach))
    }
    guard !place.isNull else { return }
    // A little more for edges that are smooth.
    let rect = place.applying(map).insetBy(dx: -1, dy: -1)
    list.masked({ $0.fill(rect, with: paint) }, by: stencil)
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
    guard parts.contains(where: erases) else { return drawInTurn(parts, into: &list) }
    list.group(GroupStyle()) { list in drawInTurn(parts, into: &list) }
  }

  private func drawInTurn(_ parts: [SymbolPart], into list: inout DisplayList.Recorder) {
    var rest = parts[...]
    while let first = rest.first {
      if erases(first) {
        erase(first, into: &list)
        rest = rest.dropFirst()
      } else {
        let alike = rest.prefix { isAlike($0, first) }
        draw(alike, into: &list)
        rest = rest.dropFirst(alike.count)
      }
    }
  }

  /// Whether two parts are drawn with the same paint, as strong.
  private func isAlike(_ part: SymbolPart, _ other: SymbolPart) -> Bool {
    !erases(part) && part.level == other.level && part.step == other.step
  }

  /// Whether the part takes something out of those before.
  func erases(_ part: SymbolPart) -> Bool {
    switch part.use {
    case .drawn: false
    case .cut: !ink.isLayered
    case .erased: true
    }
  }

  private func erase(_ part: SymbolPart, into list: inout DisplayList.Recorder) {
    list.group(GroupStyle(blendMode: .destinationOut)) { list in
      stencil(part, with: .color(.black), into: &list)
    }
  }

  /// Draws parts that are alike.
  private func draw(_ parts: ArraySlice<SymbolPart>, into list: inout DisplayList.Recorder) {
    guard let first = parts.first else { return }
    let strength = ink.strength(of: first.step, count: stepCount)
    if strength >= 1 { return drawStrong(parts, ink.paint(of: first.level), into: &list) }
    list.group(opacity: strength) { list in
      drawStrong(parts, ink.paint(of: first.level), into: &list)
    }
  }

  private func drawStrong(
    _ parts: ArraySlice<SymbolPart>, _ paint: Paint, into list: inout DisplayList.Recorder
  ) {
    guard showsOverlaps(of: parts) else {
      for part in parts { stencil(part, with: paint, into: &list) }
      return
    }
    layOnce(paint, over: parts, into: &list) { list in
      for part in parts { stencil(part, with: .color(.black), into: &list) }
    }
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
