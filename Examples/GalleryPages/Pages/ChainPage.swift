import DreamsViews
import Lamina

/// Chains: actions in sequences and concurrences, with all that one may do to them meanwhile.
struct ChainPage: View {
  @State private var five = ChainDemo.concurrence()
  @State private var six = ChainDemo.sequence()

  var body: some View {
    PageScaffold(.chain) {
      Sample("Side by side: 5 seconds", five.code) { ChainDemoView(name: "five", demo: five) }
      Sample("One after the other: 6 seconds", six.code) { ChainDemoView(name: "six", demo: six) }
      Sample(
        "Five fades", "Each view fades in when the one before is there, and out again in turn."
      ) {
        FiveFades()
      }
      Sample(
        "A rule that changes",
        "An action gives a constraint another constant when its turn comes; the next action waits until all is in place."
      ) {
        ChangedRule()
      }
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

/// Five views that fade one after the other.
private struct FiveFades: View {
  @State private var opacities = (0..<5).map { _ in ChainValue(0.0) }
  @State private var player = ChainPlayer()

  var body: some View {
    FlowLayout(spacing: 16) {
      ForEach(opacities.indices, id: \.self) { index in
        FadingTile(number: index + 1, opacity: opacities[index])
      }
      VStack(spacing: 10) {
        Button("Fade in") { fade(to: 1) }.accessibilityIdentifier("fade in")
        Button("Fade out") { fade(to: 0) }.accessibilityIdentifier("fade out")
      }
    }
    .chain(player)
    .onAppear { fade(to: 1) }
  }

  private func fade(to target: Double) {
    player.play(
      ChainSequence(
        opacities.map { ChainAction.to(target, of: $0, by: .easeInOut(duration: 0.45)) }))
  }
}

private struct FadingTile: View {
  let number: Int
  let opacity: ChainValue<Double>

  var body: some View {
    Text("\(number)").font(.title.bold()).foregroundStyle(.white)
      .frame(width: 72, height: 72)
      .background(
        Color(red: 0.2 + 0.14 * Double(number), green: 0.42, blue: 0.92 - 0.1 * Double(number)),
        in: RoundedRectangle(cornerRadius: 14)
      )
      .opacity(opacity.value)
  }
}

/// A box whose rule changes when its action's turn comes, and a light that the next action turns on.
private struct ChangedRule: View {
  @State private var inset: CGFloat = 16
  @State private var isLit = false
  @State private var player = ChainPlayer()

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ConstraintStack {
        RoundedRectangle(cornerRadius: 10).fill(Color(role: .accent)).constraintItem("box")
        Circle().fill(isLit ? Color(role: .green) : Color(role: .separator)).constraintItem("light")
      }
      .constraints { c in
        c.format("H:|-(inset)-[box(96)]", metrics: ["inset": inset])
        c.format("V:|-12-[box(48)]-12-|")
        c.format("H:[light(20)]-16-|")
        c.light.heightAnchor == 20
        c.light.centerYAnchor == c.box.centerYAnchor
      }
      .frame(height: 72)
      .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 10))
      HStack(spacing: 10) {
        Button("Move") { move() }.accessibilityIdentifier("move")
        Text("constant \(Int(inset)), \(isLit ? "lit" : "dark")").font(.callout)
          .foregroundStyle(.secondary).monospacedDigit()
      }
    }
    .chain(player)
  }

  private func move() {
    let target: CGFloat = inset == 16 ? 320 : 16
    player.play(
      ChainSequence {
        ChainAction(
          duration: 0.6,
          prepare: {
            isLit = false
            withAnimation(.easeInOut(duration: 0.6)) { inset = target }
          }
        ) { _ in }
        ChainAction(
          duration: 0.3, prepare: { withAnimation(.easeOut(duration: 0.3)) { isLit = true } }
        ) { _ in }
      })
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
