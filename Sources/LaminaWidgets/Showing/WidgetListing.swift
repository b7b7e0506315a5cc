/// A widget as its program lists it.
public struct WidgetListing: Codable, Hashable, Sendable {
  public var kind: String
  public var name: String
  public var text: String
  public var families: [WidgetFamily]

  @MainActor
  init(_ description: WidgetDescription) {
    (kind, name) = (description.kind, description.name)
    (text, families) = (description.text, description.families)
  }
}
