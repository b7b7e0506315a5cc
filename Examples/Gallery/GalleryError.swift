import GalleryPages

/// What the command cannot do, said in one sentence.
enum GalleryError: Error, CustomStringConvertible {
  case noPage(name: String)
  case badSize(String)
  case badScale(String)
  case badTime(String)
  case badText(String)
  case unwritable(path: String, reason: String)

  var description: String {
    switch self {
    case .noPage(let name):
      "There is no page «\(name)»: choose one of "
        + GalleryPage.allCases.map(\.name).joined(separator: ", ") + "."
    case .badSize(let text):
      "«\(text)» is not a size: write width x height in points, each from 100 to 8000, "
        + "as in 1000x700."
    case .badScale(let text):
      "«\(text)» is not a scale: give a number from 0.25 to 8, as in 1, 1.25 or 2."
    case .badTime(let text):
      "«\(text)» is not a time: give the seconds since the page appeared, from 0 to 600, "
        + "as in 0, 0.5 or 2."
    case .badText(let text):
      "«\(text)» is not a size of text: give by how much it is larger than usual, from 0.5 to 4, "
        + "as in 1.25 or 2."
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason)"
    }
  }
}
