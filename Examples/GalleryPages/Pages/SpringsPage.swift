import Lamina

/// Springs: a ball to throw, the graph of the spring it hangs on, and the named springs side by side.
struct SpringsPage: View {
  @State private var duration = 0.6
  @State private var bounce = 0.35

  var body: some View {
    PageScaffold(.springs) {
      Sample("Drag and let go", "The ball goes on with the speed of your hand, and comes home.") {
        HStack(alignment: .top, spacing: 24) {
          Arena(spring: Spring(duration: duration, bounce: bounce))
          SpringSettings(duration: $duration, bounce: $bounce)
        }
      }
      Sample("Side by side", "All leave at once; each arrives in its own way.") {
        SpringRace(own: Spring(duration: duration, bounce: bounce))
      }
    }
  }
}

/// Two sliders, what they come to in physics, and the way of a value from 0 to 1.
private struct SpringSettings: View {
  @Binding var duration: Double
  @Binding var bounce: Double

  var body: some View {
    let spring = Spring(duration: duration, bounce: bounce)
    VStack(alignment: .leading, spacing: 10) {
      Dial("duration", $duration, in: 0.1...1.5, digits: 2, widths: DialWidths(number: 40))
      Dial("bounce", $bounce, in: -0.5...0.9, digits: 2, widths: DialWidths(number: 40))
      GraphPaper().frame(width: 220, height: 84)
        .overlay {
          FunctionGraph { spring.value(target: 1.0, time: $0 * 2) }
            .stroke(.blue, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
        }
        .padding(.top, 66)
      HStack {
        Text("0 s")
        Spacer()
        Text("2 s")
      }
      .font(.caption).foregroundStyle(.secondary).frame(width: 220)
      Text(physics(spring)).font(.caption).foregroundStyle(.secondary)
        .accessibilityIdentifier("physics")
    }
  }

  private func physics(_ spring: Spring) -> String {
    String(
      format: "stiffness %.1f, damping %.1f; at rest after %.2f s", spring.stiffness,
      spring.damping, spring.settlingDuration(target: 1.0))
  }
}

/// A ball on a spring, and where it belongs.
private struct Arena: View {
  static let size = CGSize(width: 270, height: 270)
  static let ball: CGFloat = 56
  let spring: Spring
  @State private var place = ChainValue(CGSize.zero)
  @State private var player = ChainPlayer()
  @State private var grabbed: CGSize?

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(Color(role: .quaternary).opacity(0.5))
      Circle().strokeBorder(.tertiary, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
        .frame(width: Self.ball + 8, height: Self.ball + 8)
      Thread(place: place)
      Ball(place: place, isHeld: grabbed != nil) { way in
        place.value = CGSize(
          width: place.value.width + way.width, height: place.value.height + way.height)
        goHome()
      }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged(drag)
          .onEnded(letGo))
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .chain(player)
    .onAppear { throwIn() }
  }

  private func drag(_ drag: DragGesture.Value) {
    let from = grabbed ?? place.value
    grabbed = from
    place.value = CGSize(
      width: from.width + drag.translation.width, height: from.height + drag.translation.height)
  }

  private func letGo(_ drag: DragGesture.Value) {
    grabbed = nil
    place.velocity = drag.velocity.animatableData
    goHome()
  }

  /// What is seen before it was touched.
  private func throwIn() {
    place.value = CGSize(width: -100, height: -70)
    place.velocity = CGSize(width: 900, height: 200).animatableData
    goHome()
  }

  private func goHome() {
    player.play { ChainAction.to(CGSize.zero, of: place, by: .spring(spring)) }
  }
}

private struct Ball: View {
  let place: ChainValue<CGSize>
  let isHeld: Bool
  let pull: (CGSize) -> Void

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [.orange, .red], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 2,
          endRadius: 46)
      )
      .frame(width: Arena.ball, height: Arena.ball)
      .shadow(color: .black.opacity(0.3), radius: isHeld ? 8 : 4, x: 0, y: isHeld ? 6 : 3)
      .movedByArrows("Ball", step: 60, pull)
      .accessibilityIdentifier("ball")
      .offset(place.value)
  }
}

/// The line from the ball to its home.
private struct Thread: View {
  let place: ChainValue<CGSize>

  var body: some View {
    let end = place.value
    StraightLine(to: CGPoint(x: end.width, y: end.height)).stroke(.tertiary, lineWidth: 1.5)
  }
}

private nonisolated struct StraightLine: Shape {
  let to: CGPoint

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX + to.x, y: rect.midY + to.y))
    }
  }
}

/// Four springs that go the same way, to and fro.
private struct SpringRace: View {
  static let way: CGFloat = 380
  let own: Spring
  @State private var runners = (0..<4).map { _ in ChainValue(0.0) }
  @State private var player = ChainPlayer()
  @State private var target = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(runners.indices, id: \.self) { index in
        HStack(spacing: 14) {
          Text(springs[index].name).font(.callout).textFrame(width: 72, alignment: .leading)
          Runner(value: runners[index], color: springs[index].color)
        }
      }
      Button("Go") { go() }.buttonStyle(.borderedProminent).accessibilityIdentifier("go")
    }
    .chain(player)
    .onAppear { go() }
  }

  private var springs: [(name: String, spring: Spring, color: Color)] {
    [
      (".smooth", .smooth, .blue), (".snappy", .snappy, .green), (".bouncy", .bouncy, .orange),
      ("above", own, .purple),
    ]
  }

  private func go() {
    target = target == 1 ? 0 : 1
    player.play(
      ChainConcurrence(
        zip(runners, springs).map { runner, spring in
          ChainAction.to(target, of: runner, by: .spring(spring.spring))
        }))
  }
}

private struct Runner: View {
  let value: ChainValue<Double>
  let color: Color

  var body: some View {
    Capsule().fill(Color(role: .quaternary)).frame(width: SpringRace.way + 26, height: 4)
      .overlay(alignment: .leading) {
        Circle().fill(color).frame(width: 22, height: 22)
          .offset(x: 2 + value.value * SpringRace.way)
      }
      .padding(.vertical, 9)
  }
}
