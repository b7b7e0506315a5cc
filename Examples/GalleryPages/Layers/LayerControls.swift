import Lamina

/// A control for each property, in groups.
struct LayerControls: View {
  @Binding var settings: LayerSettings

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ControlGroupBox("Geometry") {
        NumberRow("bounds width", $settings.size.width, 40...250)
        NumberRow("bounds height", $settings.size.height, 40...250)
        NumberRow("position x", $settings.position.x, 0...1)
        NumberRow("position y", $settings.position.y, 0...1)
        NumberRow("anchor x", $settings.anchor.x, 0...1)
        NumberRow("anchor y", $settings.anchor.y, 0...1)
      }
      ControlGroupBox("Transform") {
        NumberRow("turn x", $settings.turnX, -180...180)
        NumberRow("turn y", $settings.turnY, -180...180)
        NumberRow("turn z", $settings.turnZ, -360...360)
        NumberRow("scale", $settings.scale, 0.2...2)
        NumberRow("eye distance", $settings.perspective, 150...1_500)
      }
      ControlGroupBox("Looks") {
        NumberRow("opacity", $settings.opacity, 0...1)
        Toggle("hidden", isOn: $settings.isHidden)
        Toggle("in front (zPosition)", isOn: $settings.isInFront)
        Toggle("background", isOn: $settings.hasBackground)
        NumberRow("border", $settings.borderWidth, 0...20)
        NumberRow("corner radius", $settings.cornerRadius, 0...80)
        Toggle("masksToBounds", isOn: $settings.masksToBounds)
        Stepping("blend mode", $settings.blendMode, BlendMode.allCases)
      }
      ControlGroupBox("Shadow") {
        NumberRow("shadow opacity", $settings.shadowOpacity, 0...1)
        NumberRow("shadow radius", $settings.shadowRadius, 0...30)
        NumberRow("shadow offset", $settings.shadowDepth, -30...30)
      }
      ControlGroupBox("Contents") {
        Toggle("picture", isOn: $settings.showsPicture)
        Stepping("gravity", $settings.gravity, ContentsGravity.allCases)
        NumberRow("contentsRect zoom", $settings.contentsZoom, 0.5...4)
        NumberRow("contentsScale", $settings.contentsScale, 0.5...3)
        Stepping("gradient", $settings.gradient, LayerSettings.Gradient.allCases)
        Stepping("mask", $settings.mask, LayerSettings.Mask.allCases)
      }
    }
    .padding(.bottom, PageMetrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A few controls with a title above them.
private struct ControlGroupBox<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      VStack(alignment: .leading, spacing: 6) { content }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
    }
  }
}

/// A slider between its name and its number.
private struct NumberRow: View {
  let name: String
  @Binding var value: CGFloat
  let range: ClosedRange<CGFloat>

  init(_ name: String, _ value: Binding<CGFloat>, _ range: ClosedRange<CGFloat>) {
    self.name = name
    _value = value
    self.range = range
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(name).font(.callout).lineLimit(1).frame(width: 118, alignment: .leading)
      Slider(value: $value, in: range).accessibilityLabel(name)
      Text(number).font(.callout).monospacedDigit().foregroundStyle(.secondary)
        .frame(width: 46, alignment: .trailing)
    }
  }

  private var number: String {
    String(format: range.upperBound - range.lowerBound > 20 ? "%.0f" : "%.2f", value)
  }
}

/// One of many values, one step back or on.
private struct Stepping<Value: Equatable & RawRepresentable>: View where Value.RawValue == String {
  let name: String
  @Binding var value: Value
  let values: [Value]

  init(_ name: String, _ value: Binding<Value>, _ values: [Value]) {
    self.name = name
    _value = value
    self.values = values
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(name).font(.callout).frame(width: 118, alignment: .leading)
      Button("‹") { step(-1) }.accessibilityIdentifier("\(name) back")
      Text(value.rawValue).font(.callout).lineLimit(1).frame(maxWidth: .infinity)
      Button("›") { step(1) }.accessibilityIdentifier("\(name) on")
    }
  }

  private func step(_ step: Int) {
    let index = values.firstIndex(of: value) ?? 0
    value = values[(index + step + values.count) % values.count]
  }
}
