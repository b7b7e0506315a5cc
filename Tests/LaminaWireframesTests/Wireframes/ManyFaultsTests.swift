import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("Many faults in one run")
struct ManyFaultsTests {
  private let map = """
    {
      "Decodes": {
        "Home": {"class": "HomeView", "builder": "home"},
        "Seller": {"class": "HomeView", "builder": "selller"},
        "Product": {"class": "ProductView"},
        "Lost": {"class": "LostView", "builder": "seller"}
      },
      "Destinations": {
        "Home-Detail-Seller": {"target": "Sellr", "navigator": "animated-present"},
        "Home-Detail-Product": {"target": "Product", "navigator": "sheet"},
        "Home-List": {"target": "Seller", "navigator": "animated-pusch"},
        "Product-Push": {"target": "Seller", "navigator": "animated-push"},
        "Product-Back": {},
        "Product-Again": {"navigator": "replace"},
        "Hone-Back": {"navigator": "animated-pop"},
        "Home-A-B-C": {"navigator": "animated-pop"}
      }
    }
    """

  @Test("All faults come at once, in the order of the file, each with file and line")
  func all() {
    var registry = WireframeRegistry.standard
    registry.builders.formUnion(["home", "seller"])
    registry.types = ["HomeView", "OtherView"]
    registry.entries = [WireframeEntry("Home", isInStack: true)]
    let faults = Samples.map(map, file: "W.json").validate(against: registry)
    let found = faults.map { "\($0.file):\($0.line ?? 0) \($0.key ?? $0.code ?? "-") \(word($0))" }
    #expect(
      found.joined(separator: "\n") == """
        W.json:1 - undeclaredType
        W.json:4 Seller unregisteredBuilder
        W.json:4 Seller sharedClass
        W.json:5 Product noBuilder
        W.json:6 Lost unreachable
        W.json:9 Home-Detail-Seller unknownTarget
        W.json:11 Home-List unregisteredNavigator
        W.json:12 Product-Push pushWithoutStack
        W.json:13 Product-Back missingNavigator
        W.json:14 Product-Again missingTarget
        W.json:15 Hone-Back unknownDestinationKey
        W.json:16 Home-A-B-C ambiguousKeys
        """)
  }

  @Test("A map is used only without an error, and the error says all faults")
  func throwing() throws {
    let tree = WireframeTree(Samples.map(map))
    let error = #expect(throws: WireframeFaults.self) { try tree.validated(against: .standard) }
    #expect((error?.faults.count ?? 0) > 8)
    #expect(error?.description.split(separator: "\n").count == error?.faults.count)
    let good = WireframeTree(Samples.map(Samples.article))
    #expect(try good.validated(against: Samples.registry) == good)
  }

  private func word(_ fault: WireframeFault) -> String {
    String(String(describing: fault.kind).prefix { $0 != "(" })
  }
}
