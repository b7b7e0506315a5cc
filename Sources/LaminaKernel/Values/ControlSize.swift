import LaminaThemes

/// How large controls are.
///
/// ```
///  mini 20   small 24   regular 28   large 34   extraLarge 44      the heights of a button, in points
/// ```
public nonisolated enum ControlSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// As small as possible.
  case mini
  /// Smaller than usual: for panels and inspectors.
  case small
  /// As usual.
  case regular
  /// Larger than usual: for what a person is to notice.
  case large
  /// As large as possible.
  case extraLarge

  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rawValue < b.rawValue }
}

extension ControlSize {
  /// How much larger controls are than usual.
  package nonisolated var scale: Double {
    switch self {
    case .mini: 20 / 28
    case .small: 24 / 28
    case .regular: 1
    case .large: 34 / 28
    case .extraLarge: 44 / 28
    }
  }
}

extension EnvironmentValues {
  /// How large the controls inside are.
  ///
  /// It is a part of how things look: controls find the measures of their size, and read nothing more.
  public var controlSize: ControlSize {
    get { look(reading: ThemeMeasure.controlHeight.part).controlSize }
    set { changeLook { $0.setControlSize(newValue) } }
  }
}
