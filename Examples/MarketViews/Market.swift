package import AccountViews
package import Lamina
package import LaminaWireframeViews

/// The market: its goods, its wireframe, and the module that is mounted in it.
@MainActor
package final class Market {
  package let wireframe: Wireframe
  package let account = Account(name: "Nobody yet")
  /// Follows the file of the map; nil where it is the market's own.
  private var watcher: WireframeWatcher?

  /// Makes a market that shows its home.
  ///
  /// - Parameters:
  ///   - mapFile: the file of a map, which is followed; nil for the market's own.
  ///   - onRefusal: takes what is wrong with a map that was saved, in whose place the one before stays.
  package init(mapFile: String? = nil, onRefusal: @escaping (WireframeFaults) -> Void = { _ in }) {
    let map = WireframeMap(contentsOf: mapFile ?? Self.resource("Wireframe.plist"))
    wireframe = Wireframe(Self.tree(of: map), scheme: "market")
    AccountModule.register(in: wireframe, account: account)
    register()
    wireframe.start(.stack("Home"))
    if let mapFile { follow(mapFile, onRefusal) }
  }

  private static func tree(of map: WireframeMap) -> WireframeTree {
    WireframeTree(map, mounts: ["account": WireframeTree(AccountModule.map)])
  }

  private func follow(_ file: String, _ onRefusal: @escaping (WireframeFaults) -> Void) {
    let take: @MainActor @Sendable (WireframeMap) -> Void = { [wireframe] map in
      do throws(WireframeFaults) {
        try wireframe.reload(Self.tree(of: map))
      } catch {
        onRefusal(error)
      }
    }
    watcher = WireframeWatcher(path: file) { map in MainActor.assumeIsolated { take(map) } }
  }

  private func register() {
    wireframe.register(storyboard: "Main", id: "Home") { _ in HomeScreen() }
    wireframe.register(builderName: "seller") { SellerScreen(name: $0.text("name")) }
    wireframe.register(builderName: "product") { ProductScreen(name: $0.text("name")) }
    wireframe.register(builderName: "map") { MapScreen(wireframe: $0.wireframe) }
    wireframe.register(builderName: "faults") { _ in FaultsScreen(faults: Self.faults) }
    wireframe.register(navigator: .present(.alert, inStack: false), name: "alert")
  }

  /// What is wrong with a map that was broken on purpose.
  private static var faults: [WireframeFault] {
    let map = WireframeMap(contentsOf: resource("Broken.plist"))
    return map.validate(against: .standard)
  }

  /// The file of the market's own map.
  package static var mapFile: URL { URL(fileURLWithPath: resource("Wireframe.plist")) }

  private static func resource(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent(name).path
  }
}

extension WireframeScope {
  /// A parameter as words; nothing where there is none.
  func text(_ name: String) -> String {
    if case .string(let text)? = parameters[name] { text } else { "" }
  }
}

/// The market in a window, which goes where links lead.
package struct MarketView: View {
  private let market: Market
  @State private var problem: String?

  /// Makes a view of a market.
  package init(_ market: Market) { self.market = market }

  package var body: some View {
    WireframeView(market.wireframe)
      .onOpenURL { open($0) }
      .alert("This link leads nowhere", isPresented: isMistaken) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(problem ?? "")
      }
  }

  private var isMistaken: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  private func open(_ url: URL) {
    do { try market.wireframe.open(url.absoluteString) } catch { problem = "\(error)" }
  }
}
