import NIOCore
import NIOEmbedded
import SignUpDesk
import SignUpNetwork

/// One connection to a server whose time stands still until the test moves it.
final class EmbeddedServer {
  let channel = EmbeddedChannel()
  let desk: ServerDesk

  init(
    limits: ServerLimits = ServerLimits(),
    _ fate: @escaping @Sendable (ServerRequest) -> Fate = { _ in Fate() }
  ) throws {
    desk = ServerDesk(
      directory: UserDirectory(), conduct: ServerConduct(), seed: 1, limits: limits, script: fate)
    try SignUpPipeline.add(to: channel, desk)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

  /// Hands bytes in; what the parser throws has been answered already.
  func send(_ text: String) { _ = try? channel.writeInbound(ByteBuffer(string: text)) }

  func advance(by milliseconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(milliseconds))
  }

  /// What has been sent back since it was asked for the last time.
  func received() throws -> String {
    var text = ""
    while var buffer = try channel.readOutbound(as: ByteBuffer.self) {
      text += buffer.readString(length: buffer.readableBytes) ?? ""
    }
    return text
  }

  /// The status of what has been sent back.
  func status() throws -> Int? {
    try received().split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
