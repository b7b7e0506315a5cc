import NIOCore
import NIOHTTP1
import NIOPosix

/// What SwiftNIO does by itself: the same bytes for every request.
struct PlainServer {
  let port: Int
  private let group: MultiThreadedEventLoopGroup

  static func start() async throws -> PlainServer {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: System.coreCount)
    let listener = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: true, withErrorHandling: true)
          try channel.pipeline.syncOperations.addHandler(PlainHandler())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return PlainServer(port: listener.localAddress?.port ?? 0, group: group)
  }

  func stop() async { try? await group.shutdownGracefully() }
}

private final class PlainHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private static let body = Array(ProbedAPI.example.utf8)

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let headers: HTTPHeaders = [
      "Content-Type": "application/json", "ETag": "\"a39d8f60a7bd5c1e\"",
      "Content-Length": "\(Self.body.count)",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let bytes = context.channel.allocator.buffer(bytes: Self.body)
    context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
