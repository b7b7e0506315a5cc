/// What draws the texts of views in a way of its own.
@MainActor
protocol TextDrawing {
  /// Makes the first child of a text's element what is shown of the text.
  func setDrawing(of text: Text, in element: Element)
}

extension EnvironmentValues {
  /// What draws texts; nil for themselves.
  var textDrawing: (any TextDrawing)? {
    get { self[TextDrawingKey.self] }
    set { self[TextDrawingKey.self] = newValue }
  }
}

private struct TextDrawingKey: EnvironmentKey {
  static var defaultValue: (any TextDrawing)? { nil }
}
