import ArgumentParser
import Lamina

/// A size as it is written in a command: "1120x780".
struct PictureSize: ExpressibleByArgument {
  let width: Int
  let height: Int

  private static let sides = 100...8_000

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }

  var size: CGSize { CGSize(width: width, height: height) }
}
