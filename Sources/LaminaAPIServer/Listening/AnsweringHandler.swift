import LaminaAPIMock
import NIOCore
import NIOHTTP1

/// One connection: reads requests one after the other, and answers each before the next.
///
/// ```
///  waiting ──head──▶ reading ──end──▶ answering ──sent──▶ waiting
///     │ silent          │ too long, too slow     │ dropped, Connection: close
///     │ too long        │ no HTTP, no host       ▼
///     ▼                 ▼                      closed
///   closed; 408 if    400, 408, 413, 414, 431, 501, then what still comes is read for a while,
///   a head began      so that the answer arrives, and closed
/// ```
final class AnsweringHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case reading(HTTPRequestHead, [UInt8])
    case answering
    case over
  }

  private let answering: any Answering
  private let limits: ServerLimits
  private var state = State.waiting
  private var since = NIODeadline.now()
  private var watch: Scheduled<Void>?
  private var isHeadLate = false
  /// The bytes that came since the last request ended.
  private let arrivals: Arrivals

  init(_ answering: any Answering, _ limits: ServerLimits, _ arrivals: Arrivals) {
    self.answering = answering
    self.limits = limits
    self.arrivals = arrivals
  }

  // MARK: Time

  func handlerAdded(context: ChannelHandlerContext) { look(context) }

  /// Looks from time to time whether the other side takes too long.
  private func look(_ context: ChannelHandlerContext) {
    let patience = TimeAmount.nanoseconds(Int64(limits.patience * 1_000_000_000))
    let end = since + patience
    if NIODeadline.now() >= end {
      switch state {
      case .waiting where arrivals.count == 0: return over(context)
      case .waiting: return endHead(context)
      case .reading: return refuse(context, 408, "The request did not come: send it at once.")
      case .answering, .over: break
      }
    }
    let next = max(end - .now(), .milliseconds(50))
    watch = context.eventLoop.assumeIsolated().scheduleTask(in: next) { self.look(context) }
  }

  /// Ends half a head as the decoder ends what is no HTTP: only then may an answer come before a request.
  private func endHead(_ context: ChannelHandlerContext) {
    isHeadLate = true
    context.pipeline.fireErrorCaught(HTTPParserError.invalidEOFState)
  }

  private func over(_ context: ChannelHandlerContext) {
    state = .over
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    state = .over
    watch?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (state, error) {
    case (.waiting, let error as HTTPParserError), (.reading, let error as HTTPParserError):
      let (status, sentence) = refusal(of: error)
      refuse(context, status, sentence)
    case (.over, _): break
    default: over(context)
    }
  }

  /// The answer to what is no HTTP, or more of it than is read.
  private func refusal(of error: HTTPParserError) -> (Int, String) {
    if isHeadLate { return (408, "The head did not come: send it at once.") }
    return switch error {
    case .headerOverflow where arrivals.isTargetTooLong(limits.target):
      (414, "A path has \(limits.target) bytes at most.")
    case .headerOverflow: (431, "A head has \(limits.head) bytes at most.")
    case .invalidMethod where arrivals.isRequestLine: (501, "There is no such method.")
    default: (400, "The request is no HTTP.")
    }
  }

  // MARK: Reading

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting): begin(context, head)
    case (.body(let bytes), .reading(let head, let body)):
      guard body.count + bytes.readableBytes <= limits.body else {
        return refuse(context, 413, "A body has \(limits.body) bytes at most.")
      }
      state = .reading(head, body + bytes.readableBytesView)
    case (.end, .reading(let head, let body)):
      arrivals.count = 0
      answer(context, head, body)
    default: break
    }
  }

  private func begin(_ context: ChannelHandlerContext, _ head: HTTPRequestHead) {
    since = .now()
    guard head.uri.utf8.count <= limits.target else {
      return refuse(context, 414, "A path has \(limits.target) bytes at most.")
    }
    let hosts = head.headers["host"].count
    guard hosts == 1 || (hosts == 0 && head.version == .http1_0) else {
      let sentence =
        hosts == 0 ? "A request of HTTP/1.1 names its Host." : "A request names one Host."
      return refuse(context, 400, sentence)
    }
    state = .reading(head, [])
    if head.headers.first(name: "Expect")?.lowercased() == "100-continue" {
      let more = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(more)), promise: nil)
    }
  }

  // MARK: Answering

  private func answer(_ context: ChannelHandlerContext, _ head: HTTPRequestHead, _ body: [UInt8]) {
    state = .answering
    let fields = head.headers.map { MockHeader($0.name, $0.value) }
    let request = MockRequest(
      head.method.rawValue, head.uri, headers: MockHeaders(fields), body: body)
    switch answering.answer(request, on: context.eventLoop) {
    case .now(let answer): send(context, answer, head)
    case .later(let future):
      future.assumeIsolated().whenSuccess { self.send(context, $0, head) }
    }
  }

  /// Waits as long as the answer says, and sends it if the other side is still there.
  private func send(
    _ context: ChannelHandlerContext, _ answer: MockAnswer, _ head: HTTPRequestHead
  ) {
    if answer.delay == 0 { return deliver(context, answer, head) }
    context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(answer.delay))) {
      self.deliver(context, answer, head)
    }
  }

  private func deliver(
    _ context: ChannelHandlerContext, _ answer: MockAnswer, _ head: HTTPRequestHead
  ) {
    guard case .answering = state else { return }
    if answer.isDropped { return over(context) }
    since = .now()
    let closes = !head.isKeepAlive || Self.endsHTTP(head)
    state = closes ? .over : .waiting
    write(context, answer, isHead: head.method == .HEAD, closes: closes)
  }

  /// Whether NIO reads nothing as HTTP behind the request: what asks for another protocol gets an answer in this one.
  private static func endsHTTP(_ head: HTTPRequestHead) -> Bool {
    if head.method == .CONNECT { return true }
    guard head.headers.contains(name: "upgrade") else { return false }
    return head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }

  private func refuse(_ context: ChannelHandlerContext, _ status: Int, _ sentence: String) {
    state = .over
    let body = #"{"type":"about:blank","status":\#(status),"title":"\#(sentence)"}"#
    let answer = MockAnswer(
      status, headers: ["Content-Type": "application/problem+json"], body: Array(body.utf8))
    write(context, answer, isHead: false, closes: true)
  }

  private func write(
    _ context: ChannelHandlerContext, _ answer: MockAnswer, isHead: Bool, closes: Bool
  ) {
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status),
      headers: headers(of: answer, closes: closes))
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if answer.mayHaveBody, !isHead, !answer.body.isEmpty {
      let bytes = context.channel.allocator.buffer(bytes: answer.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }
    guard closes else { return context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil) }
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { _ in self.linger(context) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }

  /// Sends no more, and reads for a while what is still on its way: to close at once would reset the connection, and
  /// the answer with it.
  private func linger(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.lingering) {
      context.close(promise: nil)
    }
  }

  private static let lingering = TimeAmount.milliseconds(500)

  private func headers(of answer: MockAnswer, closes: Bool) -> HTTPHeaders {
    var headers = HTTPHeaders()
    headers.reserveCapacity(answer.headers.fields.count + 2)
    for field in answer.headers.fields { headers.add(name: field.name, value: field.value) }
    if answer.mayHaveBody { headers.add(name: "Content-Length", value: "\(answer.body.count)") }
    if closes { headers.replaceOrAdd(name: "Connection", value: "close") }
    return headers
  }
}
