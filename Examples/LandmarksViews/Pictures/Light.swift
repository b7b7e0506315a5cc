import Lamina

/// The colours of an hour of the day.
struct Light {
  let sky: [Color]
  let sun: Color
  let sunHeight: CGFloat
  let water: [Color]
  private let far: (Double, Double, Double)
  private let near: (Double, Double, Double)

  init(_ hour: Scenery.Hour) {
    switch hour {
    case .dawn:
      sky = [Color(red: 0.42, green: 0.55, blue: 0.8), Color(red: 0.99, green: 0.82, blue: 0.7)]
      (sun, sunHeight) = (Color(red: 1, green: 0.93, blue: 0.8), 0.42)
      water = [
        Color(red: 0.85, green: 0.74, blue: 0.75), Color(red: 0.34, green: 0.47, blue: 0.68),
      ]
      (far, near) = ((0.6, 0.58, 0.72), (0.2, 0.3, 0.36))
    case .day:
      sky = [Color(red: 0.3, green: 0.6, blue: 0.92), Color(red: 0.83, green: 0.93, blue: 1)]
      (sun, sunHeight) = (Color(red: 1, green: 0.97, blue: 0.85), 0.18)
      water = [Color(red: 0.45, green: 0.7, blue: 0.86), Color(red: 0.1, green: 0.36, blue: 0.58)]
      (far, near) = ((0.58, 0.68, 0.76), (0.2, 0.4, 0.3))
    case .dusk:
      sky = [Color(red: 0.28, green: 0.22, blue: 0.46), Color(red: 0.98, green: 0.6, blue: 0.4)]
      (sun, sunHeight) = (Color(red: 1, green: 0.8, blue: 0.5), 0.5)
      water = [Color(red: 0.9, green: 0.55, blue: 0.42), Color(red: 0.25, green: 0.2, blue: 0.42)]
      (far, near) = ((0.56, 0.38, 0.5), (0.2, 0.15, 0.28))
    case .night:
      sky = [Color(red: 0.04, green: 0.06, blue: 0.18), Color(red: 0.2, green: 0.28, blue: 0.46)]
      (sun, sunHeight) = (Color(red: 0.93, green: 0.95, blue: 1), 0.2)
      water = [Color(red: 0.22, green: 0.3, blue: 0.48), Color(red: 0.05, green: 0.08, blue: 0.2)]
      (far, near) = ((0.22, 0.28, 0.42), (0.04, 0.07, 0.14))
    }
  }

  /// The colour of land, from far away (0) to close by (1 and more).
  func land(depth: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { min(max(a + (b - a) * depth, 0), 1) }
    return Color(red: mix(far.0, near.0), green: mix(far.1, near.1), blue: mix(far.2, near.2))
  }
}
