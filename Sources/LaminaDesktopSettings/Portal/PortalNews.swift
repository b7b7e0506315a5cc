import LaminaBus

/// What happens at the portal, in its order.
enum PortalNews: Sendable {
  /// It says that a key has another value, in a signal.
  case said(BusMessage)
  /// It runs from now on, or again.
  case began

  /// All from now on, the newest where nobody takes it; ends with the connection, or with who listens.
  static func stream(from bus: Bus) async throws -> AsyncStream<PortalNews> {
    let signals = try await bus.signals(matching: Portal.changed)
    let owners = try await bus.owners(of: DesktopPortal.name)
    let (stream, sink) = AsyncStream.makeStream(
      of: PortalNews.self, bufferingPolicy: .bufferingNewest(1024))
    let task = Task.detached(executorPreference: QuietExecutor.shared) {
      async let beginnings: Void = {
        for await owner in owners where owner != nil { sink.yield(.began) }
      }()
      for await signal in signals { sink.yield(.said(signal)) }
      await beginnings
      sink.finish()
    }
    sink.onTermination = { _ in task.cancel() }
    return stream
  }
}
