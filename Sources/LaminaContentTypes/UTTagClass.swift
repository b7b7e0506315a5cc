/// A way to name a type: by the ending of a file's name, or by a media type.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name of the class.
  public let rawValue: String

  /// The class of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Endings of files' names, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Media types: `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  public var description: String { rawValue }
}
