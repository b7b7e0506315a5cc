import Lamina

/// Chains: actions in sequences and concurrences, with all that one may do to them meanwhile.
struct ChainPage: View {
  @State private var five = ChainDemo.concurrence()
  @State private var six = ChainDemo.sequence()

  var body: some View {
    PageScaffold(.chain) {
      Sample("Side by side: 5 seconds", five.code) { ChainDemoView(name: "five", demo: five) }
      Sample("One after the other: 6 seconds", six.code) { ChainDemoView(name: "six", demo: six) }
      Sample("A wave", "Each bar a little later; up or down again before it has come to rest.") {
        Wave()
      }
    }
  }
}

private struct ChainDemoView: View {
  let name: String
  let demo: ChainDemo

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ChainTimeline(demo: demo)
      ChainControls(name: name, player: demo.player)
    }
    .chain(demo.player)
    .onAppear { demo.player.play() }
  }
}

/// Bars that a staggered chain moves from wherever they are.
private struct Wave: View {
  static let height: CGFloat = 90
  @State private var bars = (0..<16).map { _ in ChainValue(0.0) }
  @State private var player = ChainPlayer()

  var body: some View {
    HStack(spacing: 28) {
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(bars.indices, id: \.self) { index in
          WaveBar(value: bars[index], hue: Double(index) / Double(bars.count))
        }
      }
      .frame(height: Self.height * 1.3, alignment: .bottom)
      VStack(spacing: 10) {
        Button("Up") { move(to: 1) }.accessibilityIdentifier("up")
        Button("Down") { move(to: 0) }.accessibilityIdentifier("down")
      }
    }
    .chain(player)
    .onAppear { move(to: 1) }
  }

  private func move(to target: Double) {
    let spring = Animation.spring(duration: 0.7, bounce: 0.45)
    let actions = bars.map { ChainAction.to(target, of: $0, by: spring) }
    player.play(ChainConcurrence(actions, stagger: 0.05))
  }
}

private struct WaveBar: View {
  let value: ChainValue<Double>
  let hue: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(Color(red: 0.25 + 0.55 * hue, green: 0.5 - 0.2 * hue, blue: 0.95 - 0.25 * hue))
      .frame(width: 16, height: max(10, 10 + value.value * (Wave.height - 10)))
  }
}
