extension View {
  /// Says whether the scroll views inside show their content beyond their edges, such as shadows of cards.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { HStack { ForEach(cards) { CardView($0).shadow(radius: 8) } } }
  ///   .scrollClipDisabled()
  /// ```
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipped, !disabled)
  }
}

extension EnvironmentValues {
  /// Of the next scroll view inside.
  var isScrollClipped: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

private struct ScrollClipKey: EnvironmentKey { static let defaultValue = true }
