public import LaminaAPIMock
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A server of HTTP/1.1 with a loop for each core.
public final class MockServer: Sendable {
  /// Where it listens.
  public let port: Int
  private let group: MultiThreadedEventLoopGroup

  private init(port: Int, group: MultiThreadedEventLoopGroup) {
    self.port = port
    self.group = group
  }

  /// Begins to listen, and answers as a desk says.
  ///
  /// - Parameters:
  ///   - desk: the mock.
  ///   - host: the address to listen on.
  ///   - port: the port; 0 takes a free one.
  ///   - limits: what it reads at most.
  ///   - loops: how many threads it has; one for each core if it is not said.
  /// - Returns: a server that listens.
  /// - Throws: why it cannot listen, and what to do.
  public static func start(
    _ desk: MockDesk, host: String = "127.0.0.1", port: Int = 0,
    limits: ServerLimits = ServerLimits(), loops: Int? = nil
  ) async throws(ServerFault) -> MockServer {
    try await start(answering: desk, host: host, port: port, limits: limits, loops: loops)
  }

  package static func start(
    answering: any Answering, host: String = "127.0.0.1", port: Int = 0,
    limits: ServerLimits = ServerLimits(), loops: Int? = nil
  ) async throws(ServerFault) -> MockServer {
    guard (0...65_535).contains(port) else { throw .noSuchPort(port) }
    let group = MultiThreadedEventLoopGroup(
      numberOfThreads: max(1, min(loops ?? System.coreCount, 64)))
    do {
      let bootstrap = bootstrap(group, answering, limits)
      let listener = try await bootstrap.bind(host: host, port: port).get()
      return MockServer(port: listener.localAddress?.port ?? port, group: group)
    } catch {
      try? await group.shutdownGracefully()
      throw ServerFault(error, port: port)
    }
  }

  /// Closes what is open and listens no longer.
  public func stop() async { try? await group.shutdownGracefully() }

  private static func bootstrap(
    _ group: MultiThreadedEventLoopGroup, _ answering: any Answering, _ limits: ServerLimits
  ) -> ServerBootstrap {
    let open = OpenConnections(limit: limits.connections)
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard open.enter(channel) else { throw ChannelError.ioOnClosedChannel }
          try addHandlers(to: channel, answering, limits)
        }
      }
  }

  private static func addHandlers(
    to channel: any Channel, _ answering: any Answering, _ limits: ServerLimits
  ) throws {
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = limits.head
    decoding.maxHeaderListSize = limits.head
    let decoder = HTTPRequestDecoder(limitConfiguration: decoding)
    let arrivals = Arrivals()
    try channel.pipeline.syncOperations.addHandlers([
      arrivals, HTTPResponseEncoder(), ByteToMessageHandler(decoder), HTTPServerPipelineHandler(),
      AnsweringHandler(answering, limits, arrivals),
    ])
  }
}

/// How many connections are open.
private final class OpenConnections: Sendable {
  private let count = Atomic(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func enter(_ channel: any Channel) -> Bool {
    guard count.add(1, ordering: .relaxed).newValue <= limit else {
      count.subtract(1, ordering: .relaxed)
      return false
    }
    channel.closeFuture.whenComplete { _ in self.count.subtract(1, ordering: .relaxed) }
    return true
  }
}
