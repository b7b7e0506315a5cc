import LaminaDrawing
import LaminaGeometry

/// A conic gradient, which Cairo lacks: computed pixel by pixel from a table of colours.
///
/// ```
///        270°
///         │        the colour of a pixel = its angle's place between start and end,
///  180° ──┼── 0°   end colours beyond them: first the end's, from half way on the start's
///         │
///         90°
/// ```
struct AngularSweep {
  var stops: [Paint.Stop]
  var center: CGPoint
  var startAngle: Angle
  var endAngle: Angle

  private static let tableSize = 2048

  /// Writes premultiplied pixels for `rect`; `toPoints` maps pixels to the gradient's points.
  func fill(
    _ pixels: UnsafeMutableRawPointer, bytesPerRow: Int, covering rect: PixelRect,
    toPoints: CGAffineTransform
  ) {
    let table = Self.table(of: stops)
    let sweep = endAngle.radians - startAngle.radians
    table.withUnsafeBufferPointer { table in
      for row in 0..<rect.height {
        let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<rect.width {
          let pixel = CGPoint(
            x: CGFloat(rect.x + column) + 0.5, y: CGFloat(rect.y + row) + 0.5)
          let point = pixel.applying(toPoints)
          let angle = atan2(point.y - center.y, point.x - center.x)
          line[column] = table[Self.index(of: angle - startAngle.radians, in: sweep)]
        }
      }
    }
  }

  /// The table's entry for an angle after the start.
  private static func index(of angle: Double, in sweep: Double) -> Int {
    let turn = 2 * Double.pi
    let length = min(abs(sweep), turn)
    guard length > 0 else { return tableSize - 1 }
    var forward = (sweep < 0 ? -angle : angle).truncatingRemainder(dividingBy: turn)
    if forward < 0 { forward += turn }
    if forward > length {
      return forward - length < (turn - length) / 2 ? tableSize - 1 : 0
    }
    return Int(forward / length * Double(tableSize - 1) + 0.5)
  }

  /// Premultiplied colours at equal steps from 0 to 1.
  private static func table(of stops: [Paint.Stop]) -> [UInt32] {
    (0..<tableSize).map { step in
      color(at: CGFloat(step) / CGFloat(tableSize - 1), in: stops).premultiplied
    }
  }

  private static func color(at location: CGFloat, in stops: [Paint.Stop]) -> Color.Resolved {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let t = Float((location - a.location) / (b.location - a.location))
    return Color.Resolved(
      red: a.color.red + (b.color.red - a.color.red) * t,
      green: a.color.green + (b.color.green - a.color.green) * t,
      blue: a.color.blue + (b.color.blue - a.color.blue) * t,
      opacity: a.color.opacity + (b.color.opacity - a.color.opacity) * t)
  }
}

extension Color.Resolved {
  /// The stored pixel: 0xAARRGGBB, premultiplied.
  var premultiplied: UInt32 {
    let alpha = min(max(opacity, 0), 1)
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
