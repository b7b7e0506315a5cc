/// Which signals are listened for; what is nil matches everything.
public struct BusRule: Sendable, Hashable {
  /// Who sends: a unique name, or a name that is followed to whoever owns it.
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
  ///
  /// The specification, the daemon and sd-bus read quotes within values each in a way of its own, so
  /// such a value is refused.
  func text() throws(BusError) -> String {
    let keys = [
      ("sender", sender), ("path", path), ("interface", interface), ("member", member),
      ("arg0", argument),
    ]
    var text = "type='signal'"
    for case (let key, let value?) in keys {
      guard !value.utf8.contains(where: { [0, 0x27, 0x5C].contains($0) }) else {
        throw .invalid("a rule whose \(key) has a quote, a backslash or a zero in it")
      }
      text += ",\(key)='\(value)'"
    }
    return text
  }

  /// The well-known name whose owner has to be known to tell who sent a signal.
  var followedName: String? {
    guard let sender, !sender.hasPrefix(":"), sender != BusRule.daemon else { return nil }
    return sender
  }

  /// Whether a signal comes from whom the rule names.
  ///
  /// sd-bus lets every sender pass where a rule has a well-known name, as it knows no owners: a peer
  /// could send what looks like another's signal straight to this connection.
  func admits(sender came: String, owners: [String: String]) -> Bool {
    guard let sender else { return true }
    return came == (followedName.map { owners[$0] ?? "" } ?? sender)
  }

  /// The name, the interface and, with slashes, the path of the daemon.
  static let daemon = "org.freedesktop.DBus"
}
