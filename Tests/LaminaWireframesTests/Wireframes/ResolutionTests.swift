import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("What keys, patterns and links lead to")
struct ResolutionTests {
  /// A question: a key, a transition there or back, or a URL; and the answer, "-" for none.
  struct Case: CustomTestStringConvertible, Sendable {
    var question: String
    var answer: String

    init(_ question: String, _ answer: String) {
      self.question = question
      self.answer = answer
    }

    var testDescription: String { question }
  }

  static let cart = WireframeMap {
    WireframeScreen("Basket", builder: "b")
    WireframeDestination("Basket", "Pay", to: "Basket", by: .replace)
    WireframeDestination("Basket", "Up", to: "../Item", by: .animatedPush)
  }

  static let shop = WireframeMap {
    WireframeScreen("Home", builder: "b")
    WireframeScreen("Item", builder: "b")
    WireframeDestination("Home", "Detail", to: "Item", by: .animatedPush)
    WireframeDestination("Item", "Search", to: "../Search", by: .animatedPush)
    WireframeDestination("Item", "Root", to: "/Home", by: .animatedPush)
    WireframeDestination("Item", "Cart", to: "cart/Basket", by: .sheet)
    WireframeDestination("Base", "Help", to: "Home", by: .sheet)
    WireframeTransition("Item-Back", "hop")
    WireframeLink("market://item/<int:id>", to: "Home-Detail")
  }

  static let root = WireframeMap {
    for code in ["Home", "Seller", "Product", "Search", "Help", "A-B"] {
      WireframeScreen(code, builder: "b")
    }
    WireframeDestination("Home", "Detail", "Product", to: "Product", by: .animatedPush)
    WireframeDestination("Home", "Detail", to: "Seller", by: .sheet)
    WireframeDestination("Home", "Search", to: "Search", by: .animatedPush)
    WireframeDestination("Seller", "Back", by: .animatedDismiss)
    WireframeDestination("Seller", "Detail", to: "Product", by: .animatedPush)
    WireframeDestination("Base", "Help", to: "Help", by: .sheet)
    WireframeDestination("Base", "Help", "Big", to: "Search", by: .sheet)
    WireframeDestination("Any", "Help", to: "Home", by: .sheet)
    WireframeDestination("Any", "Quit", by: .animatedDismiss)
    WireframeDestination("A-B", "Go", to: "Home", by: .sheet)
    WireframeDestination("shop", "Leave", to: "Home", by: .replace)
    WireframeDestination("shop/Item", "Buy", to: "Product", by: .sheet)
    WireframeDestination("shop/Item", "Leave", to: "Seller", by: .replace)
    WireframeDestination("shop/cart", "Leave", to: "Search", by: .replace)
    WireframeDestination("Home", "Shop", to: "shop/Home", by: .animatedPush)
    WireframeTransition("*", "fade")
    WireframeTransition("*-*-Product", "grow")
    WireframeTransition("*-Detail-*", "zoom")
    WireframeTransition("Home-*", "walk")
    WireframeTransition("Home-Detail-*", "slide", reverse: "drop")
    WireframeTransition("Home-Detail", "sink")
    WireframeTransition("Home-Detail-Product", "lift")
    WireframeTransition("shop/Item-*", "glide")
    WireframeLink("market://user/<id>", to: "Home-Detail-Product")
    WireframeLink("market://user/me", to: "Home-Detail")
    WireframeLink("market://user/<int:id>", to: "Home-Search")
    WireframeLink("market://user/<uuid:id>", to: "Home-Detail", "Seller-Detail")
    WireframeLink("market://user/<name>", to: "Home-Detail")
    WireframeLink("market://size/<float:x>/<unit>", to: "Home-Search")
    WireframeLink("market://size/<x>/cm", to: "Home-Detail")
    WireframeLink("/file/<path:rest>", to: "Home-Detail")
    WireframeLink("market://file/<path:all>", to: "Home-Search")
    WireframeLink("other://deep/<int:a>/<int:b>", to: "Home-Detail", "Seller-Detail")
    WireframeLink("market://ink/<color:ink>", to: "Home-Search")
  }

  static let tree = WireframeTree(
    root, mounts: ["shop": WireframeTree(shop, mounts: ["cart": WireframeTree(cart)])])

