/// A type of contents: of a file, of what is dragged, copied or shared.
///
/// ```swift
/// let type = UTType(filenameExtension: "jpg")   // .jpeg
/// type?.conforms(to: .image)                    // true
/// type?.preferredMIMEType                       // "image/jpeg"
/// ```
/// Two types are the same when their identifiers are. What a type has besides its identifier is looked up when it is
/// asked for: first among those that a program has declared, then in a table of the usual ones, then in the desktop's
/// database of media types, which is read once, when it is first needed.
public struct UTType: Hashable, Sendable {
  /// The type's name in reversed domain style: `public.png`.
  ///
  /// A media type of the desktop's database that has no such name has its own behind `org.freedesktop.mime.`.
  public let identifier: String

  /// A type whose name is known to be one.
  package init(unchecked identifier: String) { self.identifier = identifier }

  /// The type of this name, or nil if nobody has declared one.
  public init?(_ identifier: String) {
    guard TypeCatalogue.system.record(identifier) != nil else { return nil }
    self.identifier = identifier
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier; one that nobody has declared is a type that conforms to nothing.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
