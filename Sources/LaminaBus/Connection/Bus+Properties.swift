extension Bus {
  /// Reads a property.
  public nonisolated(nonsending) func property(
    _ name: String, of interface: String, at path: String, on destination: String,
    timeout: Duration = .seconds(25)
  ) async throws -> BusValue {
    let reply = try await call(
      .properties("Get", [.string(interface), .string(name)], at: path, on: destination),
      returning: "v", timeout: timeout)
    guard case .variant(let value)? = reply.first else { throw BusError.noSuchMember(name) }
    return value
  }

  /// Reads all properties of an interface.
  public nonisolated(nonsending) func properties(
    of interface: String, at path: String, on destination: String, timeout: Duration = .seconds(25)
  ) async throws -> [String: BusValue] {
    let reply = try await call(
      .properties("GetAll", [.string(interface)], at: path, on: destination),
      returning: "a{sv}", timeout: timeout)
    return reply.first?.dictionary ?? [:]
  }

  /// Sets a property.
  public nonisolated(nonsending) func set(
    _ name: String, of interface: String, at path: String, on destination: String,
    to value: BusValue
  ) async throws {
    _ = try await call(
      .properties(
        "Set", [.string(interface), .string(name), .variant(value)], at: path, on: destination),
      returning: "")
  }

  /// Values of a property, from the next change on.
  ///
  /// Where the object says only that it changed, the value is read; one that cannot be read is left out.
  public nonisolated(nonsending) func changes(
    of name: String, of interface: String, at path: String, on destination: String
  ) async throws -> BusSequence<BusValue> {
    let rule = BusRule(
      sender: destination, path: path, interface: BusMessage.propertiesInterface,
      member: "PropertiesChanged", argument: interface)
    return BusSequence(try await stream(matching: rule)) { signal in
      guard signal.body.count == 3 else { return nil }
      if let value = signal.body[1].dictionary?[name] { return value }
      guard signal.body[2].elements?.contains(.string(name)) == true else { return nil }
      return try? await self.property(name, of: interface, at: path, on: destination)
    }
  }
}
