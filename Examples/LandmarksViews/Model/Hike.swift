import Lamina

/// A walk that was measured.
struct Hike: Codable, Hashable, Identifiable {
  var id: Int
  var name: String
  var distance: Double
  var difficulty: Int
  var observations: [Observation]

  /// Says the distance.
  var distanceText: String { "\(distance.formatted(.number.precision(.fractionLength(1)))) km" }

  /// What was measured on one part of the way.
  struct Observation: Codable, Hashable {
    var distanceFromStart: Double
    var elevation: Range<Double>
    var pace: Range<Double>
    var heartRate: Range<Double>
  }
}
