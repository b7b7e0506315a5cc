extension Bus {
  /// Asks for a name; false where another has it.
  ///
  /// It does not wait in the name's queue.
  public nonisolated(nonsending) func request(name: String) async throws -> Bool {
    let reply = try await call(.daemon("RequestName", [.string(name), .uint32(4)]), returning: "u")
    return reply == [.uint32(1)] || reply == [.uint32(4)]
  }

  /// Gives a name back; false where this connection did not have it.
  public nonisolated(nonsending) func release(name: String) async throws -> Bool {
    try await call(.daemon("ReleaseName", [.string(name)]), returning: "u") == [.uint32(1)]
  }

  /// The unique name of who owns a name; throws `noSuchName` where nobody does.
  public nonisolated(nonsending) func owner(of name: String) async throws -> String {
    let reply = try await call(.daemon("GetNameOwner", [.string(name)]), returning: "s")
    guard let owner = reply.first?.text else { throw BusError.noSuchName(name) }
    return owner
  }

  /// The unique name of who owns a name, nil where nobody does; other errors, and the task's end, are thrown on.
  nonisolated(nonsending) func currentOwner(of name: String) async throws -> String? {
    do { return try await owner(of: name) } catch BusError.noSuchName { return nil }
  }

  /// Starts who serves a name, where a service file says how; true where it did not run before.
  ///
  /// Who runs already needs no service file.
  @discardableResult
  public nonisolated(nonsending) func activate(name: String, timeout: Duration = .seconds(25))
    async throws -> Bool
  {
    do {
      return try await call(
        .daemon("StartServiceByName", [.string(name), .uint32(0)]), returning: "u",
        timeout: timeout
      ) == [.uint32(1)]
    } catch let error as BusError {
      guard case .noSuchName = error, try await currentOwner(of: name) != nil else { throw error }
      return false
    }
  }

  /// Owners of a name as they change: the new unique name, or nil when it vanishes.
  public nonisolated(nonsending) func owners(of name: String) async throws
    -> BusSequence<String?>
  {
    let rule = BusRule(
      sender: BusRule.daemon, interface: BusRule.daemon, member: "NameOwnerChanged", argument: name)
    return BusSequence(try await stream(matching: rule)) { signal in
      guard signal.body.count == 3, let owner = signal.body[2].text else { return nil }
      return .some(owner.isEmpty ? nil : owner)
    }
  }
}
