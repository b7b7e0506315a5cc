public import LaminaViews

extension View {
  /// Says which addresses the view's window would rather open, and which it may; the scene decides that, see
  /// `handlesExternalEvents(matching:)`, and it changes nothing.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
