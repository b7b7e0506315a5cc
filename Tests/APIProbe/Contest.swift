import NIOCore
import NIOPosix

/// A server and a request that 16 connections send again and again.
struct Contest: Sendable {
  let name: String
  let port: Int
  let request: String

  private static let connections = 16

  /// What came of it: the milliseconds of each request, by the connections' own clocks.
  func run(seconds: Int) async throws -> Round {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let end = NIODeadline.now() + .seconds(Int64(seconds))
    let start = NIODeadline.now()
    let loop = group.next()
    let results = try await withThrowingTaskGroup(of: [Int64].self) { tasks in
      for _ in 0..<Self.connections { tasks.addTask { try await connect(loop, until: end).get() } }
      return try await tasks.reduce(into: []) { $0 += $1 }
    }
    let time = Double((NIODeadline.now() - start).nanoseconds) / 1e9
    try await group.shutdownGracefully()
    return Round(nanoseconds: results, seconds: time)
  }

  private func connect(_ loop: any EventLoop, until end: NIODeadline) -> EventLoopFuture<[Int64]> {
    let promise = loop.makePromise(of: [Int64].self)
    let request = request
    ClientBootstrap(group: loop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let asker = Asker(request, until: end, promise)
          try channel.pipeline.syncOperations.addHandler(asker)
        }
      }
      .connect(host: "127.0.0.1", port: port).cascadeFailure(to: promise)
    return promise.futureResult
  }
}

/// Sends a request as soon as the answer to the last one is there; an answer ends with its brace.
private final class Asker: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let request: ByteBuffer
  private let end: NIODeadline
  private let promise: EventLoopPromise<[Int64]>
  private var sent = NIODeadline.now()
  private var times: [Int64] = []
  private var isFirst = true

  init(_ request: String, until end: NIODeadline, _ promise: EventLoopPromise<[Int64]>) {
    self.request = ByteBuffer(string: request)
    self.end = end
    self.promise = promise
  }

  func channelActive(context: ChannelHandlerContext) { ask(context) }

  private func ask(_ context: ChannelHandlerContext) {
    sent = .now()
    context.writeAndFlush(wrapOutboundOut(request), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    if isFirst { check(bytes) }
    guard bytes.readableBytesView.last == UInt8(ascii: "}") else { return }
    times.append((NIODeadline.now() - sent).nanoseconds)
    if NIODeadline.now() < end { return ask(context) }
    promise.succeed(times)
    context.close(promise: nil)
  }

  /// A refusal would be measured as an answer.
  private func check(_ bytes: ByteBuffer) {
    isFirst = false
    let text = String(buffer: bytes)
    precondition(text.hasPrefix("HTTP/1.1 20"), "the server does not answer as it should: \(text)")
  }

  func channelInactive(context: ChannelHandlerContext) {
    promise.fail(ChannelError.eof)
  }
}
