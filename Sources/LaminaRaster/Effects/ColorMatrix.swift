import LaminaDrawing
import LaminaGeometry

/// A linear change of premultiplied colours, and what it adds: a table of 4 x 5 numbers.
///
/// ```
///  (b, g, r, a)' = blue·b + green·g + red·r + alpha·a + constant      channels from 0 to 255
/// ```
/// What is added to a colour's own channels is multiplied by alpha, so it stands in the column
/// `alpha` and clear pixels stay clear; `constant` is for what is laid over everything.
/// Two in a row are one (`then`); between them nothing is held within bounds.
struct ColorMatrix: Hashable {
  /// What one unit of each channel becomes, in the order blue, green, red, alpha.
  var blue = SIMD4<Float>(1, 0, 0, 0)
  var green = SIMD4<Float>(0, 1, 0, 0)
  var red = SIMD4<Float>(0, 0, 1, 0)
  var alpha = SIMD4<Float>(0, 0, 0, 1)
  var constant = SIMD4<Float>()

  static let identity = ColorMatrix()

  @inline(__always)
  func callAsFunction(_ cell: SIMD4<Float>) -> SIMD4<Float> {
    linear(cell) + constant
  }

  @inline(__always)
  private func linear(_ cell: SIMD4<Float>) -> SIMD4<Float> {
    blue * cell.x + green * cell.y + (red * cell.z + alpha * cell.w)
  }

  /// Whether what is opaque stays so.
  var keepsOpaque: Bool {
    blue.w == 0 && green.w == 0 && red.w == 0 && alpha.w + constant.w / 255 > 0.999
  }

  /// This one first, then `next`.
  func then(_ next: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      blue: next.linear(blue), green: next.linear(green), red: next.linear(red),
      alpha: next.linear(alpha), constant: next(constant))
  }
}

extension ColorMatrix {
  /// A table for colours that are not premultiplied; nil for one by which opacity and colours change each other.
  init?(_ table: LaminaDrawing.ColorMatrix) {
    let mixing = [table.r4, table.g4, table.b4, table.a1, table.a2, table.a3, table.a5]
    let part = table.a4
    guard mixing.allSatisfy({ $0 == 0 }), (0...1).contains(part) else { return nil }
    self.init(
      blue: SIMD4(table.b3, table.g3, table.r3, 0) * part,
      green: SIMD4(table.b2, table.g2, table.r2, 0) * part,
      red: SIMD4(table.b1, table.g1, table.r1, 0) * part,
      alpha: SIMD4(table.b5, table.g5, table.r5, 1) * part)
    let sum = blue + green + red + alpha
    guard sum.sum().isFinite else { return nil }
  }

  /// How bright blue, green and red of a screen look, as Rec709 has it.
  private static let brightness = SIMD3<Float>(0.0722, 0.7152, 0.2126)

  /// Colours `amount` times as far from gray.
  static func saturation(_ amount: CGFloat) -> ColorMatrix {
    let kept = Float(amount)
    let gray = brightness * Float(1 - amount)
    var matrix = ColorMatrix()
    matrix.blue = SIMD4(gray.x + kept, gray.x, gray.x, 0)
    matrix.green = SIMD4(gray.y, gray.y + kept, gray.y, 0)
    matrix.red = SIMD4(gray.z, gray.z, gray.z + kept, 0)
    return matrix
  }

  /// Channels `amount` times as far from the middle.
  static func contrast(_ amount: CGFloat) -> ColorMatrix {
    scaled(by: Float(amount), adding: Float(1 - amount) / 2)
  }

  /// `amount` (of 1) added to all channels.
  static func brightness(_ amount: CGFloat) -> ColorMatrix {
    scaled(by: 1, adding: Float(amount))
  }

  private static func scaled(by factor: Float, adding part: Float) -> ColorMatrix {
    ColorMatrix(
      blue: SIMD4(factor, 0, 0, 0), green: SIMD4(0, factor, 0, 0), red: SIMD4(0, 0, factor, 0),
      alpha: SIMD4(part, part, part, 1))
  }

  /// The brown of old photographs, as CSS filter effects define it.
  static func sepia(_ amount: CGFloat) -> ColorMatrix {
    let all = Float(amount)
    let none = Float(1 - amount)
    return ColorMatrix(
      blue: SIMD4(0.131, 0.168, 0.189, 0) * all + SIMD4(none, 0, 0, 0),
      green: SIMD4(0.534, 0.686, 0.769, 0) * all + SIMD4(0, none, 0, 0),
      red: SIMD4(0.272, 0.349, 0.393, 0) * all + SIMD4(0, 0, none, 0))
  }

  /// `color` laid over where the picture is: alpha stays.
  static func tint(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = faded(by: color.opacity)
    matrix.alpha = SIMD4(color.channels * color.opacity, 1)
    return matrix
  }

  /// `color` laid over the whole rectangle, also where the picture is clear.
  static func overlay(_ color: Color.Resolved) -> ColorMatrix {
    var matrix = faded(by: color.opacity)
    matrix.alpha = SIMD4(0, 0, 0, 1 - color.opacity)
    matrix.constant = SIMD4(color.channels * color.opacity, color.opacity) * 255
    return matrix
  }

  /// Hues turned by `angle`, as CSS filter effects define it: brightness stays about the same.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let c = Float(cos(angle.radians))
    let s = Float(sin(angle.radians))
    let (r, g, b): (Float, Float, Float) = (0.213, 0.715, 0.072)
    // What one unit of blue, green and red adds to blue, green and red.
    return ColorMatrix(
      blue: SIMD4(b + c * (1 - b) + s * b, b - c * b - s * 0.283, b - c * b + s * (1 - b), 0),
      green: SIMD4(g - c * g + s * g, g + c * (1 - g) + s * 0.140, g - c * g - s * g, 0),
      red: SIMD4(r - c * r - s * (1 - r), r - c * r + s * 0.143, r + c * (1 - r) - s * r, 0))
  }

  /// Each channel's distance from full.
  static let invert = scaled(by: -1, adding: 1)

  /// Each channel times that of `color`.
  static func multiply(_ color: Color.Resolved) -> ColorMatrix {
    let c = color.channels * color.opacity
    let a = color.opacity
    return ColorMatrix(
      blue: SIMD4(c.x, 0, 0, 0), green: SIMD4(0, c.y, 0, 0), red: SIMD4(0, 0, c.z, 0),
      alpha: SIMD4(0, 0, 0, a))
  }

  /// Black, as opaque as the colour was bright.
  static let luminanceToAlpha = ColorMatrix(
    blue: SIMD4(0, 0, 0, brightness.x), green: SIMD4(0, 0, 0, brightness.y),
    red: SIMD4(0, 0, 0, brightness.z), alpha: SIMD4())

  /// `amount` of everything.
  static func opacity(_ amount: CGFloat) -> ColorMatrix {
    let part = Float(amount)
    return ColorMatrix(
      blue: SIMD4(part, 0, 0, 0), green: SIMD4(0, part, 0, 0), red: SIMD4(0, 0, part, 0),
      alpha: SIMD4(0, 0, 0, part))
  }

  private static func faded(by opacity: Float) -> ColorMatrix {
    let rest = 1 - opacity
    return ColorMatrix(
      blue: SIMD4(rest, 0, 0, 0), green: SIMD4(0, rest, 0, 0), red: SIMD4(0, 0, rest, 0))
  }
}

extension Color.Resolved {
  /// Blue, green, red, in the order of stored pixels.
  fileprivate var channels: SIMD3<Float> { SIMD3(blue, green, red) }
}
