import Foundation

/// Whether the caller is on the main thread.
nonisolated func isOnMainThread() -> Bool { Thread.isMainThread }
