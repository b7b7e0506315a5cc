import Dispatch
import Glibc

/// Waits until the program is asked to end (Ctrl+C, or `kill`).
enum Interrupts {
  static func wait() async {
    let (signals, asked) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
      // What the signal would do otherwise: end the program on the spot.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { asked.yield() }
      source.activate()
      return source
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
  }
}
