import LaminaText
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The look that suits the gauge's surroundings: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.automatic`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, its label above, the value below, the ends beside it.
public struct LinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.linearCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      GaugeBarRow(configuration: configuration)
      configuration.markedValueLabels.font(.caption)
      configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a mark at the value, the ends beside it.
public struct AccessoryLinearGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.accessoryLinear`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      HStack(spacing: 8) {
        if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
        GaugeBar(value: configuration.value, isCapacity: false)
        if let maximum = configuration.maximumValueLabel {
          maximum
        } else {
          configuration.currentValueLabel
        }
      }
      configuration.markedValueLabels.font(.caption)
    }
  }
}

/// A bar that is filled up to the value, with label, value and ends in a line each.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Hashable {
  /// Makes the style: the same as `.accessoryLinearCapacity`.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GaugeBarRow(configuration: configuration)
      configuration.markedValueLabels.font(.caption)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that suits the gauge's surroundings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, with a line for each label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A bar that is filled up to the value, the ends beside it.
private struct GaugeBarRow: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      GaugeBar(value: configuration.value, isCapacity: true)
      configuration.maximumValueLabel
    }
  }
}
