import Synchronization

/// A mock in the same process: what a client asks instead of a socket.
///
/// ```swift
/// let transport = MockTransport(MockAPI(document.model()))
/// print(transport.send(MockRequest("GET", "/items/7")).status)     // 200
/// ```
///
/// Time stands still between requests unless `advance(by:)` moves it, so tests say what they mean.
public final class MockTransport: Sendable {
  private let desk: MockDesk
  private let time = Mutex(0.0)

  /// Creates a transport to a mock.
  public init(_ api: MockAPI) { desk = MockDesk(api) }

  /// The answer to a request, at once: who wants its delay waits for it.
  public func send(_ request: MockRequest) -> MockAnswer {
    desk.answer(request, now: time.withLock { $0 })
  }

  /// Moves the time that the limit of calls goes by.
  public func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}
