import Foundation
import LaminaRoutes
import LaminaWireframes
import Testing

@Suite("Reading wireframe maps")
struct ReadingTests {
  @Test("The article's file, the same as JSON and the same in Swift are one value without a fault")
  func same() {
    let map = WireframeMap {
      WireframeScreen("Home", class: "HomeViewController", storyboard: "Main", id: "Home")
      WireframeScreen("Seller", class: "SellerViewController", builder: "seller")
      WireframeScreen("Product", class: "ProductViewController", builder: "product")
      WireframeDestination("Home", "Detail", "Seller", to: "Seller", by: .animatedPresent)
      WireframeDestination(
        WireframeKey("Home", "Detail", "Product"), to: "Product", by: "navigation-wrap")
      WireframeDestination("Seller", "Back", by: .animatedDismiss)
      WireframeDestination("Product", "Back", by: .instantDismiss)
    }
    let fromList = Samples.map(Samples.article, file: "Wireframe.plist")
    #expect(fromList == map)
    #expect(Samples.map(Samples.articleJSON) == map)
    #expect(fromList.validate(against: Samples.registry) == [])
    #expect(map.validate(against: Samples.registry) == [])
    #expect(fromList.destinations[1].origin.line == 31)
  }

  @Test("A class leads back to its code")
  func classes() {
    let map = Samples.map(Samples.articleJSON)
    #expect(map.code(ofClass: "SellerViewController") == "Seller")
    #expect(map.code(ofClass: "Nobody") == nil)
    let tree = WireframeTree(WireframeMap(), mounts: ["shop": WireframeTree(map)])
    #expect(tree.code(ofClass: "SellerViewController") == "shop/Seller")
    #expect(tree.code(ofClass: "Nobody") == nil)
  }

  @Test("Transitions and links are sections of their own")
  func sections() {
    let map = Samples.map(
      """
      {"Decodes": {}, "Destinations": {},
       "Transitions": {"Home-*": {"transition": "slide", "edge": "bottom", "reverse": "fade"}},
       "Links": {"a://b/<int:id>": {"keys": "Home-Detail Detail-More"}}}
      """)
    #expect(
      map.transitions == [
        WireframeTransition("Home-*", "slide", ["edge": "bottom"], reverse: "fade")
      ])
    #expect(map.links == [WireframeLink("a://b/<int:id>", to: "Home-Detail", "Detail-More")])
    #expect(map.readingFaults == [])
  }

  @Test("A map in Swift has conditions and loops")
  func builder() {
    let hasSeller = false
    let map = WireframeMap {
      for code in ["A", "B"] { WireframeScreen(code, builder: "x") }
      if hasSeller { WireframeScreen("Seller", builder: "x") }
      if hasSeller {
        WireframeDestination("A", "Go", to: "Seller", by: .sheet)
      } else {
        WireframeDestination("A", "Go", to: "B", by: .sheet)
        WireframeTransition("*", "fade")
        WireframeLink("x://b", to: "A-Go")
      }
    }
    #expect(map.screens.map(\.code) == ["A", "B"])
    #expect(map.destinations.map(\.target) == ["B"])
    #expect(map.screens[0].origin.file.hasSuffix("ReadingTests.swift"))
  }
}
