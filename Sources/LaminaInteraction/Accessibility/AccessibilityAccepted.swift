/// What files say to assistive tools that this desktop's do not ask for.
extension View {
  /// Shows a view large while it is pressed long with very large text on small glass; it changes nothing.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is pressed long with very large text on small glass; it changes nothing.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says what kind of text is in the view; nothing asks for it yet.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Says whether colours stay as they are where all others are inverted; nothing inverts them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Says whether punctuation is read; nothing reads aloud yet.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Says whether text is spelled; nothing reads aloud yet.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Says how much higher or lower text is read; nothing reads aloud yet.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Says whether what is announced waits for what is read; nothing reads aloud yet.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// What kind of text is in a view.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Of messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Of stories.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Of programs.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Of tables.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Of letters and documents.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
