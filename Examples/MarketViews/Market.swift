package import AccountViews
package import Lamina
package import LaminaWireframeViews

/// The market: its goods, its wireframe, and the module that is mounted in it.
@MainActor
package final class Market {
  package let wireframe: Wireframe
  package let account = Account(name: "Nobody yet")

  /// Makes a market that shows its home.
  package init() {
    let map = WireframeMap(contentsOf: Self.resource("Wireframe.plist"))
    let tree = WireframeTree(map, mounts: ["account": WireframeTree(AccountModule.map)])
    wireframe = Wireframe(tree, scheme: "market")
    AccountModule.register(in: wireframe, account: account)
    register()
    wireframe.start(.stack("Home"))
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
