import Lamina
import LaminaTesting
import Testing

private struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
}

private struct Playlist: View {
  @State private var songs = (1...40).map { Song(id: $0, title: "Song \($0)") }
  @State private var selection: Song.ID?

  var body: some View {
    List($songs, editActions: [.move, .delete], selection: $selection) { $song in
      Text(song.title)
    }
    .overlay(alignment: .bottom) {
      Text(songs.prefix(4).map { String($0.id) }.joined(separator: " ")).accessibilityIdentifier(
        "order")
    }
  }
}

@MainActor @Suite("Idioms: a playlist that is put in order")
struct PlaylistIdioms {
  @Test("By mouse, by keyboard, and with what is removed")
  func order() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Playlist() }
    func middle(_ name: String) -> CGPoint {
      let frame = harness.frame(of: name) ?? .zero
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    harness.drag(from: middle("Song 1"), to: middle("Song 3"))
    harness.advance(by: 1)
    #expect(harness.text(of: "order") == "2 3 1 4")
    harness.press(.upArrow, modifiers: .option)
    harness.advance(by: 1)
    #expect(harness.text(of: "order") == "2 1 3 4")
    harness.press(.deleteForward)
    harness.advance(by: 1)
    #expect(harness.text(of: "order") == "2 3 4 5")
  }
}
