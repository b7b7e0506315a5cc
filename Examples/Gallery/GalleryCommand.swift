import ArgumentParser
import GalleryPages
import Lamina
import LaminaPrinting
import RainforestScene

/// The command: opens the gallery in a window, or draws pages into files.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery",
    abstract: "Shows what Lamina can draw, page by page.",
    discussion: "Opens a window, or where there is no display draws every page into out/.")

  @Flag(help: "Name the pages, one a line.")
  var list = false

  @Option(help: "The page to show.")
  var page: String?

  @Option(help: "Draw the page into this PNG file instead of opening a window.")
  var png: String?

  @Option(help: "Print the page, with all that is in it, into this PDF file instead.")
  var pdf: String?

  @Option(help: "The size in points of what is drawn, as in 800x600.")
  var size: String?

  @Option(help: "Device pixels for each point of what is drawn.")
  var scale: String?

  @Option(help: "Draw how the page looks so many seconds after it appeared, as in 0.5.")
  var time: String?

  @Flag(help: "Show it in the colours for who reads in the dark.")
  var night = false

  @Flag(help: "Show it with more contrast.")
  var contrast = false

  @Option(help: "By how much text is larger than usual, from 0.5 to 4, as in 2.")
  var text: String?

  @Option(help: "Show it in the theme of this file, and follow what is saved there.")
  var theme: String?

  func run() throws {
    do {
      try MainActor.assumeIsolated { try perform() }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }

  @MainActor private func perform() throws(GalleryError) {
    if list { return print(GalleryPage.allCases.map(\.name).joined(separator: "\n")) }
    let page = try chosenPage()
    let format = try PictureFormat(size: size, scale: scale, time: time, text: text)
    if let png { return try draw(page ?? .text, into: png, format) }
    if let pdf { return try printOut(page ?? .text, into: pdf, format) }
    let app = app(page ?? .text, format)
    let isOpened = isDisplayAvailable && format.time == nil
    if isOpened {
      GalleryThemes.reportFindings()
      app.served.runInWindows()
    } else {
      try drawAll(page, format)
    }
  }

  @MainActor private func app(_ page: GalleryPage, _ format: PictureFormat) -> GalleryApp {
    let theme = theme.map { path in
      FollowedTheme(path: path) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    }
    var app = GalleryApp(page: page, appearance: appearance, theme: theme)
    app.textScale = format.textScale
    return app
  }

  private var appearance: ColorAppearance? {
    guard night || contrast else { return nil }
    return ColorAppearance(night ? .dark : .light, contrast: contrast ? .increased : .standard)
  }

  private func chosenPage() throws(GalleryError) -> GalleryPage? {
    guard let name = page else { return nil }
    guard let page = GalleryPage(named: name) else { throw .noPage(name: name) }
    return page
  }

  /// Draws one page, or all of them, each in the window with its sidebar.
  @MainActor private func drawAll(
    _ only: GalleryPage?, _ format: PictureFormat
  ) throws(GalleryError) {
    for page in only.map({ [$0] }) ?? GalleryPage.allCases {
      let path = "out/\(page.name).png"
      try draw(page, into: path, format)
      let moment = format.time.map { "At \($0) s" } ?? "No display"
      print("\(moment): rendered «\(page.name)» to \(path)")
    }
  }

  @MainActor private func draw(
    _ page: GalleryPage, into path: String, _ format: PictureFormat
  ) throws(GalleryError) {
    try prepare(page)
    let app = app(page, format)
    guard let picture = app.picture(size: format.size, scale: format.scale, at: format.time)
    else { return }
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.writePNG(to: path)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// Writes a page on as many sheets of paper as it takes.
  @MainActor private func printOut(
    _ page: GalleryPage, into path: String, _ format: PictureFormat
  ) throws(GalleryError) {
    try prepare(page)
    let app = app(page, format)
    var document = PrintDocument(title: page.name) {
      page.view.following(app.theme)
    } footer: { sheet in
      // Paper is white, also around what is dark.
      Text("\(page.name), \(sheet.number) of \(sheet.count)")
        .font(.caption).environment(\.colorScheme, .light)
    }
    app.adapt(&document.environment)
    do {
      try document.writePDF(to: URL(fileURLWithPath: path))
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// Makes the pictures of the Rainforest page, which a window would make while it is open.
  private func prepare(_ page: GalleryPage) throws(GalleryError) {
    guard page == .rainforest else { return }
    let folder = PictureFolder.standard
    do {
      try folder.make()
    } catch {
      throw .unwritable(path: folder.path, reason: "\(error)")
    }
  }
}
