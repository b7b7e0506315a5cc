import ArgumentParser
import Lamina
import LaminaWireframeViews
import MarketViews

/// The application: one window with the market.
@MainActor
struct MarketApp: App {
  let market: Market

  init() { market = Market() }

  var body: some Scene {
    WindowGroup("Market") { MarketView(market) }.defaultSize(width: 640, height: 520)
  }
}

/// The command: opens the market in a window, or draws it into a file.
@main
struct MarketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Market", abstract: "Sells tea, bread and a lamp, as a wireframe says.")

  @Option(help: "Begin at this link, such as market://product/tea.")
  var open: String?

  @Flag(help: "Print the map, and end.")
  var map = false

  @Option(help: "Draw into this PNG file instead of opening a window.")
  var png: String?

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  @MainActor private func start() throws {
    let app = MarketApp()
    if map { return print(app.market.wireframe.graph.text) }
    if let open {
      do { try app.market.wireframe.open(open) } catch { throw ValidationError("\(error)") }
    }
    guard let png else { return app.start() }
    guard let picture = app.picture(size: CGSize(width: 640, height: 520), scale: 1, at: 1) else {
      return
    }
    try picture.pngData().write(to: URL(fileURLWithPath: png))
  }
}
