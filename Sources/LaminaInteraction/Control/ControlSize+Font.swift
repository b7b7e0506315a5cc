package import LaminaText

extension ControlSize {
  /// What the words in a control of this size are set in; nil for what they are set in elsewhere.
  package nonisolated var font: Font? {
    switch self {
    case .mini: .caption2
    case .small: .caption
    case .regular: nil
    case .large: nil
    case .extraLarge: .title3
    }
  }
}
