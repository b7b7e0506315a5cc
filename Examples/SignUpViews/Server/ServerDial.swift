import Lamina

/// A slider for something of the server's, with its name and its value in words.
struct ServerDial: View {
  private let name: String
  private let value: CurrentValue<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let words: (Double) -> String
  @ScaledMetric private var textScale: CGFloat = 1

  init(
    _ name: String, _ value: CurrentValue<Double>, in range: ClosedRange<Double>, step: Double,
    words: @escaping (Double) -> String
  ) {
    self.name = name
    self.value = value
    self.range = range
    self.step = step
    self.words = words
  }

  var body: some View {
    HStack(spacing: 10) {
      Text(name).font(.callout).frame(width: 64 * textScale, alignment: .leading)
        .accessibilityHidden(true)
      Slider(value: value.binding, in: range, step: step)
        .accessibilityLabel(name)
        .accessibilityValue(words(value.value))
        .accessibilityIdentifier("\(name.lowercased()) slider")
      Text(words(value.value)).font(.callout).monospacedDigit().foregroundStyle(.secondary)
        .frame(width: 84 * textScale, alignment: .trailing).accessibilityHidden(true)
    }
  }
}
