import Foundation

/// What a widget's process says, one line each.
///
/// ```
///  asked                           its provider was asked
///  frame 1 310 310 tea://cup       a picture lies in the second half of the memory; what a press opens
///  done 7                          it has done what it was told seventh
/// ```
nonisolated enum WidgetMessage: Equatable {
  case asked
  case frame(half: Int, width: Int, height: Int, url: URL?)
  case done(Int)

  /// More bytes has no line.
  static let longest = 4_096

  var line: String {
    switch self {
    case .asked: "asked\n"
    case .frame(let half, let width, let height, let url):
      "frame \(half) \(width) \(height) \(url?.absoluteString ?? "-")\n"
    case .done(let number): "done \(number)\n"
    }
  }

  /// Nil for what is no message.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    switch (words.first, words.count) {
    case ("asked", 1): self = .asked
    case ("done", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .done(number)
    case ("frame", 5):
      guard let half = Int(words[1]), let width = Int(words[2]), let height = Int(words[3]) else {
        return nil
      }
      self = .frame(
        half: half, width: width, height: height,
        url: words[4] == "-" ? nil : URL(string: String(words[4])))
    default: return nil
    }
  }
}
