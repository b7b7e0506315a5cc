package import LaminaJSON
import Synchronization

/// A mock that many connections ask: keeps the state, and changes the model while it runs.
public final class MockDesk: Sendable {
  private let state = Mutex(MockState())
  private let served: Mutex<Served>
  private let pages = Mutex<[String: ShownPage]>([:])
  private let hasPages = Atomic(false)
  private let onAnswer: (@Sendable (MockRequest, MockAnswer) -> Void)?

  /// A model by reference: to ask it costs one count.
  private final class Served: Sendable {
    let api: MockAPI
    init(_ api: MockAPI) { self.api = api }
  }

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - api: the mock.
  ///   - onAnswer: is called with each request of the API and its answer, but for pages that are shown, on the connection's thread.
  public init(
    _ api: MockAPI, onAnswer: (@Sendable (MockRequest, MockAnswer) -> Void)? = nil
  ) {
    served = Mutex(Served(api))
    self.onAnswer = onAnswer
  }

  /// Shows a page of its own besides the API, made when it is first asked for.
  ///
  /// ```swift
  /// desk.show("/_docs", mediaType: "text/html; charset=utf-8") { Array(APIPage(model).html.utf8) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path, which then is no longer the API's.
  ///   - mediaType: what the page is.
  ///   - body: makes the page's bytes, once.
  public func show(
    _ path: String, mediaType: String, _ body: @escaping @Sendable () -> [UInt8]
  ) {
    let page = ShownPage(mediaType, body)
    pages.withLock { $0[path] = page }
    hasPages.store(true, ordering: .relaxed)
  }

  private func page(for request: MockRequest) -> MockAnswer? {
    // Requests of the API, which are most, cost one atomic read.
    guard hasPages.load(ordering: .relaxed), request.method == "GET" || request.method == "HEAD"
    else { return nil }
    return pages.withLock { $0[String(request.path)] }?.answer
  }

  /// Answers a request at a time in seconds.
  public func answer(_ request: MockRequest, now: Double) -> MockAnswer {
    if let page = page(for: request) { return page }
    let served = served.withLock { $0 }
    let answer = state.withLock { served.api.answer(request, state: &$0, now: now) }
    onAnswer?(request, answer)
    return answer
  }

  /// Answers by another model from now on, and forgets what was wrong.
  public func replace(_ api: MockAPI) {
    served.withLock { $0 = Served(api) }
    state.withLock { $0.problems = [] }
  }

  /// The collections that the mock keeps.
  public var keptCollections: [KeptCollection] { served.withLock { $0 }.api.keptCollections }

  /// Keeps what is wrong with the model that was to replace this one.
  public func keep(_ problems: [String]) { state.withLock { $0.problems = problems } }

  /// What was wrong when the model was read again.
  public var problems: [String] { state.withLock { $0.problems } }

  /// The collections as JSON.
  package var snapshot: JSONValue { state.withLock { Snapshot.json(of: $0) } }

  /// Takes the collections of a snapshot.
  package func restore(_ snapshot: JSONValue) throws(SnapshotFault) {
    try state.withLock { (state) throws(SnapshotFault) in try state.restore(snapshot) }
  }
}
