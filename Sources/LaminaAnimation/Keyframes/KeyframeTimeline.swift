public import LaminaGeometry

/// A value whose parts go through keyframes of their own, asked for any instant.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: Pose()) {
///   KeyframeTrack(\.height) {
///     CubicKeyframe(80, duration: 0.4)
///     SpringKeyframe(0, duration: 0.6, spring: .bouncy)
///   }
///   KeyframeTrack(\.angle) { LinearKeyframe(.pi, duration: 1) }
/// }
/// timeline.value(time: 0.5)   // the pose after half a second
/// ```
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeTracks<Value>.Track]
  /// Until the last track is over, in seconds.
  public let duration: TimeInterval

  /// Makes a timeline of tracks, each of which begins at its part of `initialValue`.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>) {
    initial = initialValue
    tracks = content().make.map { $0(initialValue) }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value `time` seconds after the beginning.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.update(&value, time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable & Sendable> {
  let path: WritableKeyPath<Root, Value>
  let keyframes: [Keyframe<Value>]

  /// Makes keyframes of the part of the value that a key path leads to.
  public init(
    _ path: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    self.path = path
    keyframes = content()
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>])
  where Root == Value { self.init(\.self, content: content) }
}

/// The tracks of a timeline.
public struct KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  let make: [(Value) -> Track]
}

/// Puts tracks side by side; keyframes without a track are those of the value itself.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track of one part of the value.
  public static func buildExpression<Part: Animatable & Sendable>(
    _ track: KeyframeTrack<Value, Part>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(make: [
      { initial in
        let curve = KeyframeCurve(from: initial[keyPath: track.path], through: track.keyframes)
        return KeyframeTracks<Value>.Track(duration: curve.duration) { value, time in
          value[keyPath: track.path] = curve.value(at: time)
        }
      }
    ])
  }

  /// Takes tracks that were put together already.
  public static func buildExpression(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }

  /// Puts tracks side by side: all begin at the same time.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(make: parts.flatMap(\.make))
  }
}

/// Keyframes outside of a track are a track of the value itself.
extension KeyframesBuilder where Value: Animatable & Sendable {
  /// Takes keyframes of the value itself.
  public static func buildExpression(
    _ content: some KeyframeTrackContent<Value>
  ) -> [Keyframe<Value>] { content.keyframes }

  /// Makes one track of keyframes of the value itself, in their order.
  public static func buildBlock(
    _ first: [Keyframe<Value>], _ others: [Keyframe<Value>]...
  ) -> KeyframeTracks<Value> {
    buildExpression(KeyframeTrack { KeyframeRow(keyframes: first + others.flatMap { $0 }) })
  }
}

/// Keyframes that are there already.
private struct KeyframeRow<Value: Animatable & Sendable>: KeyframeTrackContent {
  let keyframes: [Keyframe<Value>]
}
