import LaminaDrawing
public import LaminaGeometry

/// What a canvas draws with: fills, lines, texts, pictures and layers, one over the other.
///
/// ```swift
/// Canvas { context, size in
///   let disc = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.fill(disc, with: .linearGradient(
///     Gradient(colors: [.yellow, .orange]), startPoint: .zero,
///     endPoint: CGPoint(x: 0, y: size.height)))
///   var turned = context                    // a copy has a transform, clip and opacity of its own
///   turned.rotate(by: .degrees(20))
///   turned.draw(Text("Noon"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// A context is a value: changes of a copy do not show in the context that it was made of, and both draw into the same
/// canvas. It is used while the canvas's renderer runs, and not kept.
///
/// Drawing takes commands down, on the main thread, and makes no pixels. Workers make them.
public nonisolated struct GraphicsContext {
  let recording: CanvasRecording
  var place = CanvasPlace()
  /// How strong all that is drawn from now on is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from now on mixes with what is there.
  public var blendMode = BlendMode.normal
  /// Change what is drawn; the last one first.
  var filters: [PlacedFilter] = []
  /// Leave of what is drawn what their alpha covers.
  var masks: [CanvasMask] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// The environment of the canvas.
  @MainActor @preconcurrency
  public var environment: EnvironmentValues { recording.surroundings.environment }

  // MARK: Coordinates

  /// From the context's coordinates to those of the canvas.
  public var transform: CGAffineTransform {
    get { place.transform }
    set { place.setTransform(newValue, in: recording) }
  }

  /// Makes everything that is drawn from now on larger or smaller, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves everything that is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Turns everything that is drawn from now on clockwise about the origin.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  /// Maps everything that is drawn from now on, before the transform that there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
