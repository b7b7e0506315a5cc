import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite struct LinkTintTests {
  @Test("a link takes the tint around it, and has its own colour without one")
  func tint() throws {
    let url = try #require(URL(string: "https://example.org"))
    func colors<V: View>(_ view: V) -> Set<UInt32> {
      let harness = Harness(size: CGSize(width: 120, height: 40)) { view }
      let picture = harness.picture()
      var found: Set<UInt32> = []
      for y in 0..<40 { for x in 0..<120 { found.insert(picture.pixel(x: x, y: y)) } }
      return found
    }
    func link() -> some View {
      Link(destination: url) { Rectangle().frame(width: 40, height: 20) }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(colors(link().tint(red)).contains(0xFFFF_0000))
    #expect(!colors(link()).contains(0xFFFF_0000))
    #expect(colors(link()).count > 1)
  }
}
