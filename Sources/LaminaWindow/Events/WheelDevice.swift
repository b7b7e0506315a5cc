import LaminaGeometry

/// Separates wheels and touchpads, alike to SDL: only touchpads send fractions of a notch.
struct WheelDevice {
  /// SDL divides the distances that Wayland gives, in points, by ten.
  static let pointsPerUnit: CGFloat = 10
  /// How long after a fraction a whole number still counts as the touchpad's.
  private static let memory: TimeInterval = 0.3
  private var lastFraction: TimeInterval?

  mutating func isPrecise(_ delta: CGSize, at now: TimeInterval) -> Bool {
    if delta.width != delta.width.rounded() || delta.height != delta.height.rounded() {
      lastFraction = now
      return true
    }
    return lastFraction.map { now - $0 < Self.memory } ?? false
  }
}
