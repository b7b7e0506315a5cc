public import LaminaGeometry

/// A picture as a drawing shows it: where it comes from, which part, and what becomes of its pixels.
///
/// ```
///  source ──frame──▶ part cut out ──▶ scaled to its place ──▶ effects, in order ──▶ tint
/// ```
///
/// ```swift
/// let photo = ImageDrawing(.file("frog.jpg")) |> .gray |> .blur(4)
/// list.image(photo, in: CGRect(x: 0, y: 0, width: 96, height: 96))
/// ```
public struct ImageDrawing: Hashable, Sendable {
  /// Where the picture comes from.
  public var source: ImageSource
  /// The part to show, in fractions of the upright picture.
  public var part: CGRect
  /// How pixels are made where the picture is shown at another size than its own.
  public var interpolation: Interpolation
  /// Makes the picture's alpha a stencil for a paint; nil shows its own colours.
  public var tint: Paint?
  /// What is done to the pixels at the size in which they are shown, the first first.
  public var effects: [ImageEffect]
  /// Which picture of an animation, from 0.
  public var frame: Int

  /// Makes a drawing of a whole picture in its own colours and without effects, unless something
  /// else is said.
  public init(
    _ source: ImageSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    interpolation: Interpolation = .medium, tint: Paint? = nil, effects: [ImageEffect] = [],
    frame: Int = 0
  ) {
    self.source = source
    self.part = part
    self.interpolation = interpolation
    self.tint = tint
    self.effects = effects
    self.frame = frame
  }
}
