import Foundation

/// A URL that callers wait for, and what has come of it.
///
/// ```
///  waiting ──a place on its host──▶ running ──ended──▶ reported, gone
///     └─────── no caller wants it ─────┴──▶ gone
/// ```
struct Flight {
  /// A caller that waits, and how urgently.
  struct Asker {
    var priority: ImageLoadPriority
    let onEvent: @Sendable (ImageLoadEvent) -> Void
  }

  /// Names it for its transfer: the same URL may be asked for again.
  let number: UInt64
  let url: URL
  let host: String
  var askers: [UInt64: Asker] = [:]
  var isRunning = false
  /// Nil until the transport has returned it.
  var transfer: (any ByteTransfer)?
  var bytes = Data()
  var expected: Int?

  /// That of the most urgent asker.
  var priority: ImageLoadPriority { askers.values.map(\.priority).max() ?? .low }

  var progress: ImageLoadProgress {
    ImageLoadProgress(received: bytes.count, expected: expected)
  }

  /// Askers in the order in which they came.
  var listeners: [@Sendable (ImageLoadEvent) -> Void] {
    askers.sorted { $0.key < $1.key }.map(\.value.onEvent)
  }
}
