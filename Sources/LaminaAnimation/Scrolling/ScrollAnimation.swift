public import LaminaGeometry

/// What an offset does after the finger has left it: momentum, and a spring at the ends.
///
/// ```
///  offset
///  end ──────────────╭──╮────────      momentum ──▶ past the end: spring ──▶ rests at the end
///               ╭────╯  ╰─────────
///          ╭────╯
///  ────────╯                           pulled beyond the end: spring back, then momentum if the
///                                      finger threw it inwards
/// ```
///
/// A value: ask it for any time, in any order, on any thread.
///
/// ```swift
/// let fling = ScrollAnimation(offset: 0, velocity: 2_000, range: 0...5_000, viewport: 600)
/// fling.end                 // 998.998
/// fling.offset(at: 0.5)     // 631.9
/// fling.velocity(at: 0.5)   // 735.0
/// ```
public struct ScrollAnimation: Hashable, Sendable {
  private enum Motion: Hashable, Sendable {
    case decay(Decay)
    case spring(CriticalSpring)
  }

  private struct Segment: Hashable, Sendable {
    var start: TimeInterval
    var motion: Motion
  }

  private let segments: [Segment]
  /// Where it comes to rest.
  public let end: CGFloat
  /// When it comes to rest, in seconds after its begin.
  public let duration: TimeInterval

  /// The movement of an offset let go with a velocity.
  ///
  /// - Parameters:
  ///   - offset: where it is shown, perhaps beyond the range.
  ///   - velocity: in points per second, positive towards larger offsets.
  ///   - range: where it may rest; without room to move its two ends are the same.
  ///   - viewport: the length of what is seen; it bounds how far momentum goes beyond an end.
  ///   - physics: how it feels.
  public init(
    offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat,
    physics: ScrollPhysics = .standard
  ) {
    var builder = Builder(range: range, viewport: viewport, physics: physics)
    builder.start(offset: offset, velocity: velocity)
    segments = builder.segments
    end = builder.end
    duration = builder.duration
  }

  /// The offset at `time` seconds after the begin.
  public func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return end }
    let local = max(0, time) - segment.start
    return switch segment.motion {
    case .decay(let decay): decay.offset(at: local)
    case .spring(let spring): spring.offset(at: local)
    }
  }

  /// The velocity at `time`, in points per second: what a next movement starts with.
  public func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let segment = segment(at: time) else { return 0 }
    let local = max(0, time) - segment.start
    return switch segment.motion {
    case .decay(let decay): decay.velocity(at: local)
    case .spring(let spring): spring.velocity(at: local)
    }
  }

  public func isFinished(at time: TimeInterval) -> Bool { time >= duration }

  private func segment(at time: TimeInterval) -> Segment? {
    segments.last { $0.start <= time } ?? segments.first
  }
}

extension ScrollAnimation {
  /// Puts the movement together: at most a spring inwards, a decay and a spring at the end.
  private struct Builder {
    let range: ClosedRange<CGFloat>
    let viewport: CGFloat
    let physics: ScrollPhysics
    var segments: [Segment] = []
    var end: CGFloat = 0
    var duration: TimeInterval = 0

    mutating func start(offset: CGFloat, velocity: CGFloat) {
      let nearest = min(max(offset, range.lowerBound), range.upperBound)
      if offset == nearest {
        decay(from: offset, velocity: velocity)
      } else {
        springBack(from: offset, velocity: velocity, to: nearest)
      }
    }

    /// From beyond an end; a throw inwards that carries over the end goes on freely.
    private mutating func springBack(from offset: CGFloat, velocity: CGFloat, to edge: CGFloat) {
      let spring = CriticalSpring(
        offset: offset, velocity: velocity, target: edge, frequency: physics.springFrequency)
      guard let passing = spring.timeOfPassing, range.lowerBound < range.upperBound else {
        return finish(with: spring)
      }
      segments.append(Segment(start: duration, motion: .spring(spring)))
      duration += passing
      decay(from: edge, velocity: spring.velocity(at: passing))
    }

    private mutating func decay(from offset: CGFloat, velocity: CGFloat) {
      let decay = Decay(offset: offset, velocity: velocity, rate: physics.decay)
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      let isBeyond = velocity < 0 ? decay.end < edge : decay.end > edge
      segments.append(Segment(start: duration, motion: .decay(decay)))
      guard velocity != 0, isBeyond, let passing = decay.time(passing: edge) else {
        end = decay.end
        duration += velocity == 0 ? 0 : decay.duration(until: physics.restDistance)
        return
      }
      duration += passing
      overshoot(edge, velocity: decay.velocity(at: passing))
    }

    /// Beyond the end: the spring of x0 = 0 reaches v / (w·e), held to half the viewport.
    private mutating func overshoot(_ edge: CGFloat, velocity: CGFloat) {
      let limit = max(1, viewport / 2) * physics.springFrequency * M_E
      finish(
        with: CriticalSpring(
          offset: edge, velocity: min(max(velocity, -limit), limit), target: edge,
          frequency: physics.springFrequency))
    }

    private mutating func finish(with spring: CriticalSpring) {
      segments.append(Segment(start: duration, motion: .spring(spring)))
      end = spring.target
      duration += spring.duration(until: physics.restDistance)
    }
  }
}
