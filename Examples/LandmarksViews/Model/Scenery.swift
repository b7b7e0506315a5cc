/// What a landmark's picture has in it.
struct Scenery: Hashable, Codable {
  var hour: Hour
  /// How many ridges stand behind each other.
  var ridges: Int
  /// How high the highest is, as a part of the picture.
  var height: Double
  /// How jagged they are: 0 for hills, 1 for rocks.
  var roughness: Double
  /// How much of the picture is water.
  var water: Double
  var feature: Feature?

  enum Hour: String, Codable {
    case dawn, day, dusk, night
  }

  enum Feature: String, Codable {
    case lighthouse, bridge, arch, trees, falls
  }
}
