import SwiftUI

struct Song: Identifiable, Hashable {
    let id = UUID()
    let title: String
    let artist: String
    let seconds: Int

    var duration: String {
        String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

struct PlaylistView: View {
    let songs: [Song]
    @State private var selection: Song.ID?
    @State private var isPlaying = false

    var current: Song? {
        songs.first { $0.id == selection }
    }

    var body: some View {
        VStack(spacing: 0) {
            List(songs, selection: $selection) { song in
                HStack {
                    VStack(alignment: .leading) {
                        Text(song.title)
                        Text(song.artist)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text(song.duration)
                        .monospacedDigit()
                }
            }
            if let current {
                player(for: current)
                    .transition(.move(edge: .bottom))
            }
        }
        .animation(.default, value: selection)
    }

    @ViewBuilder
    func player(for song: Song) -> some View {
        HStack {
            Text(song.title).lineLimit(1)
            Spacer()
            Button(isPlaying ? "Pause" : "Play") {
                isPlaying.toggle()
            }
        }
        .padding()
        .background(.bar)
    }
}

struct PlaylistView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            PlaylistView(songs: [
                Song(title: "First Light", artist: "North", seconds: 201),
                Song(title: "Low Tide", artist: "South", seconds: 187),
            ])
            .navigationTitle("Playlist")
        }
    }
}
