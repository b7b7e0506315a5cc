import Lamina

/// A place worth seeing.
@Observable
package final class Landmark: Identifiable {
  package let id: Int
  package let name: String
  package let kind: LandmarkKind
  package let region: String
  package var isFavorite: Bool

  init(id: Int, name: String, kind: LandmarkKind, region: String, isFavorite: Bool = false) {
    self.id = id
    self.name = name
    self.kind = kind
    self.region = region
    self.isFavorite = isFavorite
  }
}

extension Landmark {
  private static let first = [
    "Amber", "Silver", "Hidden", "Eagle", "Copper", "Marble", "Whispering", "Falcon", "Cedar",
    "Moon", "Granite", "Golden", "Raven", "Crystal", "Thunder", "Maple", "Ivory", "Otter", "Willow",
    "Crimson", "Juniper", "Azure", "Fox", "Heron", "Pearl", "Iron", "Lavender", "Wolf", "Misty",
    "Sapphire", "Bear", "Honey", "Coral", "Jade", "Swan", "Velvet", "Lynx", "Opal", "Winter",
    "Saffron", "Orchid", "Comet",
  ]
  private static let regions = [
    "Alpine North", "Coral Coast", "Emerald Highlands", "Salt Desert", "青海 Plateau",
    "Old Harbours", "Silent Fjords",
  ]

  /// A thousand and eight places, the same ones each time: every name with every kind.
  package static func all() -> [Landmark] {
    let kinds = LandmarkKind.allCases
    return (0..<first.count * kinds.count).map { number in
      // Steps that share no factor with the counts: neighbours differ, nothing comes twice.
      let kind = kinds[number * 7 % kinds.count]
      let name = first[(number / kinds.count + number * 5) % first.count]
      return Landmark(
        id: number, name: "\(name) \(kind.rawValue)", kind: kind,
        region: regions[number * 3 % regions.count], isFavorite: number % 9 == 1)
    }
  }
}
