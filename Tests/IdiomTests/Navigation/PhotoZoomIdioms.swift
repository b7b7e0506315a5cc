import Lamina
import LaminaTesting
import Testing

private struct Photo: Identifiable, Hashable {
  let id: Int
  var name: String { "Photo \(id)" }
}

/// An album whose photos grow to a page of their own.
private struct Album: View {
  @Namespace private var album
  @State private var shown: Photo?
  private let photos = (0..<40).map(Photo.init)

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          ForEach(photos) { photo in
            NavigationLink(value: photo) {
              Color.teal.frame(height: 60).overlay { Text(photo.name) }
            }
            .matchedTransitionSource(id: photo.id, in: album)
          }
        }
      }
      .navigationTitle("Album")
      .navigationDestination(for: Photo.self) { photo in
        VStack {
          Text("All of \(photo.name)")
          Button("Edit") { shown = photo }
        }
        .navigationTransition(.zoom(sourceID: photo.id, in: album))
      }
    }
    .fullScreenCover(item: $shown) { photo in
      Button("Done with \(photo.name)") { shown = nil }
        .navigationTransition(.zoom(sourceID: photo.id, in: album))
    }
  }
}

@MainActor @Suite("Idioms: photos that grow to pages")
struct PhotoZoomIdioms {
  @Test("A photo opens, one that was scrolled to as well, and each way back ends at the album")
  func opens() {
    let harness = Harness(size: CGSize(width: 400, height: 320)) { Album() }
    for (name, distance) in [("Photo 4", 0.0), ("Photo 32", 600)] {
      harness.scroll(by: CGSize(width: 0, height: distance))
      harness.advance(by: 2)
      harness.tap(name)
      harness.advance(by: 0.1)
      #expect(harness.exists("All of \(name)"))
      harness.advance(by: 2)
      harness.tap("Edit")
      harness.advance(by: 2)
      harness.tap("Done with \(name)")
      harness.advance(by: 2)
      harness.press(.leftArrow, modifiers: .option)
      harness.advance(by: 2)
      #expect(!harness.exists("All of \(name)"))
      #expect(harness.exists(name))
    }
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("Back at once, while it still grows, leaves nothing behind")
  func interrupted() {
    let harness = Harness(size: CGSize(width: 400, height: 320)) { Album() }
    harness.move(to: CGPoint(x: 200, y: 5))
    harness.advance(by: 1)
    for wait in [0.02, 0.1, 0.2] {
      harness.tap("Photo 4")
      harness.advance(by: wait)
      harness.press(.leftArrow, modifiers: .option)
      harness.advance(by: 2)
      #expect(harness.exists("Photo 4") && !harness.exists("All of Photo 4"))
    }
  }
}
