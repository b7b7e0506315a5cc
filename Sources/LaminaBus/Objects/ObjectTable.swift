/// The interfaces of one object, and how a call finds its member; knows no connection.
struct ObjectTable: Sendable {
  let path: String
  let interfaces: [BusInterface]

  /// Throws where D-Bus does not allow a name, a signature, or two of one name.
  init(_ interfaces: [BusInterface], at path: String) throws(BusError) {
    guard BusName.isPath(path) else { throw .invalid("\"\(path)\" as an object's path") }
    for interface in interfaces { try interface.check() }
    guard Set(interfaces.map(\.name)).count == interfaces.count else {
      throw .invalid("an interface that \(path) has twice")
    }
    self.path = path
    self.interfaces = interfaces
  }

  /// What a call is answered with; `changed` is given what a call has set.
  func result(
    of call: BusMessage, children: [String], changed: ExportedObject.Changed
  ) async -> Result<[BusValue], any Error> {
    do {
      return .success(try await answer(call, children: children, changed: changed))
    } catch {
      return .failure(error)
    }
  }

  private func answer(
    _ call: BusMessage, children: [String], changed: ExportedObject.Changed
  ) async throws -> [BusValue] {
    switch (call.interface, call.member) {
    case (BusMessage.propertiesInterface, _):
      return try await answer(properties: call, changed: changed)
    case ("org.freedesktop.DBus.Introspectable", "Introspect"):
      return [.string(Introspection(self, children: children).text)]
    default:
      return try await answer(method: call)
    }
  }

  /// A call without an interface goes to the first that has the method, as the specification allows.
  private func answer(method call: BusMessage) async throws -> [BusValue] {
    let candidates = interfaces.filter { call.interface.isEmpty || $0.name == call.interface }
    guard let method = candidates.lazy.flatMap(\.methods).first(where: { $0.name == call.member })
    else { throw BusError.noSuchMember("\(call.interface).\(call.member) at \(path)") }
    try Self.check(call.body, method.takes)
    let reply = try await method.body(call)
    try checkReply(reply, of: method)
    return reply
  }

  private func checkReply(_ reply: [BusValue], of method: BusMethod) throws(BusError) {
    let found = reply.map(\.signature).joined()
    guard found != method.returns else { return }
    throw .remote(
      name: "org.freedesktop.DBus.Error.Failed",
      text: "\(method.name) of \(path) made \"\(found)\" in place of \"\(method.returns)\".")
  }

  /// Throws where values are not of a signature.
  static func check(_ values: [BusValue], _ signature: String) throws(BusError) {
    let found = values.map(\.signature).joined()
    guard found == signature else { throw .wrongSignature(expected: signature, found: found) }
  }

  /// An interface by its name.
  func interface(_ name: String) throws(BusError) -> BusInterface {
    guard let found = interfaces.first(where: { $0.name == name }) else {
      throw .noSuchMember("\(name) at \(path)")
    }
    return found
  }
}
