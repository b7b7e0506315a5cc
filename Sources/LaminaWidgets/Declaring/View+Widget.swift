public import LaminaGeometry

extension View {
  /// Says which address a press opens that meets no link of the widget.
  public func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }

  /// Says how large the widget would like to be, in points: who shows it follows the height, as far as there is room.
  public func preferredContentSize(_ size: CGSize) -> some View {
    preference(key: PreferredContentSizeKey.self, value: size)
  }
}

/// The address of the nearest view that has one.
struct WidgetURLKey: PreferenceKey {
  static let defaultValue: URL? = nil

  static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

/// The size of the nearest view that has one.
struct PreferredContentSizeKey: PreferenceKey {
  static let defaultValue: CGSize? = nil

  static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
    value = value ?? nextValue()
  }
}
