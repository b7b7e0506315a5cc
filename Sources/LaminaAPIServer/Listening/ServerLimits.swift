/// What a server reads at most, and how long it waits.
public struct ServerLimits: Hashable, Sendable {
  /// Bytes of a head.
  public var head = 32 << 10
  /// Bytes of a path with its query.
  public var target = 8 << 10
  /// Bytes of a body.
  public var body = 1 << 20
  /// Connections that are open at once; more are closed.
  public var connections = 1_024
  /// Seconds until a request is there wholly, and that a connection may be silent.
  public var patience = 15.0

  /// Creates limits: heads of 32 KB, bodies of 1 MB, 1,024 connections, 15 seconds.
  public init() {}
}
