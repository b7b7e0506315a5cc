extension Bus {
  /// Reads a property.
  public func property(
    _ name: String, of interface: String, at path: String, on destination: String
  ) async throws -> BusValue {
    let reply = try await properties(
      "Get", [.string(interface), .string(name)], path, destination, returning: "v")
    guard case .variant(let value)? = reply.first else { throw BusError.noSuchMember(name) }
    return value
  }

  /// Sets a property.
  public func set(
    _ name: String, of interface: String, at path: String, on destination: String,
    to value: BusValue
  ) async throws {
    _ = try await properties(
      "Set", [.string(interface), .string(name), .variant(value)], path, destination,
      returning: "")
  }

  private func properties(
    _ member: String, _ body: [BusValue], _ path: String, _ destination: String,
    returning signature: String
  ) async throws -> [BusValue] {
    try await call(
      BusMessage(
        to: destination, path: path, interface: "org.freedesktop.DBus.Properties", member: member,
        body), returning: signature)
  }
}
