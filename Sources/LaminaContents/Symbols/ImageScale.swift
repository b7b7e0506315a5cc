import LaminaGeometry

extension Image {
  /// How large a symbol is beside the letters of its font.
  public nonisolated enum Scale: Hashable, Sendable {
    /// Lower than a line of text: for marks within it.
    case small
    /// As large as the letters beside it.
    case medium
    /// Higher than a line of text: for buttons without words.
    case large

    /// What the symbol's sides are multiplied by.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
}

extension EnvironmentValues {
  /// How large symbols are beside the letters of their font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension View {
  /// Says how large the symbols inside the view are beside the letters of their font.
  ///
  /// ```swift
  /// Button(action: add) { Image(systemName: "plus") }.imageScale(.large)
  /// ```
  /// The middle of a symbol stays at the middle of capital letters. A resizable symbol, a picture from a file and a symbol
  /// among the words of a text stay as large as they are.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
