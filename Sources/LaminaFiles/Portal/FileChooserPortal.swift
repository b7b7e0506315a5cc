import LaminaBus

/// The calls of `org.freedesktop.portal.FileChooser`.
///
/// ```
///  listen for Response ─▶ OpenFile(parent, title, options) ─▶ handle ─▶ Response(code, results) for that handle
///                                    └─ no answer in time, an error       └─ the portal leaves the bus
/// ```
nonisolated struct FileChooserPortal: Sendable {
  let bus: Bus
  let patience: Duration

  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.FileChooser"
  static let request = "org.freedesktop.portal.Request"

  /// Shows the dialog and waits for what the person chooses; a task that is cancelled closes it.
  func ask(_ request: FileDialogRequest, parent: String) async throws -> FileDialogOutcome {
    let rule = BusRule(sender: Self.name, interface: Self.request, member: "Response")
    let responses = try await bus.signals(matching: rule, timeout: patience)
    let owners = try await bus.owners(of: Self.name)
    let options = PortalOptions(request)
    let body: [BusValue] = [.string(parent), .string(request.title), options.value]
    let message = BusMessage(
      to: Self.name, path: Self.path, interface: Self.interface, member: options.member, body)
    // Not cancelled along with this task: a dialog whose handle is not known cannot be closed.
    let call = Task.detached(executorPreference: QuietExecutor.shared) { [bus, patience] in
      try await bus.call(message, returning: "o", timeout: patience)
    }
    guard let handle = try await call.value.first?.text else { throw PortalFailure.garbage }
    do {
      try Task.checkCancellation()
      let owner = try await bus.owner(of: Self.name)
      return try await answer(to: handle, responses, while: owner, owners)
    } catch {
      close(handle)
      throw error
    }
  }

  private func answer(
    to handle: String, _ responses: BusSequence<BusMessage>, while owner: String,
    _ owners: BusSequence<String?>
  ) async throws -> FileDialogOutcome {
    try await withThrowingTaskGroup(of: FileDialogOutcome.self) { group in
      group.addTask {
        for await response in responses where response.path == handle {
          return try PortalAnswer.outcome(of: response.body)
        }
        throw PortalFailure.gone
      }
      group.addTask {
        // The signal of the portal's own start may still be under way.
        for await next in owners where next != owner { throw PortalFailure.gone }
        throw PortalFailure.gone
      }
      defer { group.cancelAll() }
      guard let outcome = try await group.next() else { throw PortalFailure.gone }
      return outcome
    }
  }

  /// Takes the dialog away; nobody waits for whether it worked.
  private func close(_ handle: String) {
    let message = BusMessage(
      to: Self.name, path: handle, interface: Self.request, member: "Close")
    Task.detached(executorPreference: QuietExecutor.shared) { [bus, patience] in
      _ = try? await bus.call(message, timeout: patience)
    }
  }
}
