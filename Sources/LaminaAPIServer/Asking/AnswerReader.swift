import LaminaAPIMock
import NIOCore
import NIOHTTP1

/// Reads one answer, and closes the connection.
final class AnswerReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let promise: EventLoopPromise<MockAnswer>
  private let limits: ServerLimits
  private var answer: MockAnswer?
  private var watch: Scheduled<Void>?

  init(_ promise: EventLoopPromise<MockAnswer>, _ limits: ServerLimits) {
    self.promise = promise
    self.limits = limits
  }

  func channelActive(context: ChannelHandlerContext) {
    let patience = TimeAmount.nanoseconds(Int64(limits.patience * 1_000_000_000))
    watch = context.eventLoop.assumeIsolated().scheduleTask(in: patience) {
      self.fail(context, CallFault.silent)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head)
    case .body(let bytes):
      answer?.body += bytes.readableBytesView
      if answer?.body.count ?? 0 > 16 * limits.body { fail(context, CallFault.tooLong) }
    case .end:
      guard let answer else { return }
      promise.succeed(answer)
      context.close(promise: nil)
    }
  }

  private func begin(_ head: HTTPResponseHead) {
    guard head.status != .continue else { return }
    answer = MockAnswer(
      Int(head.status.code),
      headers: MockHeaders(head.headers.map { MockHeader($0.name, $0.value) }))
  }

  private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
    promise.fail(error)
    context.close(promise: nil)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(context, error) }

  func channelInactive(context: ChannelHandlerContext) {
    watch?.cancel()
    promise.fail(CallFault.closed)
  }
}

/// Why a server did not answer.
public enum CallFault: Error, Hashable, CustomStringConvertible {
  /// It took too long.
  case silent
  /// It sent more than is read.
  case tooLong
  /// It closed the connection.
  case closed
  /// There is no connection to it, for a reason.
  case unreached(String, reason: String)

  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .silent: "The server did not answer in time."
    case .tooLong: "The server's answer is too long."
    case .closed: "The server closed the connection without an answer."
    case .unreached(let place, let reason): "The server at \(place) was not reached: \(reason)."
    }
  }
}