  static let cases: [Case] = [
    // Code-Port-Gate, then Code-Port.
    Case("key Home Detail Product", "Product animated-push"),
    Case("key Home Detail", "Seller sheet"),
    Case("key Home Detail Other", "Seller sheet"),
    Case("key Home Search", "Search animated-push"),
    Case("key Home Search Any", "Search animated-push"),
    Case("key Seller Back", "animated-dismiss"),
    Case("key Seller Back Far", "animated-dismiss"),
    Case("key A-B Go", "Home sheet"),
    Case("key Home Nothing", "-"),
    Case("key Nobody Detail", "-"),
    Case("key home Detail", "-"),
    Case("key Product Detail Product", "-"),
    // Then the superclass or the protocols, in their order.
    Case("key Seller Help < Base", "Help sheet"),
    Case("key Seller Help Big < Base", "Search sheet"),
    Case("key Seller Help Small < Base", "Help sheet"),
    Case("key Seller Help < Any Base", "Home sheet"),
    Case("key Seller Help Big < Any Base", "Home sheet"),
    Case("key Seller Help < Base Any", "Help sheet"),
    Case("key Seller Quit < Base Any", "animated-dismiss"),
    Case("key Seller Detail < Base", "Product animated-push"),
    Case("key Seller Help", "-"),
    // In a module first, then in each around it: with the path, then by the mount's name.
    Case("key shop/Home Detail", "shop/Item animated-push"),
    Case("key shop/Home Detail Product", "shop/Item animated-push"),
    Case("key shop/Home Search", "-"),
    Case("key shop/Item Search", "Search animated-push"),
    Case("key shop/Item Root", "Home animated-push"),
    Case("key shop/Item Cart", "shop/cart/Basket sheet"),
    Case("key shop/Item Buy", "Product sheet"),
    Case("key shop/Item Leave", "Seller replace"),
    Case("key shop/Home Leave", "Home replace"),
    Case("key shop/Home Leave Now", "Home replace"),
    Case("key shop/Item Help < Base", "shop/Home sheet"),
    Case("key shop/Item Help < Any", "-"),
    Case("key shop/cart/Basket Pay", "shop/cart/Basket replace"),
    Case("key shop/cart/Basket Up", "shop/Item animated-push"),
    Case("key shop/cart/Basket Leave", "Search replace"),
    Case("key shop/other/Basket Leave", "Home replace"),
    Case("key Home Shop", "shop/Home animated-push"),
    // The narrowest pattern of the table, the left parts first.
    Case("there Home Detail Product", "lift"),
    Case("there Home Detail Seller", "slide"),
    Case("there Home Detail", "sink"),
    Case("there Home List", "walk"),
    Case("there Home List Product", "walk"),
    Case("there Seller Detail", "zoom"),
    Case("there Seller Detail Product", "zoom"),
    Case("there Seller List Product", "grow"),
    Case("there Seller List", "fade"),
    Case("back Home Detail Seller", "drop"),
    Case("back Home Detail Product", "lift reversed"),
    Case("back Seller List", "fade reversed"),
    Case("there shop/Item Back", "hop"),
    Case("there shop/Item Buy", "glide"),
    Case("there shop/Item Detail Product", "glide"),
    Case("there shop/Home Back", "fade"),
    // The nearest code that a pattern names, then what holds for all.
    Case("there Gift Detail < Home", "sink"),
    Case("there Gift List < Base Home", "walk"),
    Case("back Gift Detail Seller < Home", "drop"),
    Case("there Seller Detail < Home", "sink"),
    Case("there Gift List < Base", "fade"),
    Case("there shop/Gift Back < Item", "hop"),
    Case("there shop/Gift Buy < Base Item", "glide"),
    // Links: plain parts, then converters, then any text, then paths; then the first that is written.
    Case("url market://user/me", "Home > Seller"),
    Case("url market://user/7", "Home > Search(id: 7)"),
    Case("url market://user/-7", "Home > Search(id: -7)"),
    Case("url market://user/tea", "Home > Product(id: \"tea\")"),
    Case("url market://user/7.5", "Home > Product(id: \"7.5\")"),
    Case("url market://user/Me", "Home > Product(id: \"Me\")"),
    Case(
      "url market://user/6f1e9a2c-7d5b-4d44-9c1e-1b2a3c4d5e6f",
      "Home > Seller > Product(id: \"6F1E9A2C-7D5B-4D44-9C1E-1B2A3C4D5E6F\")"),
    Case("url MARKET://user/me", "Home > Seller"),
    Case("url market:////user//me//?#x", "Home > Seller"),
    Case("url market://user/a%2Fb%20c", "Home > Product(id: \"a/b c\")"),
    Case("url market://user/7?id=8&q=a+b&q=c", "Home > Search(id: 7, q: \"a b\")"),
    Case("url market://size/2.5/cm", "Home > Search(unit: \"cm\", x: 2.5)"),
    Case("url market://size/big/cm", "Home > Seller(x: \"big\")"),
    Case("url market://size/nan/mm", "-"),
    Case("url market://file/a/b", "Home > Search(all: \"a/b\")"),
    Case("url /file/a/b", "Home > Seller(rest: \"a/b\")"),
    Case("url market://file", "-"),
    Case("url other://deep/1/2", "Home > Seller > Product(a: 1, b: 2)"),
    Case("url market://deep/1/2", "-"),
    Case("url market://item/3", "shop/Home > shop/Item(id: 3)"),
    Case("url market://ink/red", "Home > Search(ink: \"red\")"),
    Case("url market://ink/mud", "-"),
    // The keys' own URLs, without regard to capitals.
    Case("url market://home", "Home"),
    Case("url market://home?x=1", "Home(x: \"1\")"),
    Case("url market://home/detail/product?name=tea", "Home > Product(name: \"tea\")"),
    Case("url market://HOME/Detail/PRODUCT", "Home > Product"),
    Case("url market://home/detail", "Home > Seller"),
    Case("url market://home/detail/detail", "Home > Seller > Product"),
    Case(
      "url market://home/shop/detail/cart/pay",
      "Home > shop/Home > shop/Item > shop/cart/Basket > shop/cart/Basket"),
    Case("url market://shop/home/detail", "shop/Home > shop/Item"),
    Case("url market://shop/cart/basket", "shop/cart/Basket"),
    Case("url /home/search", "Home > Search"),
    Case("url market://seller/back", "-"),
    Case("url market://home/detail/back", "-"),
    Case("url market://nowhere", "-"),
    Case("url market://shop", "-"),
    Case("url strange://home", "-"),
    Case("url ", "-"),
  ]

