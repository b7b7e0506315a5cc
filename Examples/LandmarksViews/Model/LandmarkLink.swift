package import Lamina

/// The address of a landmark: `landmarks://landmark/1003`.
package nonisolated struct LandmarkLink: Hashable {
  package let id: Landmark.ID

  /// Reads an address; nil for one of anything else.
  package init?(_ url: URL) {
    guard url.scheme == "landmarks", url.host() == "landmark", url.pathComponents.count == 2,
      let id = Landmark.ID(url.lastPathComponent)
    else { return nil }
    self.id = id
  }
}
