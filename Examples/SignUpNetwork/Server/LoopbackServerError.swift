/// Why a server did not start, in a sentence that says what to do.
package enum LoopbackServerError: Error, Equatable, CustomStringConvertible {
  case portTaken(Int)
  case portForbidden(Int)
  case noSuchPort(Int)
  case cannotListen(port: Int, reason: String)

  package var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) of this machine is taken: end the program that has it, or choose another; "
        + "0 takes a free one."
    case .portForbidden(let port):
      "Port \(port) is for the system only: choose one from 1024 to 65535, or 0 for a free one."
    case .noSuchPort(let port):
      "There is no port \(port): choose one from 1024 to 65535, or 0 for a free one."
    case .cannotListen(let port, let reason):
      "The server cannot listen on port \(port) (\(reason)): choose another; 0 takes a free one."
    }
  }
}
