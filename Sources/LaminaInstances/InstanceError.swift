/// Why one process cannot find another of the same application.
package nonisolated enum InstanceError: Error, Hashable, CustomStringConvertible {
  case identifier(String)
  case folder(path: String, reason: String)
  case openFolder(path: String, mode: String)
  case foreignFolder(path: String, owner: UInt32)
  case pathTooLong(path: String, limit: Int)
  case socket(path: String, reason: String)
  case lock(path: String, reason: String)
  case noAnswer(path: String, process: Int32?)

  package var description: String {
    switch self {
    case .identifier(let id):
      "«\(id)» cannot name an application. Take letters, digits, dots, hyphens and underscores, 64 at most, "
        + "like org.example.Dreams."
    case .folder(let path, let reason):
      "\(path): cannot be used for one instance (\(reason)). Check XDG_RUNTIME_DIR."
    case .openFolder(let path, let mode):
      "\(path): others have access to it (mode \(mode)). Run chmod 700 on it."
    case .foreignFolder(let path, let owner):
      "\(path): belongs to user \(owner). Set XDG_RUNTIME_DIR to a folder of your own."
    case .pathTooLong(let path, let limit):
      "\(path): is longer than the \(limit) bytes of a socket's path. Shorten XDG_RUNTIME_DIR."
    case .socket(let path, let reason): "\(path): no socket can listen there (\(reason))."
    case .lock(let path, let reason): "\(path): cannot be locked (\(reason))."
    case .noAnswer(let path, let process):
      "\(path): \(process.map { "process \($0)" } ?? "the process that holds the lock") runs already and does "
        + "not answer. Wait for it, or end it."
    }
  }
}
