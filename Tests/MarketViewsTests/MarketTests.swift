import Lamina
import LaminaTesting
import LaminaWireframeViews
import MarketViews
import Testing

/// The market by pointer, by keys and by links.
@MainActor @Suite("Market", .timeLimit(.minutes(5)))
struct MarketTests {
  private func shown(_ market: Market) -> Harness {
    Harness(size: CGSize(width: 640, height: 520)) { MarketView(market) }
  }

  @Test("Its map has no fault")
  func valid() { #expect(Market().wireframe.validate().map(\.description) == []) }

  @Test("A product is bought, and one comes back")
  func buy() async {
    let market = Market()
    let harness = shown(market)
    harness.tap("tea")
    await harness.run(for: 2)
    #expect(harness.exists("4 coins"))
    harness.tap("Buy")
    await harness.run(for: 2)
    #expect(harness.exists("Bought tea"))
    harness.press(.return)
    await harness.run(for: 2)
    #expect(!harness.exists("Bought tea"))
    harness.tap("Back to the market")
    await harness.run(for: 2)
    #expect(harness.exists("bread"))
    #expect(!harness.exists("4 coins"))
  }

  @Test("By keys alone: to a seller, back, to the account in its module")
  func keys() async {
    let market = Market()
    let harness = shown(market)
    for _ in 0..<9 where harness.element("Assam & Sons")?.isFocused != true { harness.press(.tab) }
    harness.press(.return)
    await harness.run(for: 2)
    #expect(harness.exists("Sells tea and answers letters."))
    harness.press(.escape)
    await harness.run(for: 2)
    #expect(market.wireframe.state.front?.presented.isEmpty == true)
    for _ in 0..<9 where harness.element("Account")?.isFocused != true { harness.press(.downArrow) }
    harness.press(.return)
    await harness.run(for: 2)
    #expect(market.wireframe.state.front?.visible.code == "account/Profile")
    harness.press(.leftArrow, modifiers: .option)
    await harness.run(for: 2)
    #expect(market.wireframe.state.front?.visible.code == "Home")
  }

  @Test("A link leads to a product with the home underneath, before and while it is shown")
  func links() async throws {
    let market = Market()
    try market.wireframe.open("market://product/lamp")
    let harness = shown(market)
    #expect(harness.exists("25 coins"))
    try market.wireframe.open("market://home/detail/product?name=bread")
    await harness.run(for: 2)
    #expect(harness.exists("3 coins"))
    harness.tap("Back")
    await harness.run(for: 2)
    #expect(harness.exists("lamp"))
  }

  @Test("The drag back that is given up half way changes nothing, one that goes on goes back")
  func drag() async {
    let market = Market()
    let harness = shown(market)
    harness.tap("tea")
    await harness.run(for: 2)
    harness.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 90, y: 300))
    await harness.run(for: 2)
    #expect(market.wireframe.state.front?.visible.code == "Product")
    #expect(harness.exists("4 coins"))
    harness.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 560, y: 300))
    await harness.run(for: 2)
    #expect(market.wireframe.state.front?.visible.code == "Home")
    #expect(!harness.exists("4 coins"))
  }

  @Test("A map in a file is followed: what is saved leads elsewhere, a bad one leaves all as it is")
  func mapFile() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let own = try String(contentsOf: Market.mapFile, encoding: .utf8)
    try Data(own.utf8).write(to: file, options: .atomic)
    let (refusals, refusal) = AsyncStream.makeStream(of: WireframeFaults.self)
    let market = Market(mapFile: file.path) { refusal.yield($0) }
    #expect(market.wireframe.validate().map(\.description) == [])
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = market.wireframe.state
    } onChange: {
      change.yield()
    }
    let next = own.replacing("Home-Detail-", with: "Home-Details-")
    #expect(next != own)
    try Data(next.utf8).write(to: file, options: .atomic)
    for await _ in changes { break }
    let request = WireframeRequest(WireframeKey("Home", "Details", "Product"))
    #expect(throws: Never.self) { try market.wireframe.tree.resolve(request) }
    try Data("nothing".utf8).write(to: file, options: .atomic)
    for await faults in refusals {
      #expect(!faults.faults.isEmpty)
      break
    }
    #expect(throws: Never.self) { try market.wireframe.tree.resolve(request) }
  }

  @Test("The graph marks the screen, and a broken map shows all of its faults")
  func pages() async {
    let market = Market()
    let harness = shown(market)
    harness.tap("The map")
    await harness.run(for: 2)
    #expect(harness.exists("account/Profile"))
    harness.tap("Back")
    await harness.run(for: 2)
    harness.tap("A broken map")
    await harness.run(for: 2)
    let faults = harness.semanticTree.all.filter { $0.text.hasPrefix("Line ") }
    #expect(faults.count >= 4 && harness.exists("Broken.plist"))
  }
}
