internal import LaminaPatterns

/// A format of draft-03 or draft-04.
enum SchemaFormat: String, CaseIterable, Sendable {
  case dateTime = "date-time"
  case date, time, email, hostname
  case hostName = "host-name"
  case ipv4
  case ipAddress = "ip-address"
  case ipv6, uri, regex, color, style, phone
  case milliseconds = "utc-millisec"

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
    case .milliseconds: true
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
    }
  }
}
