/// Why a widget cannot be hosted.
public enum WidgetHostError: Error, Hashable {
  /// The system gives no memory for its pictures.
  case noMemory(bytes: Int, reason: String)
  /// The system gives no connection.
  case noConnection(reason: String)
  /// The program cannot be started.
  case notStarted(program: String, reason: String)
}

extension WidgetHostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noMemory(let bytes, let reason): "There are no \(bytes) bytes for pictures: \(reason)."
    case .noConnection(let reason): "There is no connection to a widget: \(reason)."
    case .notStarted(let program, let reason): "\(program) cannot be started: \(reason)."
    }
  }
}
