extension View {
  /// Sets how large the controls inside the view are: buttons, fields, toggles, pickers.
  ///
  /// ```swift
  /// HStack {
  ///   Button("Back", action: back)
  ///   Button("Next", action: next)
  /// }
  /// .controlSize(.large)
  /// ```
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the least size that suits the controls inside the view from a range: the one that they have, if it is in there.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter(range.contains)
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
