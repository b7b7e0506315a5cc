import Glibc
public import LaminaAPIMock
package import NIOCore
import NIOHTTP1
import NIOPosix

/// Asks a server, over a connection for each request.
public struct ServerCaller: Sendable {
  private let address: ServerAddress
  private let limits: ServerLimits

  /// Creates a caller.
  public init(_ address: ServerAddress, limits: ServerLimits = ServerLimits()) {
    self.address = address
    self.limits = limits
  }

  /// Sends a request; the answer, or why there is none.
  public func send(_ request: MockRequest) async throws -> MockAnswer {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    return try await send(request, on: loop).get()
  }

  package func send(_ request: MockRequest, on loop: any EventLoop) -> EventLoopFuture<MockAnswer> {
    let limits = limits
    if address.isSecure {
      let caller = SecureCaller(address, limits)
      return loop.makeFutureWithTask { try await caller.send(request) }
    }
    let promise = loop.makePromise(of: MockAnswer.self)
    ClientBootstrap(group: loop)
      .connectTimeout(.seconds(10))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(AnswerReader(promise, limits))
        }
      }
      .connect(host: address.host, port: address.port)
      .whenComplete { result in
        switch result {
        case .success(let channel): write(request, to: channel)
        case .failure(let error): promise.fail(unreached(error))
        }
      }
    return promise.futureResult
  }

  /// Why there is no connection, in the system's words.
  private func unreached(_ error: any Error) -> CallFault {
    let place = address.root
    guard let error = error as? NIOConnectionError else {
      return .unreached(place, reason: "\(error)")
    }
    let cause = error.connectionErrors.first?.error as? IOError
    let reason = cause.map { String(cString: strerror($0.errnoCode)).lowercased() }
    let isNameless =
      error.connectionErrors.isEmpty && (error.dnsAError ?? error.dnsAAAAError) != nil
    return .unreached(place, reason: reason ?? (isNameless ? "no such host" : "no connection"))
  }

  private func write(_ request: MockRequest, to channel: any Channel) {
    var head = HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: request.method),
      uri: address.base + request.target)
    for field in request.headers.fields where !Self.isOwn(field.name) {
      head.headers.add(name: field.name, value: field.value)
    }
    head.headers.add(name: "Host", value: "\(address.host):\(address.port)")
    head.headers.add(name: "Connection", value: "close")
    if !request.body.isEmpty || request.method == "POST" {
      head.headers.add(name: "Content-Length", value: "\(request.body.count)")
    }
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    let body = channel.allocator.buffer(bytes: request.body)
    channel.write(HTTPClientRequestPart.body(.byteBuffer(body)), promise: nil)
    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
  }

  /// Fields that belong to a connection and not to a request.
  static func isOwn(_ name: String) -> Bool {
    ["host", "connection", "content-length", "transfer-encoding", "keep-alive", "expect"].contains(
      name.lowercased())
  }
}
