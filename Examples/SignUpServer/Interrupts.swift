import Dispatch
import Glibc

/// Calls an action when the program is asked to end (Ctrl+C, or `kill`).
struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  init(_ action: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      // What the signal would do otherwise: end the program on the spot.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: action)
      source.activate()
      return source
    }
  }

  func cancel() { for source in sources { source.cancel() } }
}
