import ArgumentParser
import Lamina
import ReaderFeed
import ReaderViews

/// The command: opens a feed in a window, or draws it into a file.
@main
struct ReaderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Reader",
    abstract: "Reads an Atom feed.",
    discussion: "Opens a window, or where there is no display draws the first screen into out/.")

  @Argument(help: "The Atom file; a sample of Reader's own without it.")
  var feed: String?

  @Option(help: "The entry to open, from 1.")
  var entry = 1

  @Option(help: "Draw into this PNG file instead of opening a window.")
  var png: String?

  @Option(help: "The size in points of what is drawn.")
  var size = PictureSize(width: 1_120, height: 780)

  @Option(help: "Device pixels for each point of what is drawn.")
  var scale = 1.0

  @Flag(help: ArgumentHelp("Print the main thread's time as JSON.", visibility: .hidden))
  var measure = false

  func validate() throws {
    guard (0.25...8).contains(scale) else {
      throw ValidationError("A scale of \(scale) is not possible. Give one from 0.25 to 8.")
    }
  }

  func run() throws {
    var times = MainThreadTimes()
    do {
      let feed = try Feed(contentsOf: feed ?? Self.sample())
      guard feed.entries.indices.contains(entry - 1) else {
        throw ReaderError.noEntry(number: entry, count: feed.entries.count)
      }
      times.recordTime("reader.feed.main_ms")
      try MainActor.assumeIsolated { try show(ReaderApp(feed: feed, entry: entry - 1), &times) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }

  @MainActor private func show(_ app: ReaderApp, _ times: inout MainThreadTimes) throws {
    guard let png else { return app.start() }
    guard let picture = app.picture(size: size.size, scale: scale) else { return }
    times.recordTime("reader.article.main_ms")
    if measure { print(times.json) }
    do {
      try picture.pngData().write(to: URL(fileURLWithPath: png))
    } catch {
      throw ReaderError.unwritable(path: png, reason: error.localizedDescription)
    }
  }

  private static func sample() throws(ReaderError) -> String {
    guard let path = Bundle.module.path(forResource: "Sample", ofType: "xml") else {
      throw .noSample(folder: Bundle.module.bundlePath)
    }
    return path
  }
}
