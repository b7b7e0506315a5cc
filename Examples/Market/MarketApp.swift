import ArgumentParser
import Lamina
import LaminaWireframeViews
import MarketViews

/// The application: one window with the market.
@MainActor
struct MarketApp: App {
  /// A second start hands its link to the first, and ends.
  static var instancePolicy: InstancePolicy {
    .single(id: "org.lamina.market", schemes: ["market"])
  }

  let market: Market

  init() { self.init(mapFile: nil) }

  init(mapFile: String?) {
    market = Market(mapFile: mapFile) { faults in
      FileHandle.standardError.write(Data("\(faults)\n".utf8))
    }
  }

  var body: some Scene {
    WindowGroup("Market") { MarketView(market) }.defaultSize(width: 640, height: 520)
  }
}

/// The command: opens the market in a window, or draws it into a file.
@main
struct MarketCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Market", abstract: "Sells tea, bread and a lamp, as a wireframe says.")

  @Option(help: "Begin at this link, such as market://product/tea; a market that runs goes there.")
  var open: String?

  @Option(help: "Take the map from this property list, and follow what is saved there.")
  var mapFile: String?

  @Flag(help: "Print the map, and end.")
  var map = false

  @Option(help: "Draw into this PNG file instead of opening a window.")
  var png: String?

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  @MainActor private func start() throws {
    let app = MarketApp(mapFile: mapFile)
    if map { return print(app.market.wireframe.graph.text) }
    let link = try open.map { try app.market.opened($0) }
    guard let png else { return show(app, at: link) }
    guard let picture = app.picture(size: CGSize(width: 640, height: 520), scale: 1, at: 1) else {
      return
    }
    try picture.pngData().write(to: URL(fileURLWithPath: png))
  }

  /// Hands a link over to a market that runs already; or shows this one, which is at the link.
  @MainActor private func show(_ app: MarketApp, at link: URL?) {
    let isOver = isDisplayAvailable && MarketApp.handOver(link.map { [$0] } ?? [])
    if !isOver { app.start() }
  }
}

extension Market {
  /// Goes where a link leads, and returns it as an address.
  fileprivate func opened(_ link: String) throws -> URL {
    guard let url = URL(string: link) else { throw ValidationError("«\(link)» is no address.") }
    do { try wireframe.open(link) } catch { throw ValidationError("\(error)") }
    return url
  }
}
