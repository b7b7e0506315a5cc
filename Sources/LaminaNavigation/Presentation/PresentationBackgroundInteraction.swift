import LaminaGeometry

/// Whether the views behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, upThrough(PresentationDetent), disabled }
  private let kind: Kind

  /// As a sheet does of itself: they cannot.
  public static var automatic: Self { Self(kind: .automatic) }
  /// They can.
  public static var enabled: Self { Self(kind: .enabled) }
  /// They cannot.
  public static var disabled: Self { Self(kind: .disabled) }
  /// They can as long as the sheet is no higher than that.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .upThrough(detent))
  }

  /// Whether they can at a height of the sheet, in a room of a height; nil for a sheet without detents.
  @MainActor func isEnabled(at height: CGFloat?, in room: CGFloat) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): height.map { $0 <= detent.height(in: room) } ?? false
    }
  }
}

extension View {
  /// Says whether the views behind the sheet in which the view is presented can be used.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsPlaces) {
  ///   Places().presentationDetents([.height(200), .large])
  ///     .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
  /// }
  /// ```
  /// Where they can, nothing darkens them, a press on them does not end the sheet, and the keys go to where the focus is:
  /// in the sheet or behind it.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presented { $0.backgroundInteraction = interaction } }

  /// Notes whether what is behind a sheet can be used.
  func lettingThrough(_ isEnabled: Bool, _ item: PresentedItem) -> some View {
    onChange(of: isEnabled, initial: true) { item.isLettingThrough = isEnabled }
  }
}
