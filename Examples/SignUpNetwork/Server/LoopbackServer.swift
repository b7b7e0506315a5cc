import NIOCore
import NIOPosix
package import SignUpDesk
package import SignUpForms
import Synchronization

/// A server on 127.0.0.1 that says who is signed up, thinks as long as it is set to, and counts.
///
/// It has one thread of its own, begins to listen in `start` and ends in `stop`.
package final class LoopbackServer: RunningServer {
  /// Where it listens.
  package let port: Int
  private let desk: ServerDesk
  private let group: MultiThreadedEventLoopGroup

  private init(port: Int, desk: ServerDesk, group: MultiThreadedEventLoopGroup) {
    self.port = port
    self.desk = desk
    self.group = group
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: the port; 0 takes a free one.
  ///   - conduct: how long it thinks and how often it fails.
  ///   - seed: what its random numbers begin with.
  ///   - directory: who is signed up already.
  ///   - limits: what it reads at most.
  ///   - script: what becomes of each request, in place of the conduct.
  /// - Returns: a server that listens.
  /// - Throws: why it cannot listen, and what to do.
  package static func start(
    port: Int = 0, conduct: ServerConduct = ServerConduct(), seed: UInt64 = 1,
    directory: UserDirectory = UserDirectory(), limits: ServerLimits = ServerLimits(),
    script: (@Sendable (ServerRequest) -> Fate)? = nil
  ) async throws(LoopbackServerError) -> LoopbackServer {
    guard (0...65_535).contains(port) else { throw .noSuchPort(port) }
    let desk = ServerDesk(
      directory: directory, conduct: conduct, seed: seed, limits: limits, script: script)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let listener = try await bootstrap(group, desk).bind(host: "127.0.0.1", port: port).get()
      let port = listener.localAddress?.port ?? port
      return LoopbackServer(port: port, desk: desk, group: group)
    } catch {
      try? await group.shutdownGracefully()
      throw LoopbackServerError(error, port: port)
    }
  }

  package var loopbackPort: Int? { port }

  package func client() -> any SignUpService { SignUpClient(port: port) }

  /// Closes what is open and listens no longer.
  package func stop() async {
    desk.close()
    try? await group.shutdownGracefully()
  }

  /// How it behaves from the next request on.
  package var conduct: ServerConduct {
    get { desk.conduct }
    set { desk.conduct = newValue }
  }

  /// What it has done so far.
  package var report: ServerReport { desk.report }

  /// What it has done, now and after each change, until it stops; slow readers get the latest.
  package func reports() -> AsyncStream<ServerReport> { desk.reports() }

  private static func bootstrap(
    _ group: MultiThreadedEventLoopGroup, _ desk: ServerDesk
  ) -> ServerBootstrap {
    let open = OpenConnections(limit: desk.limits.connections)
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard open.enter(channel) else { throw ChannelError.ioOnClosedChannel }
          try SignUpPipeline.add(to: channel, desk)
        }
      }
  }
}

/// How many connections are open; more than the limit are closed at once.
private final class OpenConnections: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func enter(_ channel: any Channel) -> Bool {
    let hasRoom = count.withLock { count in
      if count < limit { count += 1 } else { return false }
      return true
    }
    if hasRoom { channel.closeFuture.whenComplete { _ in self.count.withLock { $0 -= 1 } } }
    return hasRoom
  }
}

extension ServerStart {
  /// A server that listens on this machine, asked over a connection for each request.
  package static let loopback = ServerStart { try await LoopbackServer.start(conduct: $0) }
}

extension LoopbackServerError {
  fileprivate init(_ error: any Error, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(port)
    case EACCES: self = .portForbidden(port)
    default: self = .cannotListen(port: port, reason: "\(error)")
    }
  }
}
