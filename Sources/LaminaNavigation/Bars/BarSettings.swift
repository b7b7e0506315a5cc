import LaminaGeometry

/// Settings of bars, tabs and sheets that files for other systems bring along.
extension View {
  /// Shows or hides bars of the screen in which the view is.
  ///
  /// ```swift
  /// Reader().toolbarVisibility(isReading ? .hidden : .visible, for: .windowToolbar)
  /// ```
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    claiming { claim in
      for bar in bars.isEmpty ? [.automatic] : bars { claim.visibilities[bar] = visibility }
    }
  }

  /// Shows a view at the bottom of a tab view, below the tabs' contents.
  ///
  /// ```swift
  /// TabView { … }.tabViewBottomAccessory { NowPlaying() }
  /// ```
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }

  /// Shows a view at the bottom of a tab view, below the tabs' contents, or does not.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { content() } }
  }

  /// Says when scrolling makes the tabs small; they keep their size, and it changes nothing.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Says whether fingers on a sheet's content make the sheet larger or scroll first; they scroll, and it changes
  /// nothing.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

extension NavigationLink {
  /// Says whether what a link shows is a detail; it follows from where the link is, and it changes nothing.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// When scrolling makes the tabs of a tab view small.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, onScrollDown, onScrollUp, never }
  private let kind: Kind

  /// As the tab view does of itself.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// When it goes down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// When it goes up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

/// What fingers on a sheet's content do first.
public nonisolated struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }
  private let kind: Kind

  /// As the sheet does of itself.
  public static var automatic: Self { Self(kind: .automatic) }
  /// They make the sheet larger.
  public static var resizes: Self { Self(kind: .resizes) }
  /// They scroll.
  public static var scrolls: Self { Self(kind: .scrolls) }
}
