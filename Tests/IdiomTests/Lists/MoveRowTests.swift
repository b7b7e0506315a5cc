import Lamina
import LaminaTesting
import Testing

private struct Playlist: View {
  @State private var songs = ["One", "Two", "Three", "Four"]
  @State private var played: [String: Int] = [:]

  var body: some View {
    List {
      ForEach(songs, id: \.self) { song in
        HStack {
          Text(song)
          PlayCount()
          Spacer()
          Button("Up \(song)") { move(song) }
        }
      }
    }
  }

  private func move(_ song: String) {
    guard let index = songs.firstIndex(of: song), index > 0 else { return }
    withAnimation { songs.swapAt(index, index - 1) }
  }
}

private struct PlayCount: View {
  @State private var count = 0
  var body: some View { Button("played \(count)") { count += 1 } }
}

@MainActor @Suite("Idioms: rows that change places keep their state")
struct MoveRowTests {
  @Test("A row goes up and takes its own state along")
  func move() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Playlist() }
    let places = ["One", "Two", "Three"].map { harness.frame(of: $0)?.minY }
    harness.tap(at: CGPoint(x: 100, y: harness.frame(of: "Three")?.midY ?? 0))
    try? harness.find(.button, "played 0").at(2).press()
    #expect(harness.exists("played 1"))
    harness.tap("Up Three")
    harness.advance(by: 1)
    harness.tap("Up Three")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Three")?.minY == places[0])
    #expect(harness.frame(of: "One")?.minY == places[1])
    let played = harness.frame(of: "played 1") ?? harness.frame(of: "played 2")
    #expect(played.map { abs($0.midY - (harness.frame(of: "Three")?.midY ?? 0)) < 2 } == true)
    harness.tap("Up Three")
    #expect(harness.frame(of: "Three")?.minY == places[0])
  }
}
