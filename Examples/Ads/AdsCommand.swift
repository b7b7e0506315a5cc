import AdsViews
import ArgumentParser
import Lamina

/// The command: opens a project in a window, or draws it into a file.
@main
struct AdsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Ads",
    abstract:
      "Shows the description of a web API with its documents, and a mock that answers by it.",
    discussion: "Opens a window, or where there is no display draws it into out/.")

  @Option(
    help: ArgumentHelp(
      "A folder with an api.raml (default: the given ads API where it is, else Lamina's own).",
      valueName: "folder"))
  var project: String?

  @Flag(help: "Show Lamina's own project.")
  var own = false

  @Flag(help: "Show dark colours.")
  var night = false

  @Option(help: "Draw into this PNG file instead of opening a window; no mock listens for that.")
  var png: String?

  @Option(help: "The width in points of what is drawn.")
  var width = 1_100

  @Option(help: "The height in points of what is drawn.")
  var height = 760

  func validate() throws {
    guard (100...8_000).contains(width), (100...8_000).contains(height) else {
      throw ValidationError("\(width) by \(height) is not possible. Give sides from 100 to 8000.")
    }
    if let project, AdsProject(folder: project).text == nil {
      throw ValidationError("\(project) has no file \(AdsProject.main) that can be read.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  @MainActor private func start() throws {
    let chosen = project.map { AdsProject(folder: $0) } ?? (own ? .own : .usual)
    print("Ads shows \(chosen.title).")
    let app = AdsApp(
      AdsDesk(chosen), isNight: night, isServed: png == nil && isDisplayAvailable)
    guard let png else { return app.start() }
    let size = CGSize(width: width, height: height)
    guard let picture = app.picture(size: size, scale: 1, at: 1) else { return }
    try picture.pngData().write(to: URL(fileURLWithPath: png))
  }
}
