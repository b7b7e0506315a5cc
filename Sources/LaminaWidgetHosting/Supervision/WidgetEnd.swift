/// Why a widget's process is no more.
public enum WidgetEnd: Hashable, Sendable {
  /// It said that it is done.
  case finished
  /// It was dismissed.
  case dismissed
  /// It ended without having said so, with this code.
  case exited(Int32)
  /// A signal ended it: it crashed, or used up its time.
  case crashed(signal: Int32)
  /// It did not answer in time.
  case tooSlow
  /// It held more memory than it may, in bytes.
  case tooMuchMemory(Int)
  /// It said what is no message, or claimed a picture that cannot be.
  case spokeNonsense(String)
  /// It could not be started.
  case notStarted(String)
}

extension WidgetEnd: CustomStringConvertible {
  public var description: String {
    switch self {
    case .finished: "The widget is done."
    case .dismissed: "The widget was dismissed."
    case .exited(let code): "The widget's process ended with code \(code)."
    case .crashed(let signal): "The widget's process was ended by signal \(signal)."
    case .tooSlow: "The widget's process did not answer in time, and was ended."
    case .tooMuchMemory(let bytes):
      "The widget's process held \(bytes / 1_000_000) MB, and was ended."
    case .spokeNonsense(let what): "The widget's process was ended as it said \(what)."
    case .notStarted(let reason): "The widget's process could not be started: \(reason)."
    }
  }
}
