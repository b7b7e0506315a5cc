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
  /// By how much lifetimes differ, in seconds: up to half of it more or less.
  public var lifetimeRange: TimeInterval = 0

  /// How fast a particle is at its birth.
  public var velocity: CGFloat = 0
  /// By how much velocities differ, in points for each second: up to half of it more or less.
  public var velocityRange: CGFloat = 0
  /// In which direction it is sent off: 0 is to the right, and angles turn clockwise.
  public var emissionLongitude: Angle = .zero
  /// The whole of the cone around that direction.
  public var emissionRange: Angle = .zero
  /// What is added to the velocity to the right in each second.
  public var xAcceleration: CGFloat = 0
  /// What is added to the velocity downwards in each second.
  public var yAcceleration: CGFloat = 0

  /// The size of a particle at its birth, in sizes of its contents.
  public var scale: CGFloat = 1
  /// By how much sizes differ at birth: up to half of it more or less.
  public var scaleRange: CGFloat = 0
  /// What is added to the size in each second.
  public var scaleSpeed: CGFloat = 0

  /// How a particle is turned at its birth.
  public var rotation: Angle = .zero
  /// By how much turns at birth differ: up to half of it more or less.
  public var rotationRange: Angle = .zero
  /// By how much it turns in a second.
  public var spin: Angle = .zero
  /// By how much spins differ: up to half of it more or less.
  public var spinRange: Angle = .zero
  /// By how much it turns in a second about its own width, like a leaf of paper.
  public var tumble: Angle = .zero
  /// By how much tumbles differ: up to half of it more or less.
  public var tumbleRange: Angle = .zero

  /// The colour of a particle at its birth; white shows the contents as they are.
  public var color: Color.Resolved = .white
  /// By how much red differs at birth: up to half of it more or less.
  public var redRange: Double = 0
  /// By how much green differs at birth: up to half of it more or less.
  public var greenRange: Double = 0
  /// By how much blue differs at birth: up to half of it more or less.
  public var blueRange: Double = 0
  /// By how much opacity differs at birth: up to half of it more or less.
  public var alphaRange: Double = 0
  /// What is added to red in each second.
  public var redSpeed: Double = 0
  /// What is added to green in each second.
  public var greenSpeed: Double = 0
  /// What is added to blue in each second.
  public var blueSpeed: Double = 0
  /// What is added to opacity in each second.
  public var alphaSpeed: Double = 0

  /// A kind of particle that is born only once `birthRate` and `lifetime` are set.
  public init(_ contents: SpritePicture) { self.contents = contents }
}

extension EmitterCell {
  /// Whether any particle of it is ever seen.
  var emits: Bool { birthRate > 0 && longestLife > 0 && (duration ?? .infinity) > 0 }

  var longestLife: TimeInterval { lifetime + abs(lifetimeRange) / 2 }
}
