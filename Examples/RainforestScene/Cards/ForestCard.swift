/// A card of the feed: a photograph, a title and a few sentences in two scripts.
public struct ForestCard: Identifiable, Hashable, Sendable, Codable {
  public let id: Int
  public let title: String
  public let body: String
  /// The path of its photograph.
  public let picture: String

  /// The cards of a folder of pictures, the same ones each time.
  public static func all(in folder: PictureFolder) -> [ForestCard] {
    (0..<folder.cardCount).map { number in
      var words = CardText(seed: folder.seed &+ UInt64(number) &* 0x9E37_79B9)
      return ForestCard(
        id: number, title: words.title(), body: words.body(),
        picture: folder.picture(ofCard: number))
    }
  }
}
