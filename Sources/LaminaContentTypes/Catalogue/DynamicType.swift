/// A type for a tag that nobody knows; its identifier says the tag and what it conforms to.
///
/// ```
///  dyn.public.filename-extension=xyz:public.data
/// ```
struct DynamicType {
  static let prefix = "dyn."
  let record: TypeRecord

  /// A dynamic type for a tag.
  init(_ tag: String, _ tagClass: UTTagClass, conformingTo supertype: UTType) {
    record = Self.record(
      "\(Self.prefix)\(tagClass)=\(tag):\(supertype)", tag, tagClass, supertype.identifier)
  }

  /// The dynamic type of an identifier.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let rest = identifier.dropFirst(Self.prefix.count)
    guard let colon = rest.lastIndex(of: ":"), let equals = rest.firstIndex(of: "="),
      equals < colon
    else { return nil }
    record = Self.record(
      identifier, String(rest[rest.index(after: equals)..<colon]),
      UTTagClass(rawValue: String(rest[..<equals])), String(rest[rest.index(after: colon)...]))
  }

  private static func record(
    _ identifier: String, _ tag: String, _ tagClass: UTTagClass, _ supertype: String
  ) -> TypeRecord {
    var record = TypeRecord(identifier, supertypes: [supertype])
    if tagClass == .filenameExtension { record.filenameExtensions = [tag] }
    if tagClass == .mimeType { record.mimeTypes = [tag] }
    return record
  }
}
