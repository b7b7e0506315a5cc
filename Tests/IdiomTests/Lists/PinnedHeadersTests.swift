import Lamina
import LaminaTesting
import Testing

private struct Album: Identifiable {
  let id: Int
  var songs: [String] { (1...8).map { "Song \(id)-\($0)" } }
}

private struct Albums: View {
  let albums = (1...10).map { Album(id: $0) }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(albums) { album in
          Section {
            ForEach(album.songs, id: \.self) { Text($0).frame(height: 30) }
          } header: {
            Text("Album \(album.id)")
              .frame(maxWidth: .infinity, minHeight: 40)
              .background(Color.white)
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: headers that stay while their section scrolls")
struct PinnedHeadersTests {
  @Test("The header of the section in sight is at the top, and the next one pushes it out")
  func pinned() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Albums() }
    harness.scroll(down: 100)
    #expect(harness.frame(of: "Album 1")?.midY == 20)
    #expect(harness.frame(of: "Song 1-1").map { $0.minY < 0 } ?? true)
    harness.scroll(down: 160)
    #expect(harness.frame(of: "Album 1")?.midY == 0)
    harness.scroll(down: 120)
    #expect(harness.frame(of: "Album 2")?.midY == 20)
  }
}
