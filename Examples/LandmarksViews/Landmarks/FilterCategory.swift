/// Which landmarks the list shows.
enum FilterCategory: Hashable, CaseIterable, Identifiable {
  case all
  case category(Landmark.Category)

  static let allCases = [.all] + Landmark.Category.allCases.map(FilterCategory.category)

  var id: String { name }

  var name: String {
    switch self {
    case .all: "All"
    case .category(let category): category.rawValue
    }
  }
}
