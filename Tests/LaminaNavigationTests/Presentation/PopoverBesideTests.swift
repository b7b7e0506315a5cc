import Lamina
import LaminaTesting
import Testing

/// Popovers beside what they point to, where there is less room than they would like.
@MainActor @Suite("A popover beside its target")
struct PopoverBesideTests {
  private struct Asking: View {
    let edge: Edge
    @State private var isOn = false
    var body: some View {
      Button("target") { isOn = true }
        .popover(isPresented: $isOn, arrowEdge: edge) {
          VStack(alignment: .leading) {
            Text("A title")
            Text("Words that break where there is no room for them in one line")
          }
          .padding()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test("Is as tall as its texts are where they break", arguments: [Edge.leading, .trailing])
  func breaks(edge: Edge) throws {
    let harness = Harness(size: CGSize(width: 420, height: 400)) { Asking(edge: edge) }
    let target = try #require(harness.frame(of: "target"))
    harness.tap("target")
    harness.advance(by: 1)
    let words = try #require(harness.semanticTree.all.first { $0.text.hasPrefix("Words") })
    #expect(words.frame.height > 40)
    #expect(words.visibleFrame == words.frame)
    #expect(edge == .leading ? words.frame.maxX < target.minX : words.frame.minX > target.maxX)
  }
}
