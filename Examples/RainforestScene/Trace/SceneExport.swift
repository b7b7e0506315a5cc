public import Foundation

/// Everything that a program in another toolkit needs to show the same scene.
public struct SceneExport: Hashable, Sendable, Codable {
  public var width = 400.0
  public var height = 800.0
  public var cards: [ForestCard]
  public var trace = ScrollTrace.rainforest

  public init(folder: PictureFolder) { cards = ForestCard.all(in: folder) }

  /// The scene as JSON.
  ///
  /// - Throws: only when a text cannot be encoded, which no card's can.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
