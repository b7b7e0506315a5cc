import Lamina

/// A number to set: its name, a slider and its value.
struct Dial: View {
  let name: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  init(_ name: String, _ value: Binding<Double>, in range: ClosedRange<Double>) {
    self.name = name
    _value = value
    self.range = range
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(name).font(.callout).frame(width: 62, alignment: .leading)
      Slider(value: $value, in: range).frame(width: 108).accessibilityLabel(name)
        .accessibilityIdentifier("\(name) slider")
      Text(String(format: "%.1f", value)).font(.callout).monospacedDigit()
        .foregroundStyle(.secondary).frame(width: 34, alignment: .trailing)
    }
  }
}
