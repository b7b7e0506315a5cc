package import NIOCore
import NIOHTTP1
package import SignUpDesk

/// What stands between a connection and its answers.
package enum SignUpPipeline {
  /// Adds the parser with its limits, the encoder and the handler; on the channel's loop.
  package static func add(to channel: any Channel, _ desk: ServerDesk) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = desk.limits.headers
    limits.maxHeaderListSize = desk.limits.headers
    let decoder = HTTPRequestDecoder(limitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandlers([
      HTTPResponseEncoder(), ByteToMessageHandler(decoder), HTTPServerProtocolErrorHandler(),
      SignUpHandler(desk),
    ])
  }
}
