import LaminaGeometry

/// When what is held down acts by itself.
///
/// ```
///  down     0.5 s     then every 0.1 s; where it grows from the tenth on every 0.05 s, from the 40th on 1/30 s
///  ├──────────┤ act ─┤ act ─┤ …
/// ```
nonisolated struct HeldRepeat {
  /// When it acts next, in seconds of frames.
  private(set) var due: TimeInterval
  /// How often it has acted.
  private var count = 0
  private let grows: Bool

  /// It is held down from a time on.
  init(from time: TimeInterval, grows: Bool) {
    due = time + 0.5
    self.grows = grows
  }

  /// How far the next act is away, in seconds.
  private var interval: TimeInterval { !grows || count < 10 ? 0.1 : count < 40 ? 0.05 : 1 / 30.0 }

  /// Whether it acts in a frame: once, whatever a stall has left out.
  mutating func acts(at time: TimeInterval) -> Bool {
    guard time + 1e-6 >= due else { return false }
    count += 1
    let next = due + interval
    due = next > time + 1e-6 ? next : time + interval
    return true
  }
}
