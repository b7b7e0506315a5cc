import Lamina
import LaminaTesting
import Testing

private struct Photo: Identifiable {
  let id: Int
  var color: Color { [.red, .green, .blue, .orange][id % 4] }
}

private struct PhotoGrid: View {
  let photos = (0..<200).map { Photo(id: $0) }
  @State private var chosen: Photo?
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 4)]

  var body: some View {
    if let chosen {
      VStack {
        chosen.color.accessibilityLabel("Large photo \(chosen.id)")
        Button("Back") { self.chosen = nil }
      }
    } else {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(photos) { photo in
            photo.color
              .aspectRatio(1, contentMode: .fit)
              .onTapGesture { chosen = photo }
              .accessibilityIdentifier("photo \(photo.id)")
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: a grid of photos with a detail")
struct PhotoGridTests {
  @Test("As many columns as fit; a tap opens a photo, Back closes it")
  func grid() {
    let harness = Harness(size: CGSize(width: 340, height: 400)) { PhotoGrid() }
    #expect(harness.frame(of: "photo 4")?.minX == 0)
    #expect(harness.frame(of: "photo 3").map { $0.width == $0.height } == true)
    harness.scroll(down: 900)
    harness.advance(by: 1)
    #expect(!harness.exists("photo 0"))
    let seen = (0..<200).first { harness.exists("photo \($0)") && $0 > 42 } ?? 0
    harness.tap("photo \(seen)")
    #expect(harness.exists("Large photo \(seen)"))
    harness.tap("Back")
    #expect(harness.exists("photo 0"))
    harness.resize(to: CGSize(width: 170, height: 400))
    #expect(harness.frame(of: "photo 2")?.minX == 0)
  }
}
