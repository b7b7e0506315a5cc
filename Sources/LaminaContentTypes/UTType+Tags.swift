/// Types by their tags, and tags by their types.
extension UTType {
  /// The type of files with this ending, which conforms to another one.
  ///
  /// An ending that nobody knows gives a dynamic type. Nil for what is no ending: nothing, or a text with a slash.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a media type, which conforms to another one.
  ///
  /// Parameters behind a semicolon do not matter. A media type that nobody knows gives a dynamic type; nil for a text
  /// that is no media type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag, which conforms to another one.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let catalogue = TypeCatalogue.system
    guard let type = catalogue.type(tag: tag, tagClass, conformingTo: supertype) else { return nil }
    self = type
  }

  /// All types of a tag that conform to another one, the preferred one first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeCatalogue.system.types(tag: tag, tagClass, conformingTo: supertype)
  }

  /// The ending that files of this type have by preference, without the dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The media type that stands for this one by preference.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The endings and media types of this type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let record = TypeCatalogue.system.record(identifier) else { return [:] }
    let all = [
      UTTagClass.filenameExtension: record.filenameExtensions, .mimeType: record.mimeTypes,
    ]
    return all.filter { !$0.value.isEmpty }
  }
}
