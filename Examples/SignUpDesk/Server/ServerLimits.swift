/// What a server reads at most of one request.
package struct ServerLimits: Equatable, Sendable {
  /// Bytes of all headers together.
  package var headers = 8_192
  /// Bytes of the path.
  package var target = 1_024
  /// Bytes of the body.
  package var body = 4_096
  /// Seconds until a request has come as a whole.
  package var patience = 10.0
  /// Connections at once.
  package var connections = 256

  package init() {}
}
