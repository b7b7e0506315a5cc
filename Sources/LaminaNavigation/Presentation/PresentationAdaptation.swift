import LaminaRoutes

/// What a presentation becomes where there is little room.
public nonisolated struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// What suits the desktop: it stays what it is.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover stays one, and others stay what they are.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// What covers the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// What it makes of a presentation; alerts and confirmations stay what they are.
  func adapting(_ style: PresentationStyle) -> PresentationStyle {
    guard style == .sheet || style == .cover || style == .popover else { return style }
    switch self {
    case .sheet: return .sheet
    case .fullScreenCover: return .cover
    default: return style
    }
  }
}

extension PresentationOptions {
  /// How something is presented in a window of these classes.
  func style(
    of style: PresentationStyle, horizontal: UserInterfaceSizeClass?,
    vertical: UserInterfaceSizeClass?
  ) -> PresentationStyle {
    if vertical == .compact { return verticalAdaptation.adapting(style) }
    return horizontal == .compact ? horizontalAdaptation.adapting(style) : style
  }
}

extension View {
  /// Says what the thing in which the view is presented becomes in a window that is narrow or low.
  ///
  /// ```swift
  /// .popover(isPresented: $showsFilter) { Filter().presentationCompactAdaptation(.sheet) }
  /// ```
  /// Without it a popover is one in windows of every size, as on the Mac.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what the thing in which the view is presented becomes in a window that is narrow, and in one that is low; one
  /// that is both goes by `verticalAdaptation`.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presented {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
