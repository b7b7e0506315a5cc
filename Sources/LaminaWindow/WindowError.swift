public import Foundation

/// Why no window can be shown.
public nonisolated enum WindowError: Error, Hashable, Sendable {
  /// Neither DISPLAY nor WAYLAND_DISPLAY is set.
  case noDisplay
  /// The display named by the environment did not answer.
  case connectionFailed(display: String, reason: String)
  /// The display answered but made no window.
  case windowFailed(reason: String)
}

extension WindowError: CustomStringConvertible, LocalizedError {
  public nonisolated var description: String {
    switch self {
    case .noDisplay:
      "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
    case .connectionFailed(let display, let reason):
      "The display \(display) cannot be reached: \(reason)."
    case .windowFailed(let reason):
      "The display made no window: \(reason)."
    }
  }

  public var errorDescription: String? { description }
}
