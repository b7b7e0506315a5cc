extension View {
  /// Shows or hides the usual background of lists and text editors inside, so that another one is seen.
  ///
  /// ```swift
  /// List(songs) { SongRow($0) }
  ///   .scrollContentBackground(.hidden)
  ///   .background(.yellow)
  /// ```
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentGround, visibility != .hidden)
  }
}

extension EnvironmentValues {
  /// Whether what scrolls by itself has its usual background.
  package var scrollContentGround: Bool {
    get { self[ScrollContentGroundKey.self] }
    set { self[ScrollContentGroundKey.self] = newValue }
  }
}

private struct ScrollContentGroundKey: EnvironmentKey { static let defaultValue = true }
