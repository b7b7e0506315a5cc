import Foundation
import Glibc

extension Publishers {
  /// A publisher that calls closures with all that goes through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let taps = RelayTaps(
        subscribed: receiveSubscription, requested: receiveRequest,
        returned: { [receiveRequest] in if $0 > 0 { receiveRequest?($0) } },
        cancelled: receiveCancel)
      upstream.subscribe(
        Relay<Output, Failure, _>("HandleEvents", subscriber, taps: taps) { [receiveOutput] in
          receiveOutput?($0)
          return .send($0)
        } ending: { [receiveCompletion] in
          receiveCompletion?($0)
          return $0
        })
    }
  }

  /// A publisher that prints all that goes through it.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let prefix: String
    let stream: (any TextOutputStream)?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let printer = Printer(prefix, stream)
      let taps = RelayTaps(
        subscribed: { printer.write("receive subscription: (\($0))") },
        requested: { printer.write("request \($0.words)") },
        returned: { if $0 > 0 { printer.write("request \($0.words) (synchronous)") } },
        cancelled: { printer.write("receive cancel") })
      upstream.subscribe(
        Relay<Output, Failure, _>("Print", subscriber, taps: taps) {
          printer.write("receive value: (\($0))")
          return .send($0)
        } ending: {
          switch $0 {
          case .finished: printer.write("receive finished")
          case .failure(let failure): printer.write("receive error: (\(failure))")
          }
          return $0
        })
    }
  }

  /// A publisher that stops in the debugger.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Bool)?
    let receiveOutput: ((Upstream.Output) -> Bool)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let stop: (Bool?) -> Void = { if $0 == true { raise(SIGTRAP) } }
      upstream.handleEvents(
        receiveSubscription: { [receiveSubscription] in stop(receiveSubscription?($0)) },
        receiveOutput: { [receiveOutput] in stop(receiveOutput?($0)) },
        receiveCompletion: { [receiveCompletion] in stop(receiveCompletion?($0)) }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Subscribers.Demand {
  fileprivate var words: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

/// Writes lines to a stream, one at a time.
private final class Printer {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ line: String) {
    guard var stream = lock({ stream }) else { return Swift.print(prefix + line) }
    stream.write(prefix + line + "\n")
    lock { self.stream = stream }
  }
}

extension Publisher {
  /// Calls closures with all that goes through.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
  /// Prints all that goes through, each line after `prefix`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, stream: stream)
  }
  /// Stops in the debugger where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  /// Stops in the debugger on a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { $0.isFailure })
  }
}
