extension View {
  /// Says in a sentence what the view is for: assistive tools read it as a hint.
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(String(text)) }
}
