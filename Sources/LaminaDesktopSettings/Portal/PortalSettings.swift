public import LaminaBus

/// The settings that the portal of the desktop gives, over the bus.
///
/// Without a bus the stream ends at once; without a portal, or with one that says nothing in time, the
/// usual settings come, and changes once it speaks.
public struct PortalSettings: DesktopSettingsSource {
  private let connect: @Sendable () throws(BusError) -> Bus
  private let patience: Duration

  /// Settings over a bus that is connected when somebody listens.
  ///
  /// - Parameters:
  ///   - patience: how long an answer may take; nobody waits for it.
  ///   - connect: finds the bus.
  public init(
    patience: Duration = .seconds(10), connect: @escaping @Sendable () throws(BusError) -> Bus
  ) {
    self.connect = connect
    self.patience = patience
  }

  /// What the portal says, then each change.
  public func changes() -> AsyncStream<DesktopSettings> {
    let (stream, listener) = AsyncStream.makeStream(
      of: DesktopSettings.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task.detached(executorPreference: QuietExecutor.shared) { [self] in
      try? await follow(listener)
      listener.finish()
    }
    listener.onTermination = { _ in task.cancel() }
    return stream
  }

  private func follow(_ listener: AsyncStream<DesktopSettings>.Continuation) async throws {
    let bus = try connect()
    let signals = try await bus.signals(matching: Portal.changed, timeout: patience)
    var values = SettingsValues(locale: .current)
    await Portal(bus: bus, patience: patience).read(into: &values)
    var latest = values.settings
    listener.yield(latest)
    for await signal in signals {
      guard signal.body.count == 3, let namespace = signal.body[0].text,
        let key = signal.body[1].text
      else { continue }
      values.take(signal.body[2], of: key, in: namespace)
      guard values.settings != latest else { continue }
      latest = values.settings
      listener.yield(latest)
    }
  }
}
