import Lamina
import LaminaTesting
import Testing

private struct Track: Identifiable {
  let id: Int
  let color: Color
}

private struct Playlist: View {
  @State private var tracks = [
    Track(id: 0, color: .pureRed), Track(id: 1, color: .pureGreen), Track(id: 2, color: .pureBlue),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(tracks) { track in
        track.color.frame(height: 20)
      }
      Button("Reverse") { withAnimation(.linear(duration: 1)) { tracks.reverse() } }
      Button("Drop") { withAnimation(.linear(duration: 1)) { _ = tracks.removeFirst() } }
      Spacer(minLength: 0)
    }
  }
}

@MainActor @Suite("Idioms: rows that move")
struct ReorderIdioms {
  @Test("Rows slide past each other")
  func reverse() {
    let harness = Harness(size: CGSize(width: 100, height: 160)) { Playlist() }
    harness.tap("Reverse")
    harness.advance(by: 0.25)
    // The rows that come later in the new order lie above it.
    #expect(near(harness.box(.blue)?.maxY, 50, 3))
    harness.advance(by: 0.9)
    #expect(near(harness.box(.blue)?.minY, 0) && near(harness.box(.red)?.minY, 40))
  }

  @Test("The rows below close the gap of one that goes")
  func drop() {
    let harness = Harness(size: CGSize(width: 100, height: 160)) { Playlist() }
    harness.tap("Drop")
    harness.advance(by: 0.5)
    #expect(near(harness.box(.green)?.minY, 10, 3))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.green)?.minY, 0) && harness.box(.red) == nil)
  }
}
