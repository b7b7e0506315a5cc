import CSDL2
import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaHost
import Synchronization

/// A window's picture, and the way of its pixels to the screen: for one thread at a time.
///
/// `@unchecked Sendable`: what changes lies behind the lock, and SDL's window is only named.
nonisolated final class WindowCanvas: SurfaceCanvas, @unchecked Sendable {
  private struct State: ~Copyable {
    var picture = WindowPicture()
    var isClosed = false
  }

  private let window: OpaquePointer
  private let state = Mutex(State())
  /// Held while the window system is waited for.
  private let sending: NSLock
  /// Is called on the thread that has sent pixels.
  private let onSend: @Sendable () -> Void

  init(_ window: OpaquePointer, sending: NSLock, onSend: @escaping @Sendable () -> Void) {
    self.window = window
    self.sending = sending
    self.onSend = onSend
  }

  /// Fetches the window's surface, on the main thread; false when it is a blank one.
  func acquire() -> Bool { state.withLock { $0.picture.acquire(window) } }

  /// Whether the window's surface is still the one that was fetched; asked on the main thread.
  var isCurrent: Bool { state.withLock { $0.picture.isCurrent(window) } }

  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void) {
    present(damage, first: {}, draw: draw)
  }

  /// Presents; `first` is called when something was drawn, before it is sent.
  func present(
    _ damage: [PixelRect], first: () -> Void, draw: (borrowing PixelBuffer) -> Void
  ) {
    state.withLock { state in
      let visible = state.isClosed ? [] : state.picture.cut(damage)
      guard !visible.isEmpty else { return }
      state.picture.draw(visible, draw)
      first()
      send(visible, of: state.picture)
    }
  }

  /// Sends what is painted once more.
  func sendAgain(_ rects: [PixelRect]) {
    state.withLock { if !$0.isClosed { send(rects, of: $0.picture) } }
  }

  private func send(_ rects: [PixelRect], of picture: borrowing WindowPicture) {
    sending.withLock { picture.send(rects, to: window) }
    onSend()
  }

  /// Waits until nobody paints; nothing is painted after.
  func close() { state.withLock { $0.isClosed = true } }
}
