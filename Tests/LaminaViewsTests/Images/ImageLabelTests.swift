import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// What pictures are called for who does not see them.
struct ImageLabelTests {
  private func labels<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String?] {
    Harness(size: CGSize(width: 200, height: 100), content).semanticTree.all
      .filter { $0.role == .image }.map(\.label)
  }

  @Test("A resource is called by its name, without what kind of file it is")
  func resource() {
    #expect(labels { Image("Lake") } == ["Lake"])
    #expect(labels { Image("Places/Lake.png") } == ["Lake"])
  }

  @Test("Words of one's own are said instead")
  func words() {
    #expect(
      labels { Image("Lake", label: Text("A lake in the morning")) } == ["A lake in the morning"])
  }

  @Test("What only decorates is passed over")
  func decoration() {
    #expect(labels { Image(decorative: "Lake") } == [])
    #expect(labels { Image("Lake").accessibilityHidden(true) } == [])
  }

  @Test("A symbol is called by what it stands for, or not at all; its name is never said")
  func symbols() {
    #expect(labels { Image(systemName: "plus") } == ["Add"])
    #expect(labels { Image(systemName: "heart.fill") } == ["Heart"])
    #expect(labels { Image(systemName: "wand.and.rays") } == [])
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      VStack {
        Button {
        } label: {
          Image(systemName: "xmark")
        }
        Label("Likes", systemImage: "heart.fill")
        Image(systemName: "wand.and.rays").accessibilityLabel("Magic")
      }
    }
    #expect(harness.elements(role: .button).map(\.text) == ["Close"])
    #expect(harness.exists("Magic"))
    #expect(!harness.semanticTree.all.contains { $0.text.contains("heart") })
  }
}
