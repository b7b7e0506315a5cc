public import LaminaAPIMock
package import NIOCore

/// What answers the requests of a server.
package protocol Answering: Sendable {
  /// The answer, at once or when it is there; called on the connection's loop.
  func answer(_ request: MockRequest, on loop: any EventLoop) -> Reply
}

/// An answer that is there, or that is being waited for.
package enum Reply {
  case now(MockAnswer)
  case later(EventLoopFuture<MockAnswer>)
}

extension MockDesk: Answering {
  package func answer(_ request: MockRequest, on loop: any EventLoop) -> Reply {
    .now(answer(request, now: Double(NIODeadline.now().uptimeNanoseconds) / 1_000_000_000))
  }
}
