/// An answer as a value, with what is to happen before it is sent.
public struct MockAnswer: Hashable, Sendable {
  /// The status.
  public var status: Int
  /// The fields of the head, without the length.
  public var headers: MockHeaders
  /// The body; of an answer to HEAD what GET would send.
  public var body: [UInt8]
  /// Milliseconds to wait before it is sent.
  public var delay = 0
  /// Whether the connection ends without an answer.
  public var isDropped = false

  /// Creates an answer.
  public init(_ status: Int, headers: MockHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether such an answer may have a body at all.
  public var mayHaveBody: Bool { status >= 200 && status != 204 && status != 304 }
}
