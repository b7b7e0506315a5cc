/// How the benchmark scrolls: what happens in each frame, so that every toolkit goes the same way.
///
/// ```
///  frames   60    600         120          60    300        1         60
///           idle  48 px down  256 px down  idle  96 px up   to 1500   idle
/// ```
public struct ScrollTrace: Hashable, Sendable, Codable {
  /// What happens in one frame.
  public enum Step: Hashable, Sendable {
    case rest
    /// By points; positive is down.
    case scroll(Double)
    /// To a card, whose top is then at the window's top.
    case jump(card: Int)
  }

  /// Frames in a row that do the same.
  public struct Stretch: Hashable, Sendable, Codable {
    public var frames: Int
    public var distance: Double?
    public var card: Int?
  }

  public var stretches: [Stretch]

  /// The trace of the scene `rainforest-2000`: 1,201 frames.
  public static let rainforest = ScrollTrace(stretches: [
    Stretch(frames: 60), Stretch(frames: 600, distance: 48), Stretch(frames: 120, distance: 256),
    Stretch(frames: 60), Stretch(frames: 300, distance: -96), Stretch(frames: 1, card: 1_500),
    Stretch(frames: 60),
  ])

  /// One step a frame.
  public var steps: [Step] {
    stretches.flatMap { stretch in
      let step: Step =
        if let card = stretch.card {
          .jump(card: card)
        } else if let distance = stretch.distance {
          .scroll(distance)
        } else {
          .rest
        }
      return Array(repeating: step, count: stretch.frames)
    }
  }
}
