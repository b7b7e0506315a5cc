import LaminaWireframes
import Testing

@Suite("Sources of wireframe maps, and ways that can be gone")
struct SourceTests {
  private let tree = WireframeTree(
    WireframeMap {
      WireframeScreen("Product", class: "ProductView", builder: "b")
      WireframeScreen("Gift", class: "GiftView", builder: "b")
      WireframeDestination("Product", "Back", by: .animatedPop)
      WireframeDestination("Gift", "Open", to: "Nowhere", by: .animatedPush)
    })

  @Test("A type stands for its own screen, or for that of its nearest superclass")
  func types() throws {
    let own = try #require(tree.source(ofTypes: ["GiftView", "ProductView", "NSObject"]))
    #expect(own.code == "Gift" && own.ancestors == ["Product"])
    let near = try #require(tree.source(ofTypes: ["RedGiftView", "GiftView", "ProductView"]))
    #expect(near.code == "Gift" && near.ancestors == ["Product"])
    #expect(tree.source(ofTypes: ["Other"]) == nil && tree.source(ofTypes: []) == nil)
    let back = WireframeRequest(WireframeKey("Gift", "Back"), ancestors: own.ancestors)
    #expect(try tree.way(for: back).destination.key.code == "Product")
  }

  @Test("A destination whose target is no screen is found, and is no way")
  func unknownTarget() throws {
    let request = WireframeRequest(WireframeKey("Gift", "Open"))
    #expect(try tree.resolve(request).target == "Nowhere")
    let miss = #expect(throws: WireframeMiss.self) { try tree.way(for: request) }
    #expect(miss?.unknownTarget == "Nowhere")
    #expect(
      miss?.description == "\"Gift-Open\" leads to \"Nowhere\", which is no screen of the map. "
        + "Add it to the map's Decodes.")
  }
}
