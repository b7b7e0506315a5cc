public import LaminaGeometry

extension WidgetConfiguration {
  /// Lets the content go to the widget's edges: without this it keeps `\.widgetContentMargins` from them.
  ///
  /// ```swift
  /// StaticConfiguration(kind: "map", provider: MapProvider()) { entry in MapView(entry) }
  ///   .contentMarginsDisabled()
  /// ```
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    described { $0.hasMargins = false }
  }
}

extension WidgetFamily {
  /// What the content keeps from the widget's edges, in points; a bar is too low for margins above and below.
  var margins: EdgeInsets {
    EdgeInsets(self == .accessoryBar ? .horizontal : .all, 16)
  }
}

extension EnvironmentValues {
  /// What the content of a widget keeps from its edges, or would if the margins were not disabled.
  public var widgetContentMargins: EdgeInsets { widgetFamily.margins }
}
