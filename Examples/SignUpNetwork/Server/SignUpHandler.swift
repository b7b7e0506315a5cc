package import NIOCore
package import NIOHTTP1
import SignUpDesk

/// One connection: reads one request, thinks, answers, closes.
///
/// ```
///  reading ──whole request──▶ thinking ──delay──▶ answered ──▶ closed
///     │ too long, too slow        │ the other side closes
///     ▼                           ▼
///  refused                    cancelled
/// ```
package final class SignUpHandler: ChannelInboundHandler {
  package typealias InboundIn = HTTPServerRequestPart
  package typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    /// Until `deadline`, which is there once the connection is.
    case reading(head: HTTPRequestHead?, body: [UInt8], deadline: Scheduled<Void>?)
    case thinking(id: Int, Scheduled<Void>)
    case over
  }

  private let desk: ServerDesk
  private var state = State.reading(head: nil, body: [], deadline: nil)

  init(_ desk: ServerDesk) { self.desk = desk }

  // MARK: Reading

  package func channelActive(context: ChannelHandlerContext) {
    let deadline = context.schedule(after: desk.limits.patience) {
      self.refuse(context, .requestTimeout, sentence: "The request did not come: send it at once.")
    }
    if case .reading(let head, let body, nil) = state {
      state = .reading(head: head, body: body, deadline: deadline)
    }
    context.fireChannelActive()
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What comes after the request is ignored: the connection is for one.
    guard case .reading(let head, let body, let deadline) = state else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      guard head.uri.utf8.count <= desk.limits.target else {
        return refuse(context, .uriTooLong, sentence: "The path is too long: names are short.")
      }
      state = .reading(head: head, body: [], deadline: deadline)
    case .body(let bytes):
      guard body.count + bytes.readableBytes <= desk.limits.body else {
        return refuse(context, .payloadTooLarge, sentence: "The body is too long: a user is short.")
      }
      state = .reading(head: head, body: body + bytes.readableBytesView, deadline: deadline)
    case .end:
      guard let head else { return }
      deadline?.cancel()
      think(
        context,
        about: ServerRequest(method: head.method.rawValue, target: head.uri, body: body))
    }
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The handler before this one has answered what is no HTTP with a status 400.
    if case .reading(_, _, let deadline) = state {
      deadline?.cancel()
      state = .over
      desk.refuse()
    }
    context.close(promise: nil)
  }

  private func refuse(
    _ context: ChannelHandlerContext, _ status: HTTPResponseStatus, sentence: String
  ) {
    guard case .reading(_, _, let deadline) = state else { return }
    deadline?.cancel()
    state = .over
    desk.refuse()
    send(context, .refusal(Int(status.code), sentence))
  }

  // MARK: Thinking

  private func think(_ context: ChannelHandlerContext, about request: ServerRequest) {
    let (id, fate) = desk.begin(request)
    state = .thinking(
      id: id, context.schedule(after: fate.delay) { self.answer(context, request, id, fate: fate) })
  }

  private func answer(
    _ context: ChannelHandlerContext, _ request: ServerRequest, _ id: Int, fate: Fate
  ) {
    guard case .thinking = state else { return }
    state = .over
    switch fate.ending {
    case .answer:
      let answer = desk.answer(request)
      desk.end(id, .answered(status: answer.status))
      send(context, answer)
    case .failure:
      desk.end(id, .failed)
      send(context, .failureOnPurpose)
    case .drop:
      desk.end(id, .dropped)
      context.close(promise: nil)
    }
  }

  package func channelInactive(context: ChannelHandlerContext) {
    switch state {
    case .reading(_, _, let deadline): deadline?.cancel()
    case .thinking(let id, let answer):
      answer.cancel()
      desk.end(id, .cancelled)
    case .over: break
    }
    state = .over
    context.fireChannelInactive()
  }

  // MARK: Answering

  private func send(_ context: ChannelHandlerContext, _ answer: ServerAnswer) {
    let headers = HTTPHeaders([
      ("Content-Type", "application/json"), ("Content-Length", "\(answer.body.count)"),
      ("Connection", "close"),
    ])
    let status = HTTPResponseStatus(statusCode: answer.status)
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }
}

extension ChannelHandlerContext {
  /// Calls `action` after so many seconds, by the loop's own clock.
  fileprivate func schedule(
    after seconds: Double, _ action: @escaping () -> Void
  ) -> Scheduled<Void> {
    eventLoop.assumeIsolated().scheduleTask(
      in: .nanoseconds(Int64(seconds * 1_000_000_000)), action)
  }
}
