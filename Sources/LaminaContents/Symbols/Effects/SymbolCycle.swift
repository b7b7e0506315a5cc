import LaminaAnimation
import LaminaGeometry

/// One time through an effect: a pose for each moment of it.
nonisolated struct SymbolCycle {
  /// In seconds.
  let duration: TimeInterval
  /// Whether it is left out where motion is to be reduced.
  let hasMotion: Bool
  /// At which parts of the time the pose is another one, in order; nil: all the time.
  private let changes: [Double]?
  private let pose: (Double) -> SymbolPose

  private init(
    _ duration: TimeInterval, hasMotion: Bool = true, changes: [Double]? = nil,
    _ pose: @escaping (Double) -> SymbolPose
  ) {
    (self.duration, self.hasMotion) = (duration, hasMotion)
    (self.changes, self.pose) = (changes, pose)
  }

  /// The pose at a part of the time, from 0 to 1.
  func callAsFunction(_ progress: Double) -> SymbolPose { pose(progress) }

  /// Whether the pose is ever another one than that of a symbol that stands still.
  var isSeen: Bool { changes?.isEmpty != true }

  /// At which part of the time the next pose begins: at the same one where each moment has its own, and at the end, 1,
  /// where there is no other.
  func change(after progress: Double) -> Double {
    guard let changes else { return progress }
    return changes.first { $0 > progress } ?? 1
  }

  /// Nil for an effect that is a state, or a replacement.
  init?(
    _ kind: SymbolEffectConfiguration.Kind,
    on stage: SymbolStage = SymbolStage(stepCount: 0, readsFromRight: false, reducesMotion: false)
  ) {
    switch kind {
    case .bounce(let isDown): self = Self.bounce(isDown)
    case .pulse: self = Self.pulse
    case .variableColor(let effect): self = Self.lighting(effect, stepCount: stage.stepCount)
    case .wiggle(let way): self = Self.wiggle(way, readsFromRight: stage.readsFromRight)
    case .rotate(let isClockwise): self = Self.turn(isClockwise != stage.readsFromRight)
    case .breathe(let pulses): self = Self.breath(pulses)
    case .scale, .appear, .disappear, .replace: return nil
    }
  }

  private static func bounce(_ isDown: Bool) -> SymbolCycle {
    let scales = KeyframeTimeline(initialValue: CGFloat(1)) {
      KeyframeTrack {
        CubicKeyframe(isDown ? 0.78 : 1.24, duration: 0.16)
        CubicKeyframe(isDown ? 1.08 : 0.93, duration: 0.18)
        CubicKeyframe(1, duration: 0.2)
      }
    }
    return SymbolCycle(scales.duration) { progress in
      SymbolPose(scale: scales.value(progress: progress))
    }
  }

  private static var pulse: SymbolCycle {
    SymbolCycle(1.2, hasMotion: false) { SymbolPose(opacity: 1 - 0.65 * wave($0)) }
  }

  /// A pose for each place that the light comes to: one more than there are steps.
  private static func lighting(
    _ effect: VariableColorSymbolEffect, stepCount: Int
  ) -> SymbolCycle {
    let parts = (0..<stepCount).map { Double($0 + 1) / Double(stepCount + 1) }
    let there = effect.reverses ? parts.map { $0 / 2 } : parts
    let back = effect.reverses ? there.reversed().map { 1 - $0 } : []
    // A little later, when it is there whatever rounding makes of it.
    let later = (there + back).map { $0 + 1e-5 }
    return SymbolCycle(effect.reverses ? 2 : 1.2, hasMotion: false, changes: later) { progress in
      let way = effect.reverses ? 1 - abs(2 * progress - 1) : progress
      return SymbolPose(lighting: SymbolPose.Lighting(progress: min(way, 0.999), effect: effect))
    }
  }

  private static func wiggle(
    _ way: WiggleSymbolEffect.Way, readsFromRight: Bool
  ) -> SymbolCycle {
    // Poses are mirrored where one reads from the right: what goes left there goes right here.
    let side: CGFloat = readsFromRight ? -1 : 1
    return SymbolCycle(0.7) { progress in
      let swing = CGFloat(sin(progress * 6 * .pi) * (1 - progress))
      let reach = swing * 0.14
      switch way {
      case .turning(let sign): return SymbolPose(angle: swing * 0.26 * CGFloat(sign) * side)
      case .moving(let angle):
        let offset = CGSize(
          width: reach * CGFloat(cos(angle)) * side, height: reach * CGFloat(sin(angle)))
        return SymbolPose(offset: offset)
      case .reading(let isForward):
        return SymbolPose(offset: CGSize(width: isForward ? reach : -reach, height: 0))
      }
    }
  }

  private static func turn(_ isClockwise: Bool) -> SymbolCycle {
    SymbolCycle(1.5) { progress in
      SymbolPose(angle: 2 * .pi * CGFloat(progress) * (isClockwise ? 1 : -1))
    }
  }

  private static func breath(_ pulses: Bool) -> SymbolCycle {
    SymbolCycle(2) { progress in
      let wave = wave(progress)
      return SymbolPose(scale: 1 + 0.14 * wave, opacity: pulses ? 1 - 0.5 * wave : 1)
    }
  }

  /// From 0 to 1 in the middle and back, without corners.
  private static func wave(_ progress: Double) -> CGFloat {
    CGFloat((1 - cos(2 * .pi * progress)) / 2)
  }
}
