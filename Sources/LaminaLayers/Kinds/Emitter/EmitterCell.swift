public import LaminaDrawing
public import LaminaGeometry

/// How particles of one kind are born, move, turn, grow, change colour and die.
///
/// ```
///  value ± range/2, drawn once for each particle;  speed: change a second over its life
///
///        ●  ·  ·         velocity, emissionLongitude (0: right, clockwise), emissionRange
///      /    acceleration ↓
///  ───●──────────────
///     emitter
/// ```
///
/// ```swift
/// var spark = EmitterCell(.glow(radius: 4))
/// spark.birthRate = 60
/// spark.lifetime = 1.5
/// spark.velocity = 80
/// spark.velocityRange = 40
/// spark.emissionLongitude = .degrees(-90)      // upwards
/// spark.emissionRange = .degrees(30)
/// spark.alphaSpeed = -0.7
/// ```
///
/// Lengths are points, times seconds; names are those of `CAEmitterCell`.
public struct EmitterCell: Hashable, Sendable {
  /// What each particle is drawn as.
  public var contents: SpritePicture

  /// How many particles are born in a second, at equal distances of time.
  public var birthRate: Double = 0
  /// For how long particles are born; nil for without end.
  public var duration: TimeInterval?
  /// How long a particle lives.
  public var lifetime: TimeInterval = 0
  public var lifetimeRange: TimeInterval = 0

  /// How fast a particle is at its birth.
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  /// In which direction it is sent off: 0 is to the right, and angles turn clockwise.
  public var emissionLongitude: Angle = .zero
  /// The whole of the cone around that direction.
  public var emissionRange: Angle = .zero
  /// What is added to the velocity in each second.
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0

  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  public var scaleSpeed: CGFloat = 0

  /// How a particle is turned at its birth.
  public var rotation: Angle = .zero
  public var rotationRange: Angle = .zero
  /// By how much it turns in a second.
  public var spin: Angle = .zero
  public var spinRange: Angle = .zero
  /// By how much it turns in a second about its own width, like a leaf of paper.
  public var tumble: Angle = .zero
  public var tumbleRange: Angle = .zero

  public var color: Color.Resolved = .white
  public var redRange: Double = 0
  public var greenRange: Double = 0
  public var blueRange: Double = 0
  public var alphaRange: Double = 0
  public var redSpeed: Double = 0
  public var greenSpeed: Double = 0
  public var blueSpeed: Double = 0
  public var alphaSpeed: Double = 0

  /// A kind of particle that is born only once `birthRate` and `lifetime` are set.
  public init(_ contents: SpritePicture) { self.contents = contents }
}

extension EmitterCell {
  /// Whether any particle of it is ever seen.
  var emits: Bool { birthRate > 0 && longestLife > 0 && (duration ?? .infinity) > 0 }

  var longestLife: TimeInterval { lifetime + abs(lifetimeRange) / 2 }
}
