import Lamina

/// A control for each property, in groups.
struct LayerControls: View {
  @Binding var settings: LayerSettings

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ControlGroupBox("Geometry") {
        Dial("bounds width", $settings.size.width, range: 40...250)
        Dial("bounds height", $settings.size.height, range: 40...250)
        Dial("position x", $settings.position.x, range: 0...1)
        Dial("position y", $settings.position.y, range: 0...1)
        Dial("anchor x", $settings.anchor.x, range: 0...1)
        Dial("anchor y", $settings.anchor.y, range: 0...1)
      }
      ControlGroupBox("Transform") {
        Dial("turn x", $settings.turnX, range: -180...180)
        Dial("turn y", $settings.turnY, range: -180...180)
        Dial("turn z", $settings.turnZ, range: -360...360)
        Dial("scale", $settings.scale, range: 0.2...2)
        Dial("eye distance", $settings.perspective, range: 150...1_500)
      }
      ControlGroupBox("Looks") {
        Dial("opacity", $settings.opacity, range: 0...1)
        Toggle("hidden", isOn: $settings.isHidden)
        Toggle("in front (zPosition)", isOn: $settings.isInFront)
        Toggle("background", isOn: $settings.hasBackground)
        Dial("border", $settings.borderWidth, range: 0...20)
        Dial("corner radius", $settings.cornerRadius, range: 0...80)
        Toggle("masksToBounds", isOn: $settings.masksToBounds)
        Stepping("blend mode", $settings.blendMode, values: BlendMode.allCases)
      }
      ControlGroupBox("Shadow") {
        Dial("shadow opacity", $settings.shadowOpacity, range: 0...1)
        Dial("shadow radius", $settings.shadowRadius, range: 0...30)
        Dial("shadow offset", $settings.shadowDepth, range: -30...30)
      }
      ControlGroupBox("Contents") {
        Toggle("picture", isOn: $settings.showsPicture)
        Stepping("gravity", $settings.gravity, values: ContentsGravity.allCases)
        Dial("contentsRect", $settings.contentsZoom, range: 0.5...4)
        Dial("contentsScale", $settings.contentsScale, range: 0.5...3)
        Stepping("gradient", $settings.gradient, values: LayerSettings.Gradient.allCases)
        Stepping("mask", $settings.mask, values: LayerSettings.Mask.allCases)
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

extension Dial where Value == CGFloat {
  /// A row of the panel: whole numbers where the range is long.
  fileprivate init(_ name: String, _ value: Binding<CGFloat>, range: ClosedRange<CGFloat>) {
    self.init(
      name, value, in: range, digits: range.upperBound - range.lowerBound > 20 ? 0 : 2,
      widths: DialWidths(name: 118, slider: nil, number: 46))
  }
}

/// One of many values, one step back or on.
private struct Stepping<Value: Equatable & RawRepresentable>: View where Value.RawValue == String {
  let name: String
  @Binding var value: Value
  let values: [Value]

  init(_ name: String, _ value: Binding<Value>, values: [Value]) {
    self.name = name
    _value = value
    self.values = values
  }

  var body: some View {
    HStack(spacing: 8) {
      Text(name).font(.callout).textFrame(width: 118, alignment: .leading)
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
