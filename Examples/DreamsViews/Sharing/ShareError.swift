/// Why a picture of dreams was not written.
package nonisolated enum ShareError: Error, Hashable, Sendable, CustomStringConvertible {
  case noDreams
  case tooMany(Int)
  case noFolder(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case cancelled

  package var description: String {
    switch self {
    case .noDreams: "There is nothing in the picture. Select at least one dream."
    case .tooMany(let count):
      "\(count) dreams do not fit into one picture. Select at most \(SharedPicture.mostDreams)."
    case .noFolder(let path, let reason):
      "\(path): the folder cannot be made (\(reason)). Name another one in XDG_PICTURES_DIR."
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)). Check the folder and its permissions."
    case .cancelled: "The picture was not finished, because sharing ended."
    }
  }
}
