extension Bus {
  /// Asks for a name; false where another has it. It does not wait in the name's queue.
  public func request(name: String) async throws -> Bool {
    let reply = try await daemon("RequestName", [.string(name), .uint32(4)], returning: "u")
    return reply == [.uint32(1)] || reply == [.uint32(4)]
  }

  /// Gives a name back; false where this connection did not have it.
  public func release(name: String) async throws -> Bool {
    try await daemon("ReleaseName", [.string(name)], returning: "u") == [.uint32(1)]
  }

  /// The unique name of who owns a name; throws `noSuchName` where nobody does.
  public func owner(of name: String) async throws -> String {
    guard
      case .string(let owner)? = try await daemon(
        "GetNameOwner", [.string(name)], returning: "s"
      ).first
    else { throw BusError.noSuchName(name) }
    return owner
  }

  /// Starts who serves a name, where a service file says how.
  public func activate(name: String) async throws {
    _ = try await daemon("StartServiceByName", [.string(name), .uint32(0)], returning: "u")
  }

  /// Owners of a name as they change: the new unique name, or nil when it vanishes.
  public func owners(of name: String) async throws -> AsyncCompactMapSequence<
    AsyncStream<BusMessage>, String?
  > {
    let rule = BusRule(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus",
      member: "NameOwnerChanged", argument: name)
    return try await signals(matching: rule).compactMap { signal -> String?? in
      guard signal.body.count == 3, case .string(let owner) = signal.body[2] else { return nil }
      return .some(owner.isEmpty ? nil : owner)
    }
  }

  private func daemon(_ member: String, _ body: [BusValue], returning signature: String)
    async throws -> [BusValue]
  {
    try await call(
      BusMessage(
        to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", member: member, body), returning: signature)
  }
}
