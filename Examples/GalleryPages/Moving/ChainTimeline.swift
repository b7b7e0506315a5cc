import Lamina

/// The actions of a chain as bars over its time, and a line where it stands.
struct ChainTimeline: View {
  static let width: CGFloat = 520
  static let barHeight: CGFloat = 24
  static let laneSpacing: CGFloat = 8
  let demo: ChainDemo

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ZStack(alignment: .topLeading) {
        ForEach(demo.parts) { part in
          ChainBar(part: part, width: part.duration * second - 3)
            .offset(x: part.start * second, y: laneHeight * Double(part.lane))
        }
        Playhead(player: demo.player, second: second, height: height)
      }
      .frame(width: Self.width, height: height, alignment: .topLeading)
      seconds
    }
  }

  private var second: CGFloat { Self.width / demo.player.duration }
  private var laneHeight: CGFloat { Self.barHeight + Self.laneSpacing }
  private var height: CGFloat { laneHeight * CGFloat(demo.laneCount) - Self.laneSpacing }

  private var seconds: some View {
    HStack(spacing: 0) {
      ForEach(0..<Int(demo.player.duration), id: \.self) { number in
        Text("\(number) s").frame(width: second, alignment: .leading)
      }
      Text("\(Int(demo.player.duration)) s").fixedSize()
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .frame(width: Self.width + 30, alignment: .leading)
  }
}

/// A bar that is filled from its leading end.
private struct ChainBar: View {
  let part: ChainDemo.Part
  let width: CGFloat

  var body: some View {
    outline.fill(part.color.opacity(0.22))
      .frame(width: width, height: ChainTimeline.barHeight)
      .overlay(alignment: .leading) {
        Rectangle().fill(part.color).frame(width: width * min(max(part.done.value, 0), 1))
      }
      .clipShape(outline)
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
}

private struct Playhead: View {
  let player: ChainPlayer
  let second: CGFloat
  let height: CGFloat

  var body: some View {
    Color.red.frame(width: 2, height: height + 8)
      .offset(x: player.position * second - 1, y: -4)
  }
}

/// Buttons and a slider for a player, and what it does at the moment.
struct ChainControls: View {
  let name: String
  let player: ChainPlayer

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        PlayButton(name: name, player: player)
        Button("Reverse") { reverse() }.accessibilityIdentifier("reverse \(name)")
        Button("Cancel") { player.cancel() }.accessibilityIdentifier("cancel \(name)")
        Spacer(minLength: 8).frame(maxWidth: 24)
        ForEach([0.5, 1, 2], id: \.self) { PaceButton(pace: $0, player: player) }
      }
      HStack(spacing: 14) {
        ChainScrubber(player: player).accessibilityIdentifier("seek \(name)")
        ChainStatus(player: player).accessibilityIdentifier("status \(name)")
      }
    }
  }

  private func reverse() {
    player.reverse()
    if !player.isRunning { player.play() }
  }
}

private struct PlayButton: View {
  let name: String
  let player: ChainPlayer

  var body: some View {
    let goesOn = player.isRunning && !player.isPaused
    Button(goesOn ? "Pause" : "Play") { if goesOn { player.pause() } else { play() } }
      .buttonStyle(.borderedProminent)
      .textFrame(width: 72, alignment: .leading)
      .accessibilityIdentifier("play \(name)")
  }

  /// What was played backwards to its beginning plays forwards again.
  private func play() {
    if !player.isRunning { player.speed = abs(player.speed) }
    player.play()
  }
}

/// How fast it goes, in either direction.
private struct PaceButton: View {
  let pace: Double
  let player: ChainPlayer

  var body: some View {
    let title = pace == 0.5 ? "½×" : "\(Int(pace))×"
    if abs(player.speed) == pace {
      Button(title) {}.buttonStyle(.borderedProminent)
    } else {
      Button(title) { player.speed = player.speed < 0 ? -pace : pace }
    }
  }
}

private struct ChainScrubber: View {
  let player: ChainPlayer

  var body: some View {
    Slider(
      value: Binding(get: { player.position }, set: { player.seek(to: $0) }),
      in: 0...max(player.duration, 0.001)
    )
    .frame(width: 300)
    .accessibilityLabel("Time")
  }
}

/// The time and what becomes of the run.
private struct ChainStatus: View {
  let player: ChainPlayer

  var body: some View {
    HStack(spacing: 8) {
      Text(time).monospacedDigit()
      Text(state).foregroundStyle(color)
    }
    .font(.callout)
    .accessibilityValue("\(time) \(state)")
  }

  private var time: String {
    String(format: "%.2f s of %.0f s", player.position, player.duration)
  }

  private var state: String {
    if player.isRunning { return player.isPaused ? "paused" : "running" }
    return player.outcome.map { "\($0)" } ?? "waiting"
  }

  private var color: Color {
    switch player.outcome {
    case nil: .secondary
    case .finished: .green
    case .rewound: .orange
    case .cancelled: .red
    }
  }
}
