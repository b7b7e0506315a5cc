/// Which signals are listened for; what is nil matches everything.
public struct BusRule: Sendable, Hashable {
  /// Who sends.
  public var sender: String?
  /// The object that sends.
  public var path: String?
  /// The signal's interface.
  public var interface: String?
  /// The signal's name.
  public var member: String?
  /// The first argument, where it is a string.
  public var argument: String?

  /// A rule of what is named.
  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
    argument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.argument = argument
  }

  /// The rule in the notation of `AddMatch`.
  var text: String {
    let keys = [
      ("sender", sender), ("path", path), ("interface", interface), ("member", member),
      ("arg0", argument),
    ]
    return keys.reduce("type='signal'") { text, key in
      guard let value = key.1 else { return text }
      return text
        + ",\(key.0)='\(value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
  }
}
