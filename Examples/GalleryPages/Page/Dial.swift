import Lamina

/// A number to set: its name, a slider and its value.
struct Dial<Value: BinaryFloatingPoint & SendableMetatype>: View
where Value.Stride: BinaryFloatingPoint {
  let name: String
  @Binding var value: Value
  let range: ClosedRange<Value>
  let digits: Int
  let widths: DialWidths
  @ScaledMetric private var scale: CGFloat = 1

  /// Shows the value with `digits` after the point.
  init(
    _ name: String, _ value: Binding<Value>, in range: ClosedRange<Value>, digits: Int = 1,
    widths: DialWidths = DialWidths()
  ) {
    self.name = name
    _value = value
    self.range = range
    self.digits = digits
    self.widths = widths
  }

  var body: some View {
    HStack(spacing: widths.spacing) {
      Text(name).font(.callout).lineLimit(1).frame(width: widths.name * scale, alignment: .leading)
      Slider(value: $value, in: range).frame(width: widths.slider).accessibilityLabel(name)
        .accessibilityIdentifier("\(name) slider")
      Text(String(format: "%.\(digits)f", Double(value))).font(.callout).monospacedDigit()
        .foregroundStyle(.secondary).frame(width: widths.number * scale, alignment: .trailing)
    }
  }
}

/// How wide the parts of a `Dial` are, in points where text has its usual size.
struct DialWidths {
  var name: CGFloat = 62
  /// Nil: what is left.
  var slider: CGFloat? = 108
  var number: CGFloat = 34
  var spacing: CGFloat = 8
}
