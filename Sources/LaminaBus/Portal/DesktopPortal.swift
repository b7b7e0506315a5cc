/// The desktop's portal: dialogs in a process of the desktop's, which programs in a sandbox may ask for, too.
///
/// ```
///  listen for Response ─▶ call ─▶ handle ─▶ Response(code, results) for that handle
///                          │                 └─ the portal leaves the bus, nobody waits any more ─▶ Close
///                          └─ not understood in time, an error
/// ```
package struct DesktopPortal: Sendable {
  package static let name = "org.freedesktop.portal.Desktop"
  package static let path = "/org/freedesktop/portal/desktop"
  private static let request = "org.freedesktop.portal.Request"

  /// What came of a dialog.
  package struct Response: Sendable {
    /// 0 where the person did what was asked for, 1 where they cancelled, and 2 where it ended otherwise.
    package let code: UInt32
    package let results: [String: BusValue]

    init(_ body: [BusValue]) throws(BusError) {
      guard body.count == 2, case .uint32(let code) = body[0], let results = body[1].dictionary
      else { throw .invalid("a portal's response without a code and results") }
      (self.code, self.results) = (code, results)
    }
  }

  private let interface: String
  private let bus: Bus
  private let patience: Duration

  /// Makes a portal of an interface, like `org.freedesktop.portal.Print`, and of how long it may take to understand.
  package init(_ interface: String, on bus: Bus, patience: Duration = .seconds(25)) {
    (self.interface, self.bus, self.patience) = (interface, bus, patience)
  }

  /// Shows a dialog, and waits for what came of it; a task that is cancelled takes it away.
  ///
  /// - Parameters:
  ///   - member: the method, which answers with a request's handle.
  ///   - body: what it is called with.
  ///   - time: how long the person may take; nil for as long as they like.
  /// - Returns: how the dialog ended, and with what.
  /// - Throws: `BusError`: `timeout` where it was not understood, or not answered, in time, `noReply` where the portal has
  ///   left; or `CancellationError`.
  package nonisolated(nonsending) func ask(
    _ member: String, _ body: [BusValue], answeredWithin time: Duration? = nil
  ) async throws -> Response {
    // Listened for first: the response may come before the call's answer.
    let responses = try await bus.signals(
      matching: BusRule(sender: Self.name, interface: Self.request, member: "Response"),
      timeout: patience)
    let owners = try await bus.owners(of: Self.name)
    let message = BusMessage(
      to: Self.name, path: Self.path, interface: interface, member: member, body)
    // Not cancelled along with this task: a dialog whose handle is not known cannot be closed.
    let answer = try await bus.callToItsEnd(message, returning: "o", timeout: patience)
    guard let handle = answer.first?.text else {
      throw BusError.invalid("a portal's request without a handle")
    }
    do {
      try Task.checkCancellation()
      return try await response(to: handle, in: responses, while: owners, within: time)
    } catch {
      close(handle)
      throw error
    }
  }

  private nonisolated(nonsending) func response(
    to handle: String, in responses: BusSequence<BusMessage>, while owners: BusSequence<String?>,
    within time: Duration?
  ) async throws -> Response {
    guard let owner = try await bus.currentOwner(of: Self.name) else { throw Self.hasLeft }
    return try await withThrowingTaskGroup(of: Response.self) { group in
      group.addTask {
        for await response in responses where response.path == handle {
          return try Response(response.body)
        }
        try Task.checkCancellation()
        throw BusError.disconnected
      }
      group.addTask {
        // The signal of the portal's own start may still be under way.
        for await next in owners where next != owner { break }
        try Task.checkCancellation()
        throw Self.hasLeft
      }
      if let time {
        group.addTask {
          try await Task.sleep(for: time)
          throw BusError.timeout
        }
      }
      defer { group.cancelAll() }
      guard let response = try await group.next() else { throw Self.hasLeft }
      return response
    }
  }

  private static let hasLeft = BusError.noReply("the portal has left the bus")

  /// Takes a dialog away; nobody waits for whether it worked.
  private func close(_ handle: String) {
    let message = BusMessage(
      to: Self.name, path: handle, interface: Self.request, member: "Close")
    Task.detached(executorPreference: QuietExecutor.shared) { [bus, patience] in
      _ = try? await bus.call(message, timeout: patience)
    }
  }
}
