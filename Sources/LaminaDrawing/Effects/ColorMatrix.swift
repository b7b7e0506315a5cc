import LaminaGeometry

/// What each component of a colour becomes: a table of four rows and five columns.
///
/// ```
///  red'     r1 r2 r3 r4 r5     red
///  green'   g1 g2 g3 g4 g5     green
///  blue'  = b1 b2 b3 b4 b5  ×  blue
///  opacity' a1 a2 a3 a4 a5     opacity
///                              1
/// ```
/// Components are from 0 to 1 and not premultiplied.
public struct ColorMatrix: Hashable, Sendable {
  /// What red counts for red.
  public var r1: Float = 1
  /// What green counts for red.
  public var r2: Float = 0
  /// What blue counts for red.
  public var r3: Float = 0
  /// What opacity counts for red.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// What red counts for green.
  public var g1: Float = 0
  /// What green counts for green.
  public var g2: Float = 1
  /// What blue counts for green.
  public var g3: Float = 0
  /// What opacity counts for green.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// What red counts for blue.
  public var b1: Float = 0
  /// What green counts for blue.
  public var b2: Float = 0
  /// What blue counts for blue.
  public var b3: Float = 1
  /// What opacity counts for blue.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// What red counts for opacity.
  public var a1: Float = 0
  /// What green counts for opacity.
  public var a2: Float = 0
  /// What blue counts for opacity.
  public var a3: Float = 0
  /// What opacity counts for opacity.
  public var a4: Float = 1
  /// What is added to opacity.
  public var a5: Float = 0

  /// Makes the table that changes nothing.
  public init() {}

  /// The colour that another one becomes, held within what a pixel can say.
  package func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    let given = SIMD4(color.red, color.green, color.blue, color.opacity)
    func sum(_ row: SIMD4<Float>, _ added: Float) -> Float {
      let value = (row * given).sum() + added
      return value.isNaN ? 0 : min(max(value, 0), 1)
    }
    return Color.Resolved(
      red: sum(SIMD4(r1, r2, r3, r4), r5), green: sum(SIMD4(g1, g2, g3, g4), g5),
      blue: sum(SIMD4(b1, b2, b3, b4), b5), opacity: sum(SIMD4(a1, a2, a3, a4), a5))
  }
}

extension ImageEffect {
  /// Sends each colour through a table.
  public static func colorMatrix(_ matrix: ColorMatrix) -> ImageEffect {
    ImageEffect(.colorMatrix(matrix))
  }
}

extension ColorMatrix {
  /// The change of one pixel after the other, for tables by which opacity and colours change each other.
  package var byPixel: CustomImageEffect {
    let matrix = self
    return CustomImageEffect(id: matrix, hasLengths: false) { pixels in
      for y in pixels.rows {
        for x in 0..<pixels.size.width { pixels[x, y] = matrix(pixels[x, y]) }
      }
    }
  }
}
