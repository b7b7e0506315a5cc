import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// A small market: home, a seller and a product, which do not know each other.
@MainActor @Suite("Wireframe views")
struct WireframeViewTests {
  private static var map: WireframeMap {
    WireframeMap {
      WireframeScreen("Home", class: "HomeScreen", storyboard: "Main", id: "Home")
      WireframeScreen("Seller", class: "SellerScreen", builder: "seller")
      WireframeScreen("Product", class: "ProductScreen", builder: "product")
      WireframeScreen("Sure", builder: "alert")
      WireframeDestination("Home", "Detail", "Seller", to: "Seller", by: .sheet)
      WireframeDestination("Home", "Detail", "Product", to: "Product", by: .animatedPush)
      WireframeDestination("Product", "Back", by: .animatedPop)
      WireframeDestination("Seller", "Back", by: .animatedDismiss)
      WireframeDestination(WireframeKey("Product", "Ask"), to: "Sure", by: "ask")
      WireframeTransition("Home-Detail-*", "slide", ["edge": "bottom", "duration": "0.4"])
      WireframeLink("market://product/<name>", to: "Home-Detail-Product")
    }
  }

  private struct Product: Codable { let name: String }

  private struct HomeScreen: View {
    @Environment(\.wireframe) private var wireframe
    @State private var chosen = "nothing"
    var body: some View {
      VStack {
        Text("home, chosen \(chosen)")
        Button("Seller") { Task { await wireframe?.navigate(to: "Detail", gate: "Seller") } }
        Button("Product") {
          Task {
            await wireframe?.navigate(to: "Detail", gate: "Product", params: ["name": "tea"])
          }
        }
        Button("Choose") {
          Task {
            let value = await wireframe?.result(of: "Detail", gate: "Seller")
            if case .string(let name)? = value { chosen = name } else { chosen = "none" }
          }
        }
      }
    }
  }

  private struct SellerScreen: View {
    @Environment(\.wireframe) private var wireframe
    var body: some View {
      VStack {
        Text("seller")
        Button("Give tea") { wireframe?.finish(with: .string("tea")) }
        Button("Leave") { Task { await wireframe?.navigate(to: "Back") } }
      }
    }
  }

  private struct ProductScreen: View {
    let name: String
    @Environment(\.wireframe) private var wireframe
    var body: some View {
      VStack {
        Text("product \(name)")
        Button("Ask") {
          Task {
            await wireframe?.navigate(
              to: "Ask",
              params: [
                "title": "Sure?", "message": "Really?",
                "actions": .array([
                  .string("Yes"), .dictionary(["title": .string("No"), "role": .string("cancel")]),
                ]),
              ])
          }
        }
        Button("Go back") { Task { await wireframe?.navigate(to: "Back") } }
      }
    }
  }

  private func market(_ map: WireframeMap = Self.map) -> Wireframe {
    let wireframe = Wireframe(WireframeTree(map), scheme: "market")
    wireframe.register(storyboard: "Main", id: "Home") { _ in HomeScreen() }
    wireframe.register(builderName: "seller") { _ in SellerScreen() }
    wireframe.register(builderName: "product") { scope in
      ProductScreen(name: (try? scope.parameters(as: Product.self).name) ?? "unknown")
    }
    wireframe.register(navigator: .present(.alert, inStack: false), name: "ask")
    wireframe.start(.stack("Home"))
    return wireframe
  }

  private func shown(_ wireframe: Wireframe) -> Harness {
    Harness(size: CGSize(width: 700, height: 500)) { WireframeView(wireframe) }
  }

