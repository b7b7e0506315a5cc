import Lamina
import LaminaTesting
import Testing

/// Symbols as strangers write them: a player, a rating, a status row.
@MainActor
@Suite("Programs with symbols", .timeLimit(.minutes(5)))
struct SymbolIdioms {
  private struct PlayerControls: View {
    @State private var isPlaying = false
    @State private var volume = 0.7

    var body: some View {
      VStack {
        HStack(spacing: 24) {
          Button {
          } label: {
            Image(systemName: "backward.fill")
          }
          Button {
            isPlaying.toggle()
          } label: {
            Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
              .font(.system(size: 44))
              .symbolRenderingMode(.hierarchical)
              .contentTransition(.symbolEffect(.replace.downUp))
          }
          .accessibilityLabel(isPlaying ? "Pause" : "Play")
          Button {
          } label: {
            Image(systemName: "forward.fill")
          }
        }
        .buttonStyle(.plain)
        Image(systemName: "speaker.wave.3.fill", variableValue: volume)
      }
    }
  }

  private struct Rating: View {
    let value: Double

    var body: some View {
      HStack(spacing: 2) {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: name(of: star)).foregroundStyle(.yellow)
        }
      }
      .imageScale(.large)
    }

    private func name(of star: Int) -> String {
      if Double(star) <= value { return "star.fill" }
      return Double(star) - 0.5 <= value ? "star.leadinghalf.filled" : "star"
    }
  }

  private struct Status: View {
    var body: some View {
      List {
        Label("Updates", systemImage: "arrow.triangle.2.circlepath")
        Label("Accounts", systemImage: "person.crop.circle.badge.checkmark")
          .symbolRenderingMode(.palette)
          .foregroundStyle(.green, .blue)
        Label("Storage", systemImage: "externaldrive.fill.badge.plus")
        Label("Privacy", systemImage: "hand.raised.fill").symbolVariant(.slash)
      }
    }
  }

  @Test("A player, a rating and a list show their symbols, and nothing is missing")
  func programs() {
    let player = Harness { PlayerControls() }
    player.tap("Play")
    player.advance(by: 1)
    #expect(player.exists("Pause"))
    let rating = Harness { Rating(value: 3.5) }
    let status = Harness(size: CGSize(width: 300, height: 300)) { Status() }
    for harness in [player, rating, status] { #expect(harness.diagnostics.isEmpty) }
  }
}
