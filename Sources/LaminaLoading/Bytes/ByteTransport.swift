public import Foundation

/// Brings the bytes behind URLs of some schemes; a `SharedImageLoader` decides which and when.
public protocol ByteTransport: Sendable {
  /// The schemes it knows, in small letters.
  var schemes: Set<String> { get }

  /// Begins a transfer.
  ///
  /// - Parameters:
  ///   - url: of one of its schemes.
  ///   - priority: how soon it is wanted.
  ///   - onEvent: called on any thread, one after the other; `ended` or `failed` is the last.
  /// - Returns: what stops it.
  func begin(
    _ url: URL, priority: ImageLoadPriority,
    onEvent: @escaping @Sendable (ByteTransferEvent) -> Void
  ) -> any ByteTransfer
}

/// A transfer under way.
public protocol ByteTransfer: Sendable {
  /// Stops the transfer.
  func cancel()
  /// Says how soon the bytes are wanted now, for transports that can make use of it.
  func setPriority(_ priority: ImageLoadPriority)
}

/// What a transport reports.
public enum ByteTransferEvent: Hashable, Sendable {
  /// The sender answered; with the number of bytes that will come, if it says so.
  case answered(expected: Int?)
  /// The next bytes have come.
  case received(Data)
  /// All bytes have come.
  case ended
  /// The transfer is over without all bytes; why.
  case failed(ImageLoadingError)
}
