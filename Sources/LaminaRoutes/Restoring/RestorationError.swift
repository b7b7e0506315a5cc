public import Foundation

/// Why a state cannot be restored: a full sentence with the reason and the repair.
public enum RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(Int)
  case unreadable(reason: String)
  case unwritable(reason: String)

  /// Bytes that are read at most.
  public static let greatestSize = 16 << 20

  public var description: String {
    switch self {
    case .tooLarge(let size):
      "The saved navigation has \(size) bytes, more than the limit of \(Self.greatestSize). "
        + "Start without it."
    case .unreadable(let reason):
      "The saved navigation cannot be read (\(reason)). Start without it."
    case .unwritable(let reason):
      "The navigation cannot be saved (\(reason)). Give screens parameters that JSON can hold."
    }
  }
}

extension RestorationError: LocalizedError {
  public var errorDescription: String? { description }
}
