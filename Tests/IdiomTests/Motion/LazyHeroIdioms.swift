import Lamina
import LaminaTesting
import Testing

/// A photo album as one writes it: thumbnails in a container, the opened photo above all.
private struct Album: View {
  enum Container: CaseIterable { case stack, lazyStack, grid }

  let container: Container
  @Namespace private var photos
  @State private var opened: Int?

  var body: some View {
    ZStack(alignment: .topLeading) {
      ScrollView(showsIndicators: false) {
        Group {
          switch container {
          case .stack: VStack(alignment: .leading, spacing: 0) { thumbnails }
          case .lazyStack: LazyVStack(alignment: .leading, spacing: 0) { thumbnails }
          case .grid:
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0)], alignment: .leading, spacing: 0)
            {
              thumbnails
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      if let opened {
        Color.pureRed
          .matchedGeometryEffect(id: opened, in: photos)
          .frame(width: 160, height: 160)
          .accessibilityLabel("photo")
          .onTapGesture { withAnimation(.linear(duration: 1)) { self.opened = nil } }
      }
    }
    .frame(width: 200, height: 200, alignment: .topLeading)
  }

  private var thumbnails: some View {
    ForEach(0..<6, id: \.self) { number in
      ZStack {
        if opened != number {
          Color.pureBlue
            .matchedGeometryEffect(id: number, in: photos)
            .accessibilityLabel("thumbnail \(number)")
            .onTapGesture { withAnimation(.linear(duration: 1)) { opened = number } }
        }
      }
      .frame(width: 40, height: 40)
    }
  }
}

@MainActor @Suite("Idioms: photos that open out of a lazy container")
struct LazyHeroIdioms {
  @Test(
    "A photo grows out of its thumbnail, and shrinks back into it",
    arguments: Album.Container.allCases)
  fileprivate func opens(_ container: Album.Container) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Album(container: container) }
    harness.tap("thumbnail 1")
    harness.advance(by: 0.5)
    // Half way from (0, 40) to (0, 0), and from 40 to 160.
    #expect(near(harness.box(.any)?.width, 100, 4), "\(container)")
    harness.advance(by: 0.6)
    #expect(harness.box(.red) == CGRect(x: 0, y: 0, width: 160, height: 160))
    harness.tap("photo")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.any)?.width, 100, 4), "\(container)")
    harness.advance(by: 0.6)
    #expect(harness.box(.red) == nil)
  }

  @Test("All containers show the same on the way")
  func sameOnTheWay() {
    let windows = Album.Container.allCases.map { container in
      Harness(size: CGSize(width: 200, height: 200)) { Album(container: container) }
    }
    for target in ["thumbnail 3", "photo"] {
      for window in windows { window.tap(target) }
      for _ in 0..<12 {
        for window in windows { window.advance(by: 0.1) }
        let pictures = windows.map { $0.picture() }
        #expect(pictures[1].hasSamePixels(as: pictures[0]), "lazy stack")
        #expect(pictures[2].hasSamePixels(as: pictures[0]), "grid")
      }
    }
  }
}
