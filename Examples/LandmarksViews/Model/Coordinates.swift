/// A place on the island, in kilometres from its western and northern shore.
struct Coordinates: Hashable, Codable {
  var east: Double
  var south: Double
}
