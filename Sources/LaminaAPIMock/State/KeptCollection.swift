package import LaminaJSON

/// A collection that a mock keeps: where its items are, and by what they are told apart.
public struct KeptCollection: Hashable, Sendable, CustomStringConvertible {
  /// The resource that makes or lists items; nil if they are made by being put.
  public let collection: String?
  /// The resource of an item.
  public let item: String
  /// The member of an item that holds its key; nil if none does, and items are counted.
  public let key: String?

  /// Where and by what, as a sentence.
  public var description: String {
    let place = collection.map { "\($0) keeps items at \(item)" } ?? "\(item) keeps items"
    return "\(place), by \(key.map { "their member \($0)" } ?? "the parameter of the path")."
  }

  package var json: JSONValue {
    .map([
      ("collection", collection.map { .text($0) } ?? nil), ("item", .text(item)),
      ("key", key.map { .text($0) } ?? nil),
    ])
  }
}

extension MockAPI {
  /// The collections that the mock keeps, in the order of the model; none if it keeps nothing.
  public var keptCollections: [KeptCollection] {
    shapes.items.sorted { $0.key < $1.key }.map { number, shape in
      let maker = shapes.makers.filter { $0.value == number }.keys.min()
      return KeptCollection(
        collection: maker.map { routes[$0].uri }, item: routes[number].uri, key: shape.keyMember)
    }
  }
}
