extension BusMessage {
  /// A call of the daemon itself.
  static func daemon(_ member: String, _ body: [BusValue]) -> BusMessage {
    BusMessage(
      to: BusRule.daemon, path: "/org/freedesktop/DBus", interface: BusRule.daemon, member: member,
      body)
  }

  /// A call to read or set properties.
  static func properties(
    _ member: String, _ body: [BusValue], at path: String, on destination: String
  ) -> BusMessage {
    BusMessage(
      to: destination, path: path, interface: propertiesInterface, member: member, body)
  }

  static let propertiesInterface = "org.freedesktop.DBus.Properties"

  /// Throws where a name is none of D-Bus.
  func checkNames() throws(BusError) {
    guard BusName.isPath(path) else { throw .invalid("\"\(path)\" as an object's path") }
    guard BusName.isInterface(interface) else {
      throw .invalid("\"\(interface)\" as an interface's name")
    }
    guard BusName.isMember(member) else { throw .invalid("\"\(member)\" as a member's name") }
    guard destination?.utf8.contains(0) != true else { throw .invalid("a name with a zero in it") }
  }
}
