/// Why something could not be restored or kept; the application goes on without it.
public nonisolated enum RestorationProblem: Error, Hashable, Sendable {
  /// The file is there and cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is not what was written; it was renamed to `setAside`, unless that failed.
  case damaged(path: String, reason: String, setAside: String?)
  /// The file was written by another version of the application, or of Lamina.
  case otherVersion(path: String, found: Int, expected: Int, setAside: String?)
  /// The file has more bytes than may be read.
  case tooLarge(path: String, bytes: Int, limit: Int, setAside: String?)
  /// The state could not be written; what was written before is still there.
  case unwritable(path: String, reason: String)
  /// The state would take more bytes than may be read again; what was written before is still there.
  case tooMuch(path: String, bytes: Int, limit: Int)
  /// A value could not be turned into text.
  case notEncodable(key: String, reason: String)
  /// A value that was kept is none of the type that is asked for.
  case notDecodable(key: String, reason: String)
}

extension RestorationProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The saved state \(path) cannot be read: \(reason). The application starts without it."
    case .damaged(let path, let reason, let aside):
      "The saved state \(path) is damaged: \(reason). " + Self.end(aside)
    case .otherVersion(let path, let found, let expected, let aside):
      "The saved state \(path) has version \(found), not \(expected). " + Self.end(aside)
    case .tooLarge(let path, let bytes, let limit, let aside):
      "The saved state \(path) has \(bytes) bytes, more than \(limit). " + Self.end(aside)
    case .unwritable(let path, let reason):
      "The state cannot be saved to \(path): \(reason). The older one is kept."
    case .tooMuch(let path, let bytes, let limit):
      "The state for \(path) takes \(bytes) bytes, more than \(limit): keep less, or raise the limit."
    case .notEncodable(let key, let reason):
      "The value of «\(key)» cannot be saved: \(reason)."
    case .notDecodable(let key, let reason):
      "The saved value of «\(key)» cannot be used: \(reason). Its initial value is."
    }
  }

  private static func end(_ aside: String?) -> String {
    guard let aside else { return "It could not be set aside and will be written over." }
    return "It is now \(aside), and the application starts without it."
  }
}

/// How much saved state is read and written.
public nonisolated struct RestorationLimits: Hashable, Sendable {
  /// The size of the file in bytes.
  public var bytes: Int
  /// How many lists and objects may stand inside each other.
  public var depth: Int

  /// Limits; 8 MB and 100 levels unless said otherwise.
  public init(bytes: Int = 8 << 20, depth: Int = 100) {
    self.bytes = bytes
    self.depth = depth
  }
}
