/// Why something on the bus failed.
public enum BusError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No libsystemd, no address, or nobody listens there.
  case noBus
  /// Nobody owns the name and nobody can start it.
  case noSuchName(String)
  /// The owner has no such object, interface, method or property.
  case noSuchMember(String)
  /// No answer came in time.
  case timeout
  /// Who was called left the bus, or the bus gave up, before an answer came.
  case noReply(String)
  /// The body is not of the signature that was asked for.
  case wrongSignature(expected: String, found: String)
  /// A signature, path, name or value that D-Bus does not allow.
  case invalid(String)
  /// The peer answered with an error of its own.
  case remote(name: String, text: String)
  /// The message is beyond one of the limits.
  case tooLarge(String)
  /// The connection ended.
  case disconnected
  /// libsystemd refused for another reason, with the system's number.
  case system(Int32)

  /// A sentence for a developer.
  public var description: String {
    switch self {
    case .noBus: "There is no bus: no address, no listener, or no libsystemd.so.0."
    case .noSuchName(let text): "Nobody on the bus has the name asked for: \(text)"
    case .noSuchMember(let text): "The peer has no such object or member: \(text)"
    case .timeout: "No answer came in time."
    case .noReply(let text): "Who was called will not answer: \(text)"
    case .wrongSignature(let expected, let found):
      "The body is of type \"\(found)\"; \"\(expected)\" was asked for."
    case .invalid(let text): "D-Bus does not allow this: \(text)"
    case .remote(let name, let text): "The peer answered with \(name): \(text)"
    case .tooLarge(let what): "The message is beyond a limit: \(what)."
    case .disconnected: "The connection to the bus ended."
    case .system(let number): "libsystemd refused with error \(number)."
    }
  }

  /// The error that a reply's name means.
  init(name: String, text: String) {
    let short = name.hasPrefix(Self.standard) ? name.dropFirst(Self.standard.count) : ""
    switch short {
    case "ServiceUnknown", "NameHasNoOwner": self = .noSuchName(text)
    case "UnknownObject", "UnknownInterface", "UnknownMethod", "UnknownProperty":
      self = .noSuchMember(text)
    case "Timeout", "TimedOut": self = .timeout
    case "NoReply": self = .noReply(text)
    case "Disconnected": self = .disconnected
    case "LimitsExceeded": self = .tooLarge(text)
    default: self = .remote(name: name, text: text)
    }
  }

  /// How an exported object answers with this error.
  var answer: (name: String, text: String) {
    switch self {
    case .noSuchName(let text): (Self.standard + "ServiceUnknown", text)
    case .noSuchMember(let text): (Self.standard + "UnknownMethod", text)
    case .timeout: (Self.standard + "Timeout", description)
    case .wrongSignature, .invalid: (Self.standard + "InvalidArgs", description)
    case .tooLarge(let what): (Self.standard + "LimitsExceeded", what)
    case .remote(let name, let text) where BusName.isInterface(name): (name, text)
    case .noBus, .noReply, .remote, .disconnected, .system:
      (Self.standard + "Failed", description)
    }
  }

  private static let standard = "org.freedesktop.DBus.Error."
}
