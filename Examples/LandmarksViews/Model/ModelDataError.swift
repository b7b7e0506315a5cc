/// Why the data that come with the program cannot be shown.
package enum ModelDataError: Error, CustomStringConvertible {
  case missing(file: String)
  case unreadable(file: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let file):
      "\(file) is not beside the program. Build it again, and move the folder of its resources along."
    case .unreadable(let file, let reason):
      "\(file): is not what the program reads (\(reason)). Build the program again."
    }
  }
}
