import ArgumentParser
import Lamina
import LandmarksViews

extension ContentView.Page: ExpressibleByArgument {}

/// The command: opens the landmarks in a window, or draws them into a file.
@main
struct LandmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Landmarks", abstract: "Shows the landmarks of an island, and walks to them.",
    discussion: "Opens a window, or where there is no display draws the first screen into out/.")

  @Option(help: "Begin with this page.")
  var page = ContentView.Page.featured

  @Option(
    help:
      "Show a landmark, such as landmarks://landmark/1003; where Landmarks runs, in its window.",
    transform: Self.address)
  var open: URL?

  @Option(help: "Draw into this PNG file instead of opening a window.")
  var png: String?

  @Option(help: "The width in points of what is drawn.")
  var width = 1_100

  @Option(help: "The height in points of what is drawn.")
  var height = 720

  @Flag(help: "Show dark colours.")
  var night = false

  func validate() throws {
    guard (100...8_000).contains(width), (100...8_000).contains(height) else {
      throw ValidationError("\(width) by \(height) is not possible. Give sides from 100 to 8000.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  private static func address(_ text: String) throws -> URL {
    guard let url = URL(string: text), LandmarkLink(url) != nil else {
      throw ValidationError(
        "«\(text)» is no landmark's address. Write one like landmarks://landmark/1003.")
    }
    return url
  }

  @MainActor private func start() throws {
    let app = LandmarksApp(try ModelData.bundled(), page: page, isDark: night)
    guard let png else { return app.start(opening: open.map { [$0] } ?? []) }
    let size = CGSize(width: width, height: height)
    guard let picture = app.picture(size: size, scale: 1, at: 1) else { return }
    try picture.pngData().write(to: URL(fileURLWithPath: png))
  }
}
