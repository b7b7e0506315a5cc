import Lamina

/// Particles: each a function of a seed and the time, so that any moment can be shown.
struct ParticlesPage: View {
  var body: some View {
    PageScaffold(.particles) {
      Sample("Fire", "Soft spots that grow smaller and darker, and whose light adds up.") { Fire() }
      Sample("Snow", "Three distances. Time goes as you like, backwards too.") { Snow() }
      Sample(
        "Confetti",
        "Click into the box, or press Space: a hundred and twenty pieces, over in five seconds."
      ) {
        Confetti()
      }
      Sample("Copies", "One stroke and one dot; each copy lags behind the one before.") {
        Replicated()
      }
    }
  }
}

private struct Fire: View {
  @State private var scene = ParticleScene(
    background: GradientContent(
      colors: [Color.Resolved(hex: 0x0B0D16), Color.Resolved(hex: 0x241510)]))
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var strength = 1.0
  @State private var height = 1.0
  @State private var width = 70.0

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      LayerView(scene.root) { _, size in
        scene.lay(size)
        if reducesMotion { scene.stand(at: 1) }
        burn()
      }
      .frame(height: 220)
      .accessibilityIdentifier("fire")
      .accessibilityLabel("A fire")
      VStack(alignment: .leading, spacing: 10) {
        Dial("strength", $strength, in: 0...2)
        Dial("height", $height, in: 0.3...1.6)
        Dial("width", $width, in: 10...200)
      }
    }
    .onChange(of: [strength, height, width]) { burn() }
  }

  private func burn() {
    scene.show { size in
      .fire(
        on: CGPoint(x: size.width / 2, y: size.height - 34), width: CGFloat(width),
        strength: strength, height: height)
    }
  }
}

private struct Snow: View {
  @State private var scene = ParticleScene(
    background: GradientContent(
      colors: [Color.Resolved(hex: 0x16233F), Color.Resolved(hex: 0x47608F)]))
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var density = 1.0
  @State private var wind = 12.0
  @State private var speed = 1.0

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      LayerView(scene.root) { _, size in
        scene.lay(size)
        if reducesMotion { scene.stand(at: 1) }
        fall()
      }
      .frame(height: 220)
      VStack(alignment: .leading, spacing: 10) {
        Dial("density", $density, in: 0...3)
        Dial("wind", $wind, in: -60...60)
        Dial("time", $speed, in: -2...2)
      }
    }
    .onChange(of: [density, wind]) { fall() }
    .onChange(of: speed) { scene.go(at: speed) }
  }

  private func fall() {
    scene.show { .snow(in: $0, density: density, wind: wind) }
  }
}

private struct Confetti: View {
  @State private var scene = ParticleScene(
    background: GradientContent(
      colors: [Color.Resolved(hex: 0xF7F9FD), Color.Resolved(hex: 0xE4EAF5)]))
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var thrown = 1

  var body: some View {
    LayerView(scene.root) { _, size in
      scene.lay(size)
      if reducesMotion { scene.stand(at: 0.8) }
      scene.show {
        .confetti(at: CGPoint(x: $0.width / 2, y: $0.height - 30), time: 0, amount: 20, seed: 1)
      }
    }
    .frame(height: 240)
    .gesture(
      DragGesture(minimumDistance: 0).onEnded { value in throwPaper(from: value.location) }
    )
    .focusable()
    .onKeyPress(.space) {
      throwPaper(from: CGPoint(x: 160, y: 160))
      return .handled
    }
    .accessibilityIdentifier("confetti")
    .accessibilityLabel("Box for confetti")
  }

  private func throwPaper(from place: CGPoint) {
    guard !reducesMotion else { return }
    thrown += 1
    scene.add { .confetti(at: place, time: $0, amount: 20, seed: UInt64(thrown)) }
  }
}

private struct Replicated: View {
  @State private var copies = Copies()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    LayerView(copies.root) { _, size in copies.lay(size, moves: !reducesMotion) }.frame(height: 96)
  }
}
