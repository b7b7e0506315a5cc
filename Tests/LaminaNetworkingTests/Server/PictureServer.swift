import Foundation
import Glibc
import Synchronization

/// A server on this machine that answers what the test gives it, when the test wants it.
///
/// ```swift
/// let server = try PictureServer()
/// let load = loader.load(server.url("frog.png"), priority: .normal) { ... }
/// let request = await server.request()             // the head has come
/// request.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n")
/// request.send(bytes)
/// await request.hangUp()                           // the other side has closed
/// ```
final class PictureServer: Sendable {
  private let listener: Int32
  let port: UInt16
  private let requests: AsyncStream<Request>
  private let iterator: RequestIterator

  /// Listens on a port that nobody else has.
  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard bound else { throw POSIXError(.EADDRINUSE) }
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
    let (stream, continuation) = AsyncStream.makeStream(of: Request.self)
    requests = stream
    iterator = RequestIterator(stream)
    Thread.detachNewThread {
      while case let connection = accept(descriptor, nil, nil), connection >= 0 {
        Thread.detachNewThread { Request.serve(connection) { continuation.yield($0) } }
      }
      continuation.finish()
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)/\(path)") ?? URL(fileURLWithPath: path)
  }

  /// The next request, when its head has come.
  func request() async throws -> Request {
    guard let request = await iterator.next() else { throw POSIXError(.ECONNABORTED) }
    return request
  }
}

/// Takes from a stream one after the other; requests come in no order that tests rely on.
private actor RequestIterator {
  private var iterator: AsyncStream<Request>.Iterator

  init(_ stream: AsyncStream<Request>) { iterator = stream.makeAsyncIterator() }

  func next() async -> Request? {
    var copy = iterator
    let request = await copy.next(isolation: self)
    iterator = copy
    return request
  }
}
