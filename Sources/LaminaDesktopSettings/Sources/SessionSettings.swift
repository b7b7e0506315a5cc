public import LaminaBus

/// The settings of a person's session: what its portal, its X desktop and the process's locale say.
///
/// ```
///  portal's own keys  >  GNOME's keys, through the portal  >  XSettings  >  locale  >  the usual
/// ```
///
/// Nobody is waited for: what one of them says comes as soon as it is said. Without a bus and without a
/// display the locale's settings come, and the stream ends.
public struct SessionSettings: DesktopSettingsSource {
  private let connect: @Sendable () throws(BusError) -> Bus
  private let display: String?
  private let patience: Duration

  /// Settings over connections that are made when somebody listens.
  ///
  /// - Parameters:
  ///   - display: the X display whose settings count, such as `:0`; nil for none.
  ///   - patience: how long an answer of the portal may take; nobody waits for it.
  ///   - connect: finds the bus.
  public init(
    display: String?, patience: Duration = .seconds(10),
    connect: @escaping @Sendable () throws(BusError) -> Bus
  ) {
    self.connect = connect
    self.display = display
    self.patience = patience
  }

  /// What is known first, then each change.
  public func changes() -> AsyncStream<DesktopSettings> {
    let (stream, listener) = AsyncStream.makeStream(
      of: DesktopSettings.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task.detached(executorPreference: QuietExecutor.shared) { [self] in
      let board = SettingsBoard(locale: .current, listener: listener)
      async let xSettings: Void = followDisplay(board)
      await followPortal(board)
      await xSettings
      board.take()
      listener.finish()
    }
    listener.onTermination = { _ in task.cancel() }
    return stream
  }

  private func followDisplay(_ board: SettingsBoard) async {
    guard let display else { return }
    for await settings in XSettingsWatch.settings(of: display) {
      board.take { $0.take(settings) }
    }
    board.take { $0.take(nil) }
  }

  private func followPortal(_ board: SettingsBoard) async {
    guard let bus = try? connect(),
      let news = try? await PortalNews.stream(from: bus)
    else { return }
    await read(bus, board)
    for await event in news {
      switch event {
      case .began: await read(bus, board)
      case .said(let signal): take(signal, board)
      }
    }
  }

  /// A portal that gives no answer leaves what is known.
  private func read(_ bus: Bus, _ board: SettingsBoard) async {
    let values = await Portal(bus: bus, patience: patience).values()
    board.take { known in values.map { known.take($0) } }
  }

  private func take(_ signal: BusMessage, _ board: SettingsBoard) {
    guard signal.body.count == 3, let namespace = signal.body[0].text,
      let key = signal.body[1].text
    else { return }
    board.take { $0.take(signal.body[2], of: key, in: namespace) }
  }
}
