import LaminaAPIModel
import LaminaJSON

/// Writes a value as the bytes of a media type.
struct BodyWriter {
  let outline: SchemaOutline
  /// The name of the schema, which XML's first element has where nothing else is said.
  let root: String

  /// What stands between the parts of a form.
  static let boundary = "lamina-part"

  /// The bytes; nil for a value that has no form in the type.
  func bytes(_ value: JSONValue, as type: ContentType) -> [UInt8]? {
    switch MediaKind(type.name) {
    case .json: value.utf8()
    case .lines: (value.array ?? [value]).flatMap { $0.utf8() + [0x0A] }
    case .xml: XMLWriter.document(value, outline, root: root).map { Array($0.utf8) }
    case .form: value.object.map { Array(Self.form($0).utf8) }
    case .multipart: value.object.map { Self.parts($0) }
    case .text: Self.text(value).map { Array($0.utf8) }
    case .bytes: bytes(as: type.name, value)
    }
  }

  /// The bytes of an example, which is a text in models.
  func bytes(ofExample text: String, as type: ContentType) -> [UInt8] {
    let plain = Array(text.utf8)
    switch MediaKind(type.name) {
    case .json, .lines, .text: return plain
    case .xml where plain.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"): return plain
    case .bytes: return bytes(as: type.name, .text(text)) ?? plain
    case .xml, .form, .multipart:
      guard let value = try? JSONValue(parsing: text) else { return plain }
      return bytes(value, as: type) ?? plain
    }
  }

  /// The file that a text says in base64, or a small one of the type.
  private func bytes(as type: String, _ value: JSONValue) -> [UInt8]? {
    let file = value.string.flatMap { Base64.decoded($0[...]) } ?? []
    if SampleBytes.begins(file, type) { return file }
    if let sample = SampleBytes.of(type) { return sample }
    let isMedia = ["image/", "audio/", "video/", "font/"].contains { type.hasPrefix($0) }
    return isMedia ? nil : value.string.map { Array($0.utf8) }
  }

  private static func text(_ value: JSONValue) -> String? {
    value.array == nil && value.object == nil ? value.string ?? value.text() : nil
  }

  private static func form(_ object: JSONObject) -> String {
    let fields = ParameterWriting("", in: .query, .styled(.form, isExploded: true))
      .fields(JSONValue(.object(object)))
    return fields.map { "\(URITemplate.escaped($0.name))=\($0.raw)" }.joined(separator: "&")
  }

  private static func parts(_ object: JSONObject) -> [UInt8] {
    let parts = object.distinct.map { member in
      let name = member.key.filter { $0 != "\"" && !$0.isNewline }
      return "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n"
        + "\(text(member.value) ?? member.value.text())\r\n"
    }
    return Array((parts.joined() + "--\(boundary)--\r\n").utf8)
  }
}
