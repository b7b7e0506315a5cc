package import LaminaGeometry

extension MeshPaint {
  /// A small part of a mesh: four corners in order around it, with their colours.
  package struct Cell: Sendable {
    package var corners: (CGPoint, CGPoint, CGPoint, CGPoint)
    package var colors: (Color.Resolved, Color.Resolved, Color.Resolved, Color.Resolved)
  }

  /// The mesh in parts that are small enough to have straight sides, each patch in `steps` by `steps`.
  package func cells(steps: Int) -> [Cell] {
    let steps = min(max(steps, 1), 64)
    let mixable = colors.map { channels(of: $0) }
    var cells: [Cell] = []
    cells.reserveCapacity((columns - 1) * (rows - 1) * steps * steps)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        add(to: &cells, patch(column, row), column, row, mixable, steps)
      }
    }
    return cells
  }

  private func add(
    to cells: inout [Cell], _ patch: Patch, _ column: Int, _ row: Int,
    _ channels: [SIMD4<Double>], _ steps: Int
  ) {
    let side = steps + 1
    var places: [CGPoint] = []
    var mixed: [Color.Resolved] = []
    for index in 0..<side * side {
      let u = Double(index % side) / Double(steps)
      let v = Double(index / side) / Double(steps)
      places.append(patch.point(u, v))
      mixed.append(color(column, row, u, v, channels))
    }
    for index in 0..<steps * steps {
      let a = index / steps * side + index % steps
      let (b, c, d) = (a + 1, a + side + 1, a + side)
      cells.append(
        Cell(
          corners: (places[a], places[b], places[c], places[d]),
          colors: (mixed[a], mixed[b], mixed[c], mixed[d])))
    }
  }

  // MARK: Colours

  private func color(
    _ column: Int, _ row: Int, _ u: Double, _ v: Double, _ channels: [SIMD4<Double>]
  ) -> Color.Resolved {
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      channels[min(max(y, 0), rows - 1) * columns + min(max(x, 0), columns - 1)]
    }
    guard smoothsColors else {
      let top = at(column, row) * (1 - u) + at(column + 1, row) * u
      let bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
      return color(of: top * (1 - v) + bottom * v)
    }
    let (x, y) = (Self.weights(u), Self.weights(v))
    var sum = SIMD4<Double>()
    for j in 0..<4 {
      for i in 0..<4 { sum += at(column + i - 1, row + j - 1) * (x[i] * y[j]) }
    }
    return color(of: sum)
  }

  /// How much each of four neighbours counts for a cubic curve through the middle two.
  private static func weights(_ t: Double) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(
      (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2)
  }

  /// Four numbers of a colour that may be mixed: premultiplied, or of OKLab.
  private func channels(of color: Color.Resolved) -> SIMD4<Double> {
    if isPerceptual { return color.perceptual }
    let alpha = Double(color.opacity)
    return SIMD4(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
  }

  private func color(of channels: SIMD4<Double>) -> Color.Resolved {
    if isPerceptual { return Color.Resolved(perceptual: channels) }
    let alpha = min(max(channels.w, 0), 1)
    guard alpha > 0 else { return .clear }
    func part(_ value: Double) -> Float { Float(min(max(value / alpha, 0), 1)) }
    return Color.Resolved(
      red: part(channels.x), green: part(channels.y), blue: part(channels.z), opacity: Float(alpha))
  }

  // MARK: Places

  private func patch(_ column: Int, _ row: Int) -> Patch {
    let a = vertices[row * columns + column]
    let b = vertices[row * columns + column + 1]
    let c = vertices[(row + 1) * columns + column + 1]
    let d = vertices[(row + 1) * columns + column]
    return Patch(
      top: [a.position, a.trailing, b.leading, b.position],
      bottom: [d.position, d.trailing, c.leading, c.position],
      left: [a.position, a.bottom, d.top, d.position],
      right: [b.position, b.bottom, c.top, c.position])
  }

  /// Four curves that meet at their ends, and what they enclose (Coons's patch).
  private struct Patch {
    let top, bottom, left, right: [CGPoint]

    func point(_ u: Double, _ v: Double) -> CGPoint {
      let (t, b) = (Self.curve(top, u), Self.curve(bottom, u))
      let (l, r) = (Self.curve(left, v), Self.curve(right, v))
      func mixed(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let across = t[keyPath: axis] * (1 - v) + b[keyPath: axis] * v
        let down = l[keyPath: axis] * (1 - u) + r[keyPath: axis] * u
        let upper = top[0][keyPath: axis] * (1 - u) + top[3][keyPath: axis] * u
        let lower = bottom[0][keyPath: axis] * (1 - u) + bottom[3][keyPath: axis] * u
        return across + down - (upper * (1 - v) + lower * v)
      }
      return CGPoint(x: mixed(\.x), y: mixed(\.y))
    }

    private static func curve(_ p: [CGPoint], _ t: Double) -> CGPoint {
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: p[0].x * a + p[1].x * b + p[2].x * c + p[3].x * d,
        y: p[0].y * a + p[1].y * b + p[2].y * c + p[3].y * d)
    }
  }
}
