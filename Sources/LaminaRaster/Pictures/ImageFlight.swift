import LaminaDrawing
import LaminaGeometry
import Synchronization

/// The work on a picture under way: callers that want the same board and wait for it.
///
/// ```
///  first asker ──makes──────────────────┐
///  second ──────boards──waits───────────┤ landing: made │ failed │ abandoned
///  third ───────────────boards──waits───┘
/// ```
/// It is given up only when no caller on board wants it any longer. One that boards at that moment
/// finds it abandoned, and asks again.
final class ImageFlight<Value: Sendable>: Sendable {
  /// How it ended.
  enum Landing: Sendable {
    case made(Value)
    case failed(ImageError)
    /// No caller wanted it any longer.
    case abandoned
  }

  /// What the work reads: cancelled when all on board are.
  let token: CancellationToken
  private let board = Board()
  private let landing = Mutex<Landing?>(nil)
  private let landed = DispatchGroup()

  /// Starts with its maker on board.
  init(for token: CancellationToken) {
    let board = board
    board.add(token)
    self.token = CancellationToken(when: { board.isDeserted })
    landed.enter()
  }

  /// Comes along, as long as `token` is not cancelled.
  func board(_ token: CancellationToken) { board.add(token) }

  /// Hands the result to all waiting callers; to be called once.
  func land(_ result: Landing) {
    landing.withLock { $0 = result }
    landed.leave()
  }

  /// Blocks until the result is there; nil when `token` is cancelled before.
  func wait(_ token: CancellationToken) -> Landing? {
    while landed.wait(timeout: .now() + .milliseconds(2)) == .timedOut {
      if token.isCancelled { return nil }
    }
    return landing.withLock { $0 }
  }
}

/// The callers that want the result of a flight.
private final class Board: Sendable {
  private let tokens = Mutex<[CancellationToken]>([])

  func add(_ token: CancellationToken) { tokens.withLock { $0.append(token) } }

  /// Asks the tokens outside of the lock: they may take one of their own.
  var isDeserted: Bool { tokens.withLock { $0 }.allSatisfy(\.isCancelled) }
}
