import LaminaText
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// An open ring with a mark at the value, which stands in its middle; the ends, or the label, stand in the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.accessoryCircular`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: false)
  }
}

/// A ring that is filled clockwise from above up to the value, which stands in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.accessoryCircularCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The ring of a gauge with what stands in it.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @ScaledMetric private var side = 58.0
  @GaugeFill private var fill

  var body: some View {
    ZStack {
      ring
      middle
    }
    .frame(width: side.rounded(), height: side.rounded())
  }

  private var line: Double { (side / 9.5).rounded() }
  /// How far the round end of the line stands out, and a little more.
  private var cap: Angle { .radians(1.3 * line / (side - line)) }

  @ViewBuilder private var ring: some View {
    let arc = isCapacity ? GaugeArc.whole : GaugeArc.open
    let style = StrokeStyle(lineWidth: line, lineCap: isCapacity ? .butt : .round)
    if isCapacity {
      arc.part(to: 1).stroke(.quaternary, style: style).padding(line / 2)
      if configuration.value > 0 {
        arc.part(to: configuration.value)
          .stroke(
            fill.around(arc, cap: cap), style: StrokeStyle(lineWidth: line, lineCap: .round)
          )
          .padding(line / 2)
      }
    } else {
      arc.part(to: 1).stroke(fill.around(arc), style: style).padding(line / 2)
      mark(on: arc, radius: line / 2 + 2).fill(.background).padding(line / 2)
      mark(on: arc, radius: line / 2 - 0.5).fill(Color.primary).padding(line / 2)
    }
  }

  private func mark(on arc: GaugeArc, radius: Double) -> GaugeMark {
    GaugeMark(track: .ring(arc), value: configuration.value, radius: radius)
  }

  @ViewBuilder private var middle: some View {
    if let current = configuration.currentValueLabel {
      current.font(.title3).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, line + 3)
    } else {
      configuration.label.font(.callout).lineLimit(1).minimumScaleFactor(0.5).padding(
        .horizontal, line + 3)
    }
    if !isCapacity {
      foot.font(.caption2).lineLimit(1).fixedSize()
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  /// What stands in the opening.
  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: line + 2) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}
