/// A call that is sent, or a signal that is sent or came.
public struct BusMessage: Sendable, Hashable {
  /// The name that it goes to; none for a broadcast.
  public var destination: String?
  /// Who sent it; the bus fills it in.
  public var sender: String?
  /// The object.
  public var path: String
  /// The interface.
  public var interface: String
  /// The method or the signal.
  public var member: String
  /// The arguments.
  public var body: [BusValue]

  /// A message to a name, or a broadcast.
  public init(
    to destination: String? = nil, path: String, interface: String, member: String,
    _ body: [BusValue] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.body = body
  }
}
