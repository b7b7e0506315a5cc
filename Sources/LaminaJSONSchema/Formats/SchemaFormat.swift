internal import LaminaPatterns

/// A format of draft-03 or draft-04, or of OpenAPI (`byte`, `uuid`).
enum SchemaFormat: String, CaseIterable, Sendable {
  case dateTime = "date-time"
  case date, time, email, hostname
  case hostName = "host-name"
  case ipv4
  case ipAddress = "ip-address"
  case ipv6, uri, regex, color, style, phone
  case milliseconds = "utc-millisec"
  /// Bytes in base64.
  case byte
  /// An identifier of RFC 9562; the drafts do not know it, so that it is made and not judged.
  case uuid

  /// Whether a text has the format.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .dateTime: TimeFormat.isDateTime(text)
    case .date: TimeFormat.isDate(text)
    case .time: TimeFormat.isTime(text)
    case .email: AddressFormat.isEmail(text)
    case .hostname, .hostName: AddressFormat.isHostName(text)
    case .ipv4, .ipAddress: AddressFormat.isIPv4(text)
    case .ipv6: AddressFormat.isIPv6(text)
    case .uri: URIFormat.isURI(text)
    case .regex: (try? TextPattern(text)) != nil
    case .color: StyleFormat.isColor(text)
    case .style: StyleFormat.isStyle(text)
    case .phone: AddressFormat.isPhone(text)
    case .milliseconds, .uuid: true
    case .byte: Self.isBase64(text)
    }
  }

  /// Whether a text is base64, in one line or in several, with or without its end (RFC 4648).
  private static func isBase64(_ text: String) -> Bool {
    let digits = text.utf8.filter { $0 != 0x0A && $0 != 0x0D }
    let end = digits.lastIndex { $0 != 0x3D }.map { $0 + 1 } ?? 0
    let isEnded = digits.count == end || (digits.count.isMultiple(of: 4) && digits.count - end < 3)
    return isEnded && end % 4 != 1
      && digits[..<end].allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
          || [0x2B, 0x2F, 0x2D, 0x5F].contains(byte)
      }
  }

  /// The format for a sentence.
  var sentence: String {
    switch self {
    case .dateTime: "date and time as in 2026-11-24T18:05:00Z"
    case .date: "date as in 2026-11-24"
    case .time: "time as in 18:05:00"
    case .email: "e-mail address"
    case .hostname, .hostName: "host name"
    case .ipv4, .ipAddress: "IPv4 address"
    case .ipv6: "IPv6 address"
    case .uri: "URI with a scheme"
    case .regex: "pattern of ECMA-262"
    case .color: "colour of CSS"
    case .style: "list of CSS declarations"
    case .phone: "telephone number"
    case .milliseconds: "number of milliseconds"
    case .byte: "text of base64"
    case .uuid: "UUID"
    }
  }
}