  @Test("A map without faults says none")
  func valid() { #expect(market().validate().isEmpty) }

  @Test("A port leads where the map says, with parameters, and back")
  func push() async {
    let wireframe = market()
    let harness = shown(wireframe)
    harness.tap("Product")
    await harness.run(for: 2)
    #expect(harness.exists("product tea"))
    #expect(wireframe.state.front?.visible.code == "Product")
    harness.tap("Go back")
    await harness.run(for: 2)
    #expect(harness.exists("home, chosen nothing"))
    harness.tap("Product")
    await harness.run(for: 2)
    harness.press(.leftArrow, modifiers: .option)
    await harness.run(for: 2)
    #expect(wireframe.state.front?.visible.code == "Home")
    #expect(harness.exists("home, chosen nothing"))
  }

  @Test("A screen gives a value back to who asked for it, and nothing where it goes without one")
  func results() async {
    let wireframe = market()
    let harness = shown(wireframe)
    harness.tap("Choose")
    await harness.run(for: 2)
    #expect(harness.exists("seller"))
    harness.tap("Give tea")
    await harness.run(for: 2)
    #expect(harness.exists("home, chosen tea"))
    harness.tap("Choose")
    await harness.run(for: 2)
    harness.press(.escape)
    await harness.run(for: 2)
    #expect(harness.exists("home, chosen none"))
  }

  @Test("The standard builder of alerts shows a title, a message and actions")
  func alerts() async {
    let wireframe = market()
    let harness = shown(wireframe)
    harness.tap("Product")
    await harness.run(for: 2)
    harness.tap("Ask")
    await harness.run(for: 2)
    #expect(harness.exists("Really?"))
    harness.press(.escape)
    await harness.run(for: 2)
    #expect(!harness.exists("Really?"))
    #expect(wireframe.state.front?.visible.code == "Product")
  }

  @Test("A link puts the screens below underneath, and a state has a link")
  func links() async throws {
    let wireframe = market()
    let harness = shown(wireframe)
    try wireframe.open("market://product/coffee")
    await harness.run(for: 2)
    #expect(harness.exists("product coffee"))
    #expect(wireframe.state.front?.content.screens.map(\.code) == ["Home", "Product"])
    let window = try #require(wireframe.state.front)
    #expect(try wireframe.url(for: window) == "market://product/coffee")
    #expect(throws: DeepLinkError.self) { try wireframe.open("market://nowhere") }
    #expect(harness.exists("product coffee"))
  }

  @Test("A guard closes a way, and says why; another one leads elsewhere")
  func guarded() async {
    let wireframe = market()
    let harness = shown(wireframe)
    wireframe.addGuard { key in key.gate == "Seller" ? .deny(reason: "Sellers sleep.") : .allow }
    let outcome = await wireframe.navigateTo(port: "Detail", gate: "Seller", from: HomeScreen())
    #expect(outcome == .denied("Sellers sleep."))
    await harness.run(for: 2)
    #expect(!harness.exists("seller"))
  }

  @Test("What cannot be is said, and changes nothing")
  func misses() async {
    let wireframe = market()
    let before = wireframe.state
    #expect(!(await wireframe.navigateTo(port: "Nowhere", from: HomeScreen())).isDone)
    #expect(!(await wireframe.navigateTo(port: "Detail", from: "a string")).isDone)
    #expect(!(await wireframe.navigateTo(port: "Back", from: ProductScreen(name: ""))).isDone)
    #expect(wireframe.state == before)
  }

  @Test("A bad map keeps the old one, and all faults are said")
  func reload() throws {
    let wireframe = market()
    let bad = WireframeMap {
      WireframeScreen("Home", class: "HomeScreen", storyboard: "Main", id: "Nowhere")
      WireframeDestination(WireframeKey("Home", "Go"), to: "Missing", by: "unknown")
    }
    let faults = #expect(throws: WireframeFaults.self) { try wireframe.reload(WireframeTree(bad)) }
    #expect((faults?.faults.count ?? 0) >= 3)
    #expect(wireframe.tree.declares("Product"))
  }

  @Test(
    "A map with a screen that no way leads to is taken, and a key whose target is none is not carried out"
  )
  func warnings() async throws {
    let wireframe = market()
    var map = Self.map
    map.screens.append(WireframeScreen("Spare", builder: "seller"))
    #expect(throws: Never.self) { try wireframe.reload(WireframeTree(map)) }
    #expect(wireframe.tree.declares("Spare"))
    #expect(wireframe.validate().map(\.severity).contains(.warning))
    let loose = Wireframe(
      WireframeTree(
        WireframeMap {
          WireframeScreen("Home", class: "HomeScreen", storyboard: "Main", id: "Home")
          WireframeDestination("Home", "Go", to: "Nowhere", by: .animatedPush)
        }))
    loose.start(.stack(ScreenRequest("Home")))
    let before = loose.state
    let outcome = await loose.navigateTo(port: "Go", from: HomeScreen())
    guard case .noDestination(let miss) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(miss.unknownTarget == "Nowhere" && loose.state == before)
  }

  private nonisolated class ProductSource {}
  private nonisolated final class GiftSource: ProductSource {}

  @Test("A source that is a subclass has its own rows, then those of its superclass")
  func subclasses() async {
    var map = Self.map
    map.screens.append(WireframeScreen("Gift", class: "GiftSource", builder: "product"))
    map.screens[2].className = "ProductSource"
    map.destinations.append(
      WireframeDestination("Home", "Detail", "Gift", to: "Gift", by: .animatedPush))
    map.destinations.append(
      WireframeDestination("Product", "Seller", to: "Seller", by: .animatedPresent))
    let wireframe = market(map)
    _ = await wireframe.navigateTo(port: "Detail", gate: "Gift", from: HomeScreen())
    #expect(wireframe.state.windows[0].content.visible.code == "Gift")
    #expect((await wireframe.navigateTo(port: "Seller", from: GiftSource())).isDone)
    #expect(wireframe.state.windows[0].presented.count == 1)
  }

  @Test("A navigation can be taken back, also a dismissal")
  func undo() async {
    let wireframe = market()
    let harness = shown(wireframe)
    harness.tap("Seller")
    await harness.run(for: 2)
    #expect(harness.exists("seller"))
    wireframe.undo()
    await harness.run(for: 2)
    #expect(harness.exists("home, chosen nothing"))
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("home \(count)") { count += 1 } }
  }

