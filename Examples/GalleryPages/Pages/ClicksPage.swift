import Lamina

/// A counter and multiple clicks, each a few operators away from a stream of clicks.
struct ClicksPage: View {
  @Environment(\.streamClock) private var clock

  var body: some View {
    PageScaffold(.clicks) { ClickSamples(clock: clock).id(ObjectIdentifier(clock)) }
  }
}

private struct ClickSamples: View {
  let clock: any StreamClock
  @State private var streams: ClickStreams

  init(clock: any StreamClock) {
    self.clock = clock
    _streams = State(initialValue: ClickStreams(clock: clock))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: PageMetrics.sampleSpacing) {
      Sample("Click", "Once, twice, as fast as you can; Space does it too.") {
        VStack(alignment: .leading, spacing: 20) {
          HStack(spacing: 32) {
            Button(taps: streams.clicks) {
              Text("Click").font(.title2).frame(width: 140, height: 64)
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("click")
            Observing(streams.tally, initial: ClickTally()) { Latest(tally: $0) }
          }
          HStack(spacing: 12) {
            Observing(streams.count, initial: 0) { Figure(name: "clicks", value: $0) }
            Observing(streams.tally, initial: ClickTally()) { tally in
              Figure(name: "double", value: tally.doubles)
              Figure(name: "triple", value: tally.triples)
              Figure(name: "more", value: tally.more)
            }
          }
        }
      }
      Sample(
        "On their way",
        "map and scan count. A group is told 250 ms after its last click; single ones drop out."
      ) {
        ClickMarbles(streams, clock: clock)
      }
    }
  }
}

/// What the latest gesture of several clicks was.
private struct Latest: View {
  let tally: ClickTally

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Latest of several clicks").font(.callout).foregroundStyle(.secondary)
      Text(tally.name).font(.title.weight(.semibold))
        .accessibilityIdentifier("latest")
        .id(tally.total)
        .transition(.scale(scale: 0.6).combined(with: .opacity))
    }
    .animation(.snappy(duration: 0.25), value: tally.total)
  }
}

/// A number with its name below.
private struct Figure: View {
  let name: String
  let value: Int

  var body: some View {
    VStack(spacing: 2) {
      Text("\(value)").font(.system(size: 34, weight: .semibold)).monospacedDigit()
      Text(name).font(.callout).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(Color(role: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue("\(value)")
    .accessibilityIdentifier("\(name) count")
  }
}
