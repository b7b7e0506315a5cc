import AdsClient

/// A screen of somebody who uses the API, and the ads that it got.
package struct AdScreen: Hashable, Sendable {
  /// An ad as the screen shows it.
  package struct Ad: Identifiable, Hashable, Sendable {
    package let id: Int
    package let title: String
    package let summary: String
    /// The colour of its place while its picture is away, as 24 bits.
    package let color: UInt32
  }

  package let width: Int
  package let height: Int
  package let ads: [Ad]
}

extension AdScreen.Ad {
  init(_ item: AdsClient.Ad.AdItemListItem) {
    self.init(
      id: item.adItemId, title: item.title, summary: item.summary ?? "",
      color: UInt32((item.fillColor ?? 0x7A9E7E) & 0xFFFFFF))
  }
}
