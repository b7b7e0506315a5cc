/// A place worth a walk.
package struct Landmark: Hashable, Codable, Identifiable {
  package var id: Int
  package var name: String
  var region: String
  var shore: String
  var description: String
  package var isFavorite: Bool
  var isFeatured: Bool
  var category: Category
  var coordinates: Coordinates
  var scenery: Scenery

  /// What kind of place it is: a row of the home.
  enum Category: String, CaseIterable, Codable {
    case mountains = "Mountains"
    case lakes = "Lakes"
    case rivers = "Rivers"
    case coasts = "Coasts"
  }
}