  @Test("There are more than 60 cases, each question once")
  func count() {
    #expect(Self.cases.count >= 60)
    #expect(Set(Self.cases.map(\.question)).count == Self.cases.count)
  }

  @Test("Each question has its answer", arguments: cases)
  func answer(of one: Case) throws {
    #expect(try answer(to: one.question) == one.answer)
  }

  private func answer(to question: String) throws -> String {
    let halves = question.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = halves.count > 1 ? halves[1] : ""
    switch halves[0] {
    case "key": return resolved(rest)
    case "url": return try link(rest)
    default: return transition(rest, isBack: halves[0] == "back")
    }
  }

  private func key(_ words: String) -> WireframeKey {
    let parts = words.split(separator: " ").map(String.init)
    return WireframeKey(parts[0], parts[1], parts.count > 2 ? parts[2] : nil)
  }

  /// A key, and the ancestors of its code behind "<".
  private func request(_ text: String) -> WireframeRequest {
    let halves = text.split(separator: "<").map(String.init)
    let ancestors = halves.count > 1 ? halves[1].split(separator: " ").map(String.init) : []
    return WireframeRequest(key(halves[0]), ancestors: ancestors)
  }

  private func resolved(_ text: String) -> String {
    guard let match = try? Self.tree.resolve(request(text)) else { return "-" }
    return [match.target, match.destination.navigator].compactMap(\.self).joined(separator: " ")
  }

  private func transition(_ text: String, isBack: Bool) -> String {
    guard let found = Self.tree.transition(for: request(text), isBack: isBack) else { return "-" }
    return found.style + (found.isReversed ? " reversed" : "")
  }

  private func link(_ url: String) throws -> String {
    var converters = URLConverters.standard
    converters.add("color") { ["red", "blue"].contains($0) ? .string($0) : nil }
    let links = try DeepLinks(Self.tree, scheme: "market", converters: converters)
    do throws(DeepLinkError) {
      return try links.link(for: url).screens.map(\.words).joined(separator: " > ")
    } catch {
      #expect(error.description.hasSuffix("."))
      return "-"
    }
  }

  @Test("A miss says what was looked for, in order")
  func miss() {
    let request = WireframeRequest(WireframeKey("shop/Item", "Fly", "High"), ancestors: ["Base"])
    let miss = #expect(throws: WireframeMiss.self) { try Self.tree.resolve(request) }
    #expect(
      miss?.tried == [
        "shop/Item-Fly-High", "shop/Item-Fly", "shop/Base-Fly-High", "shop/Base-Fly",
        "shop/Item-Fly-High", "shop/Item-Fly", "shop/Base-Fly-High", "shop/Base-Fly",
        "shop-Fly-High", "shop-Fly",
      ])
  }

  @Test("Modules are checked with what is around them, and alone")
  func modules() {
    var registry = WireframeRegistry.standard
    registry.builders.insert("b")
    for style in ["hop", "grow", "zoom", "walk", "drop", "sink", "lift", "glide"] {
      registry.transitions[style] = []
    }
    registry.ancestors = ["shop/Item": ["Base"], "Seller": ["Base", "Any"], "Item": ["Base"]]
    registry.entries = [WireframeEntry("Home", isInStack: true)]
    let faults = Self.tree.validate(against: registry)
    #expect(
      faults.map { "\($0.code ?? "") \($0.kind)" } == [
        "shop/cart/Basket pushWithoutStack",
        " unmatchedPattern(known: [\"Home-Detail\", \"Item-Search\", \"Item-Root\", \"Item-Cart\", \"Base-Help\"])",
        "Help deadEnd", "A-B unreachable",
      ])
    registry.entries = []
    #expect(Self.shop.validate(against: registry).map(\.kind).count == 2)
    #expect(Self.cart.validate(against: registry) == [])
  }
}

extension ScreenRequest {
  /// The code, and the parameters by name.
  var words: String {
    let pairs = parameters.values.sorted { $0.key < $1.key }.map { name, value in
      if case .string(let text) = value {
        "\(name): \"\(text)\""
      } else {
        "\(name): \(value.text ?? "?")"
      }
    }
    return code + (pairs.isEmpty ? "" : "(\(pairs.joined(separator: ", ")))")
  }
}
