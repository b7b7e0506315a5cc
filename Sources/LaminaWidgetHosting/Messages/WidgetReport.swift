/// What a widget's process says.
public enum WidgetReport: Hashable, Sendable {
  /// A picture stands in the shared memory.
  case picture(number: Int, width: Int, height: Int)
  /// The size that it would like to have, in points.
  case preferredSize(width: Double, height: Double)
  /// The person wants the program to open this address.
  case open(String)
  /// What was asked for is done, also where nothing is seen of it.
  case handled
  /// What it was shown for is done.
  case finished
}

extension WidgetReport: WidgetMessage {
  /// The longest address in bytes.
  static let longestAddress = 2048

  var words: [String] {
    switch self {
    case .picture(let number, let width, let height):
      ["picture", "\(number)", "\(width)", "\(height)"]
    case .preferredSize(let width, let height): ["size", "\(width)", "\(height)"]
    case .open(let address): ["open", address]
    case .handled: ["handled"]
    case .finished: ["finished"]
    }
  }

  init?(_ reader: inout WordReader) {
    switch reader.word() {
    case "picture":
      guard let number = reader.count(upTo: .max), let width = reader.count(upTo: 32_768),
        let height = reader.count(upTo: 32_768)
      else { return nil }
      self = .picture(number: number, width: width, height: height)
    case "size":
      guard let width = reader.number(in: 0...10_000), let height = reader.number(in: 0...10_000)
      else { return nil }
      self = .preferredSize(width: width, height: height)
    case "open":
      guard let address = reader.word(), address.utf8.count <= Self.longestAddress else {
        return nil
      }
      self = .open(address)
    case "handled": self = .handled
    case "finished": self = .finished
    default: return nil
    }
  }
}
