import Lamina

/// Who walks, and what they wish.
struct Profile: Equatable {
  var username: String
  var prefersNotifications = true
  var seasonalPhoto = Season.winter
  var goalDate = Date(timeIntervalSince1970: 1_798_761_600)

  static let standard = Profile(username: "m_wanderer")

  /// The season of the picture that one likes best.
  enum Season: String, CaseIterable, Identifiable {
    case spring = "🌷"
    case summer = "🌞"
    case autumn = "🍂"
    case winter = "☃️"

    var id: String { rawValue }

    var name: String {
      switch self {
      case .spring: "Spring"
      case .summer: "Summer"
      case .autumn: "Autumn"
      case .winter: "Winter"
      }
    }
  }
}
