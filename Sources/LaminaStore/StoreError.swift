public import Foundation

/// Why a store cannot be read or written; what it kept before is still there.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no folder for it: neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
  case noPlace(group: String)
  /// The name cannot be that of a group, or of a key.
  case name(String, reason: String)
  /// The system refuses to read it.
  case unreadable(path: String, reason: String)
  /// The system refuses to write it: no permission, or no space left.
  case unwritable(path: String, reason: String)
  /// The file is not what was written; all that is still whole of it was kept, and it is now `setAside`.
  case damaged(path: String, reason: String, kept: Int, setAside: String)
  /// A later version of Lamina has written it; it is left as it is.
  case laterFormat(path: String, format: String)
  /// The values were written by another version of the application; the file is now `setAside`.
  case otherVersion(path: String, found: Int, expected: Int, setAside: String)
  /// The file has more bytes than may be read; it is now `setAside`.
  case tooLarge(path: String, bytes: Int, limit: Int, setAside: String)
  /// A value, or all of them together, would take more bytes than may be kept.
  case tooMuch(key: String, bytes: Int, limit: Int)
  /// Another process has held the lock for longer than one waits.
  case busy(path: String)
  /// The value cannot be turned into text.
  case notEncodable(key: String, reason: String)
  /// What is kept is no value of the type that is asked for.
  case notDecodable(key: String, reason: String)
}

extension StoreError: CustomStringConvertible, LocalizedError {
  /// A sentence with the place, the cause and what to do.
  public var description: String {
    switch self {
    case .noPlace(let group):
      "The store «\(group)» has no place: set HOME or XDG_DATA_HOME to an absolute path."
    case .name(let name, let reason): "«\(name)» names nothing in a store: \(reason)."
    case .unreadable(let path, let reason):
      "The store \(path) cannot be read: \(reason). Give yourself access to it, or move it away."
    case .unwritable(let path, let reason):
      "The store \(path) cannot be written: \(reason). What it held before is kept."
    case .damaged(let path, let reason, let kept, let aside):
      "The store \(path) was damaged: \(reason). \(kept) values of it are kept; the file is now \(aside)."
    case .laterFormat(let path, let format):
      "The store \(path) has the format «\(format)», which is later than 1. It is left as it is: update this program."
    case .otherVersion(let path, let found, let expected, let aside):
      "The values in \(path) have version \(found), not \(expected). The file is now \(aside), and the store is empty."
    case .tooLarge(let path, let bytes, let limit, let aside):
      "The store \(path) had \(bytes) bytes, more than \(limit). It is now \(aside), and the store is empty."
    case .tooMuch(let key, let bytes, let limit):
      "With «\(key)» the store would take \(bytes) bytes, more than \(limit): keep large things in files of their own."
    case .busy(let path):
      "The store \(path) is locked by another process that does not let go. End it, and try again."
    case .notEncodable(let key, let reason): "The value of «\(key)» cannot be kept: \(reason)."
    case .notDecodable(let key, let reason): "What is kept as «\(key)» cannot be used: \(reason)."
    }
  }

  public var errorDescription: String? { description }
}

/// How much a store reads and writes.
public struct StoreLimits: Hashable, Sendable {
  /// The bytes of all keys and values together, with 21 for each value.
  public var bytes: Int
  /// The bytes of one value.
  public var value: Int
  /// How many lists and objects may stand inside each other.
  public var depth: Int
  /// How long one waits for another process that writes.
  public var patience: Duration

  /// Limits; 32 MB for all, 4 MB for one value, 100 levels and 10 seconds unless said otherwise.
  public init(
    bytes: Int = 32 << 20, value: Int = 4 << 20, depth: Int = 100, patience: Duration = .seconds(10)
  ) {
    self.bytes = bytes
    self.value = value
    self.depth = depth
    self.patience = patience
  }

  /// The bytes of the file: lines that are out of date stay until twice as much is there.
  var file: Int { 4 * bytes + (1 << 20) }
}
