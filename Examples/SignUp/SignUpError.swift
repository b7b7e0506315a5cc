/// What the command cannot do, said in one sentence.
enum SignUpError: Error, CustomStringConvertible {
  case unwritable(path: String, reason: String)

  var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)). Check the folder and its permissions."
    }
  }
}
