import Lamina

/// What goes wrong outside of the feed itself.
enum ReaderError: Error, CustomStringConvertible {
  case noEntry(number: Int, count: Int)
  case unwritable(path: String, reason: String)
  case noSample(folder: String)

  var description: String {
    switch self {
    case .noEntry(let number, 0): "The feed has no entry \(number): it is empty. Name another feed."
    case .noEntry(let number, let count):
      "The feed has no entry \(number). Give --entry a number from 1 to \(count)."
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)). Check the folder and its permissions."
    case .noSample(let folder):
      "\(folder)/Sample.xml: is missing. Build Reader again, or name a feed."
    }
  }
}