  @Test(
    "The first screen keeps its state when a link opens above it, and when that is taken back at once"
  )
  func linkAndUndo() async throws {
    let wireframe = market()
    wireframe.register(storyboard: "Main", id: "Home") { _ in Counting() }
    let harness = shown(wireframe)
    harness.tap("home 0")
    try wireframe.open("market://product/coffee")
    await harness.run(for: 1)
    #expect(harness.exists("product coffee"))
    try wireframe.open("market://home/detail/seller")
    await harness.run(for: 1)
    #expect(harness.exists("seller"))
    wireframe.undo()
    await harness.run(for: 1)
    #expect(harness.exists("product coffee"))
    wireframe.undo()
    await harness.run(for: 1)
    #expect(harness.exists("home 1"))
    #expect(!wireframe.canUndo)
  }

  @Test("A screen that ends by finish is no dead end where its builder says so")
  func finishing() {
    let map = WireframeMap {
      WireframeScreen("Home", builder: "home")
      WireframeScreen("Choice", builder: "choice")
      WireframeDestination("Home", "Choose", to: "Choice", by: .animatedPresent)
    }
    func faults(finishes: Bool) -> [WireframeFault.Kind] {
      let wireframe = Wireframe(WireframeTree(map))
      wireframe.register(builderName: "home") { _ in Text("home") }
      wireframe.register(builderName: "choice", finishes: finishes) { _ in Text("choice") }
      wireframe.start(.stack("Home"))
      return wireframe.validate().map(\.kind)
    }
    #expect(faults(finishes: false) == [.deadEnd])
    #expect(faults(finishes: true).isEmpty)
  }

  @Test("What was shown is restored, without screens that are gone; other bytes change nothing")
  func restored() async throws {
    let wireframe = market()
    try wireframe.open("market://product/coffee")
    let kept = try wireframe.state.encoded()
    let again = market()
    let harness = shown(again)
    #expect(try again.restore(from: kept).isEmpty)
    await harness.run(for: 1)
    #expect(harness.exists("product coffee"))
    #expect(throws: RestorationError.self) { try again.restore(from: Data("no state".utf8)) }
    #expect(harness.exists("product coffee"))
    let smaller = Wireframe(
      WireframeTree(WireframeMap { WireframeScreen("Home", storyboard: "Main", id: "Home") }))
    #expect(try smaller.restore(from: kept).map(\.code) == ["Product"])
    #expect(smaller.state.front?.visible.code == "Home")
  }
}
