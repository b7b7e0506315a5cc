import Foundation
import Synchronization

/// The end of the connection to the X server, which any thread may meet first.
///
/// ```
///  any thread: Xlib meets the end ─▶ a sentence ─▶ goes on, without a display
///                                        └─▶ main queue: the host's loop ends, the application saves, exit code 1
///                                        └─▶ ten seconds later: exit code 1, whatever the main thread does
/// ```
/// By default Xlib ends the program in that moment, with what was not saved yet.
nonisolated enum ConnectionLoss {
  private typealias ErrorHandler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler) -> UnsafeMutableRawPointer?
  private typealias ExitHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias SetExitHandler =
    @convention(c) (UnsafeMutableRawPointer?, ExitHandler, UnsafeMutableRawPointer?) -> Void
  private typealias Unlock = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Seconds that the main thread has for saving.
  private static let patience: UInt32 = 10
  private static let hasEnded = Atomic<Bool>(false)
  private static let onEnd = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  /// Has `action` called once on the main actor when the connection ends; nothing happens where there is no X.
  static func notice(_ action: @escaping @MainActor @Sendable () -> Void) {
    onEnd.withLock { $0 = action }
    guard let symbol = Connection.symbol("XSetIOErrorHandler") else { return }
    _ = unsafeBitCast(symbol, to: SetErrorHandler.self)({ _ in
      ConnectionLoss.ended()
      return 0
    })
  }

  /// Has the program go on without the display, as long as saving takes; older Xlibs end it.
  static func outlive(_ display: UnsafeMutableRawPointer) {
    guard let symbol = Connection.symbol("XSetIOErrorExitHandler") else { return }
    unsafeBitCast(symbol, to: SetExitHandler.self)(
      display,
      { display, _ in
        // Xlib has locked the display for the thread that it expects to end.
        guard let unlock = Connection.symbol("XUnlockDisplay") else { return }
        unsafeBitCast(unlock, to: Unlock.self)(display)
      }, nil)
  }

  /// Whether it has ended: nobody asks the display for events then.
  static var isOver: Bool { hasEnded.load(ordering: .relaxed) }

  private static func ended() {
    guard hasEnded.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    else { return }
    let display = getenv("DISPLAY").map { " " + String(cString: $0) } ?? ""
    let words =
      "lamina: The connection to the display\(display) broke: the program saves and ends.\n"
    FileHandle.standardError.write(Data(words.utf8))
    let action = onEnd.withLock { $0 }
    DispatchQueue.main.async { MainActor.assumeIsolated { action?() } }
    Thread.detachNewThread {
      sleep(patience)
      _exit(1)
    }
  }
}
