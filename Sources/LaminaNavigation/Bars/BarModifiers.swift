public import LaminaLocalization
import LaminaGeometry

/// A view that says something of the bars of its screen.
private struct BarClaimant<Content: View>: WrappingView {
  let content: Content
  let claim: Bar

  func update(_ element: Element) {
    element.read(\.screenPlace)?.screen.claim(claim, by: element)
    element.read(\.tabBarClaims)?.claim(claim, by: element)
    element.setChild(0, to: content)
  }
}

extension View {
  /// Says something of the bars of the screen in which the view is.
  func claiming(_ say: (inout Bar) -> Void) -> some View {
    var claim = Bar()
    say(&claim)
    return BarClaimant(content: self, claim: claim)
  }

  /// Names the screen in which the view is: in its bar, and on the way back to it.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen in which the view is by a text.
  public func navigationTitle(_ title: Text) -> some View { claiming { $0.title = title } }

  /// Names the screen in which the view is by what a binding holds.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Shows a second line below the screen's title.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Shows a text as a second line below the screen's title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    claiming { $0.subtitle = subtitle }
  }

  /// Says how large the title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { claiming { $0.titleMode = displayMode } }

  /// Says how large the title is, as newer programs write it.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    claiming { $0.titleMode = mode.barMode }
  }

  /// Shows no button that goes back; nor do keys and drags.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    claiming { $0.hidesBack = hidesBackButton }
  }

  /// Shows or hides bars of the screen in which the view is.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    claiming { claim in
      for bar in bars.isEmpty ? [.automatic] : bars { claim.visibilities[bar] = visibility }
    }
  }

  /// Names the screen, in SwiftUI's old spelling; `navigationTitle` is the new one.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    claiming {
      $0.title = Text(title)
      $0.titleMode = displayMode
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    claiming {
      $0.title = Text(title)
      $0.titleMode = displayMode
    }
  }

  /// Names the screen by a text, in SwiftUI's old spelling.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    claiming {
      $0.title = title
      $0.titleMode = displayMode
    }
  }

  /// Hides the bar of the screen, in SwiftUI's old spelling; `toolbar(_:for:)` is the new one.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    claiming { $0.visibilities[.navigationBar] = hidden ? .hidden : .visible }
  }
}

/// What a bar at the top of a screen is made of, for `navigationBarTitleDisplayMode`.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large a screen's title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// In the bar.
    case automatic
    /// In the bar, between the buttons.
    case inline
    /// Below the bar's buttons, in large letters.
    case large
  }
}

/// A bar of a screen.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Whichever there are.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top, with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the top of a window: the same as `navigationBar`.
  public static let windowToolbar = ToolbarPlacement(name: "navigationBar")
}

/// How large the title of a screen is, for `toolbarTitleDisplayMode`.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let barMode: NavigationBarItem.TitleDisplayMode
  /// As suits the screen: in the bar.
  public static let automatic = ToolbarTitleDisplayMode(barMode: .automatic)
  /// In the bar, between its items.
  public static let inline = ToolbarTitleDisplayMode(barMode: .inline)
  /// Below the bar's items.
  public static let large = ToolbarTitleDisplayMode(barMode: .large)
  /// `large`: there is no bar in which a large title has room beside the items.
  public static let inlineLarge = ToolbarTitleDisplayMode(barMode: .large)
}
