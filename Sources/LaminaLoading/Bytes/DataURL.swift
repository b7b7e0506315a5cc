import Foundation

/// The bytes that stand in a `data:` URL (RFC 2397).
///
/// ```
///  data:image/png;base64,iVBORw0KGgo...      data:,plain%20text
/// ```
enum DataURL {
  static func bytes(of url: URL, limit: Int) throws(ImageLoadingError) -> Data {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else {
      throw .malformed(url: url, reason: "no comma before the data")
    }
    let payload = text[text.index(after: comma)...]
    // Four characters of base64 are three bytes; percent signs only make it less.
    let most = payload.utf8.count
    let isBase64 = text[..<comma].lowercased().hasSuffix(";base64")
    guard (isBase64 ? most / 4 * 3 : most / 3) <= limit else {
      throw .tooManyBytes(url: url, bytes: isBase64 ? most / 4 * 3 : most, limit: limit)
    }
    let plain = unescaped(payload)
    guard isBase64 else { return plain }
    guard let bytes = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
      throw .malformed(url: url, reason: "its base64 cannot be read")
    }
    return bytes
  }

  /// Percent signs and two digits turned into bytes; wrong ones stay as they are.
  private static func unescaped(_ text: Substring) -> Data {
    var bytes = Data(capacity: text.utf8.count)
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = digit(rest[rest.startIndex]),
        let low = digit(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
