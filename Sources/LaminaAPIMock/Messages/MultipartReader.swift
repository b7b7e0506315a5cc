/// Reads `multipart/form-data` (RFC 7578): parts between boundaries, each with a head of its own.
struct MultipartReader {
  private let marker: [UInt8]
  private let bytes: [UInt8]

  /// Creates a reader; nil if the media type names no boundary.
  init?(_ body: [UInt8], contentType: String) {
    guard let boundary = ContentType(contentType).parameters["boundary"],
      (1...70).contains(boundary.utf8.count)
    else { return nil }
    marker = Array("--\(boundary)".utf8)
    bytes = body
  }

  /// The fields in order; nil if the body does not have the form of one.
  func fields() -> [FormField]? {
    guard var position = find(marker, from: 0) else { return nil }
    var fields: [FormField] = []
    while true {
      position += marker.count
      if bytes[position...].starts(with: [0x2D, 0x2D]) { return fields }
      guard fields.count < FormFields.limit, bytes[position...].starts(with: [0x0D, 0x0A]),
        let end = find([0x0D, 0x0A] + marker, from: position),
        let field = field(bytes[(position + 2)..<max(position + 2, end)])
      else { return nil }
      fields.append(field)
      position = end + 2
    }
  }

  private func field(_ part: ArraySlice<UInt8>) -> FormField? {
    guard let head = find([0x0D, 0x0A, 0x0D, 0x0A], from: part.startIndex), head < part.endIndex
    else {
      return nil
    }
    let lines = String(decoding: part[..<head], as: UTF8.self).split(separator: "\r\n")
    guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") })
    else { return nil }
    let parameters = ContentType(String(line.drop { $0 != ":" }.dropFirst())).parameters
    guard let name = parameters["name"] else { return nil }
    return FormField(
      name: name, value: String(decoding: part[(head + 4)...], as: UTF8.self),
      isFile: parameters["filename"] != nil)
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard start <= bytes.count - pattern.count else { return nil }
    return (start...(bytes.count - pattern.count)).first { place in
      bytes[place] == pattern[0] && bytes[place...].starts(with: pattern)
    }
  }
}
