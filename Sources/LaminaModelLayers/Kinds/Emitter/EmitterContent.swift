public import LaminaAnimation
public import LaminaGeometry

/// Particles, as a pure function of a seed and the time.
///
/// ```
///  births  │ │ │ │ │ │ │ │      one every 1/birthRate seconds
///  lives   └───lifetime──┐
///                    ────▼──── at time t those live whose birth is at most a lifetime ago
/// ```
///
/// ```swift
/// var snow = EmitterContent([flake], emitterPosition: CGPoint(x: 200, y: 0))
/// snow.emitterShape = .line
/// snow.emitterSize = CGSize(width: 400, height: 0)
/// snow.particles(at: 3600).count       // birthRate · lifetime, at once: nothing is run through
/// ```
///
/// The same seed and time give the same picture, whatever was asked before. So there is no memory of
/// what an emitter was: another rate or place moves all particles, as if it had always been so.
public struct EmitterContent: LayerContent {
  /// In which order particles are laid on.
  public enum RenderMode: Hashable, Sendable {
    /// Cell by cell, the oldest first.
    case unordered
    /// Light is added to light.
    case additive
  }

  /// The kinds of particles; later ones lie on top.
  public var cells: [EmitterCell]
  /// In the layer's points.
  public var emitterPosition: CGPoint
  /// How wide and high the shape is in which particles are born, in points.
  public var emitterSize: CGSize = .zero
  /// The shape in which particles are born, around the emitter's position.
  public var emitterShape = EmitterShape.point
  /// Whether particles are born anywhere in the shape, or on the line around it.
  public var emitterMode = EmitterMode.surface
  /// How particles that overlap are drawn.
  public var renderMode = RenderMode.unordered
  /// Another one gives other particles.
  public var seed: UInt64
  /// When the first particles are born.
  public var beginTime: TimeInterval = 0
  /// Whether it is as if particles had been born for ever before `beginTime`.
  public var beginsFull = false

  /// Multiplies the birth rates of all cells.
  public var birthRate: Double = 1
  /// Multiplies the lifetimes of all cells.
  public var lifetime: Double = 1
  /// Multiplies the velocities of all cells.
  public var velocity: CGFloat = 1
  /// Multiplies the scales of all cells.
  public var scale: CGFloat = 1
  /// Multiplies the spins of all cells.
  public var spin: Double = 1

  /// So many of a cell are shown at most; the oldest ones go.
  public static let mostParticles = 20_000

  /// Makes an emitter of kinds of particles at a place in the layer's points.
  public init(_ cells: [EmitterCell], emitterPosition: CGPoint, seed: UInt64 = 0) {
    self.cells = cells
    self.emitterPosition = emitterPosition
    self.seed = seed
  }

  /// True as long as any cell lets particles be born.
  public var isMovingByItself: Bool { cells.contains(where: \.emits) }

  /// True until the last particle is gone.
  public func isMovingByItself(after time: TimeInterval) -> Bool {
    isMovingByItself && time <= endTime ?? .infinity
  }

  /// When the last particle is gone; nil if they go on for ever.
  public var endTime: TimeInterval? {
    let emitting = cells.filter(\.emits)
    guard emitting.allSatisfy({ $0.duration != nil }) else { return nil }
    return beginTime
      + (emitting.map { ($0.duration ?? 0) + $0.longestLife * lifetime }.max() ?? 0)
  }

  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// Where particles are born; those that live move along.
  public var animatableData: AnimatableData {
    get { AnimatablePair(emitterPosition.animatableData, emitterSize.animatableData) }
    set {
      emitterPosition.animatableData = newValue.first
      emitterSize.animatableData = newValue.second
    }
  }
}
