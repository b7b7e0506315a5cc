import Lamina
import Observation

/// All that the program shows.
@Observable
package final class ModelData {
  package var landmarks: [Landmark]
  var hikes: [Hike]
  var profile = Profile.standard

  var features: [Landmark] { landmarks.filter(\.isFeatured) }

  /// The landmarks by what they are, in the order of the kinds.
  var categories: [(category: Landmark.Category, items: [Landmark])] {
    Landmark.Category.allCases.map { category in
      (category, landmarks.filter { $0.category == category })
    }
    .filter { !$0.items.isEmpty }
  }

  init(landmarks: [Landmark], hikes: [Hike]) {
    self.landmarks = landmarks
    self.hikes = hikes
  }

  /// Makes an island without landmarks.
  package convenience init() { self.init(landmarks: [], hikes: []) }

  /// Reads what comes with the program.
  package static func bundled() throws(ModelDataError) -> ModelData {
    ModelData(landmarks: try load("landmarkData.json"), hikes: try load("hikeData.json"))
  }

  private static func load<T: Decodable>(_ name: String) throws(ModelDataError) -> T {
    guard let url = Bundle.module.url(forResource: name, withExtension: nil) else {
      throw .missing(file: name)
    }
    do {
      return try JSONDecoder().decode(T.self, from: try Data(contentsOf: url))
    } catch {
      throw .unreadable(file: url.path, reason: "\(error)")
    }
  }
}
