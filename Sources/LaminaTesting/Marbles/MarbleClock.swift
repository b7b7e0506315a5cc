public import LaminaStreams

/// A clock that moves on request, and does what is due in the order in which it is due.
public final class MarbleClock: StreamClock {
  private struct Entry {
    var instant: Duration
    var action: MarbleAction
  }

  public private(set) var now = Duration.zero
  private var entries: [Entry] = []
  /// At most how many of the entries were disposed of.
  private var disposedCount = 0

  public init() {}

  /// Drops what was disposed of once that is most of what is kept, so that each costs little.
  private func forgetDisposed() {
    disposedCount += 1
    guard disposedCount > 32, 2 * disposedCount > entries.count else { return }
    entries.removeAll { !$0.action.isPending }
    disposedCount = 0
  }

  /// How many entries are held, those included that will do nothing any more.
  package var heldCount: Int { entries.count }

  /// How many actions are still to come.
  public var pending: Int { entries.count { $0.action.isPending } }

  public func schedule(at instant: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let action = MarbleAction(action) { [weak self] in self?.forgetDisposed() }
    let place = entries.lastIndex { $0.instant <= instant }.map { $0 + 1 } ?? 0
    entries.insert(Entry(instant: instant, action: action), at: place)
    return action
  }

  /// Moves the clock to `instant` and does on the way what is due, that which comes up included.
  public func advance(to instant: Duration) {
    while let next = entries.first, next.instant <= instant {
      entries.removeFirst()
      now = max(now, next.instant)
      next.action.perform()
    }
    now = max(now, instant)
  }

  /// Moves the clock forward by `time`.
  public func advance(by time: Duration) { advance(to: now + time) }
}

/// Something that is to be done once, unless it is disposed of before.
private final class MarbleAction: Disposable {
  private var action: (() -> Void)?
  private let onDispose: () -> Void

  init(_ action: @escaping () -> Void, onDispose: @escaping () -> Void) {
    self.action = action
    self.onDispose = onDispose
  }

  var isPending: Bool { action != nil }

  func perform() {
    let action = action
    self.action = nil
    action?()
  }

  func dispose() {
    guard action != nil else { return }
    action = nil
    onDispose()
  }
}
