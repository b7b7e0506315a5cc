/// What goes wrong outside of the dreams themselves.
enum DreamsError: Error, CustomStringConvertible {
  case noDream(Int, numbers: [Int])
  case unwritable(path: String, reason: String)
  case unknownAction(line: String, reason: String)

  var description: String {
    switch self {
    case .noDream(let number, let numbers):
      "There is no dream \(number). Give --open 0 for the favourite creature"
        + (numbers.isEmpty ? "." : ", or one of " + numbers.map { "\($0)" }.joined(separator: ", "))
        + (numbers.isEmpty ? "" : ".")
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)). Check the folder and its permissions."
    case .unknownAction(let line, let reason):
      "«\(line)» is no action (\(reason)). Write one of DreamsAction as JSON in each line."
    }
  }
}
