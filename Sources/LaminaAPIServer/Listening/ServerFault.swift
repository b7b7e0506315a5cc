import NIOCore

/// Why a server does not listen, or was not reached, in a sentence that says what to do.
public enum ServerFault: Error, Hashable, CustomStringConvertible {
  /// Another program has the port.
  case portTaken(Int)
  /// The port is for the system.
  case portForbidden(Int)
  /// There is no such port.
  case noSuchPort(Int)
  /// Something else.
  case cannotListen(port: Int, reason: String)
  /// An address that is none of HTTP or HTTPS.
  case noAddress(String)

  /// The fault as a sentence.
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is taken: end the program that has it, or choose another; 0 takes a free one."
    case .portForbidden(let port):
      "Port \(port) is for the system only: choose one from 1024 to 65535, or 0 for a free one."
    case .noSuchPort(let port):
      "There is no port \(port): choose one from 1024 to 65535, or 0 for a free one."
    case .cannotListen(let port, let reason):
      "The server cannot listen on port \(port) (\(reason)): choose another; 0 takes a free one."
    case .noAddress(let address):
      "\(address) is no address of a server: write http://HOST:PORT or https://HOST:PORT."
    }
  }

  init(_ error: any Error, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case 98: self = .portTaken(port)
    case 13: self = .portForbidden(port)
    default: self = .cannotListen(port: port, reason: "\(error)")
    }
  }
}
