/// How a window's frame looks; the desktop draws it, and all look the same.
public nonisolated protocol WindowStyle {}

/// The frame that the desktop draws.
public nonisolated struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A frame with a title bar.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A frame without a title bar, where it is up to the program; here the desktop draws it.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// No frame, where it is up to the program; here the desktop draws it.
public nonisolated struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that the desktop draws.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a title bar, where it is up to the program.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

nonisolated extension WindowStyle where Self == PlainWindowStyle {
  /// No frame, where it is up to the program.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a toolbar stands in a window's frame; here it stands below, and all look the same.
public nonisolated protocol WindowToolbarStyle {}

/// The toolbar below the window's frame.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// A toolbar below the title.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// A toolbar beside the title.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style, with the title or without.
  public init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style, with the title or without.
  public init(showsTitle: Bool = true) {}
}

nonisolated extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The toolbar below the window's frame.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

nonisolated extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// A toolbar beside the title, which shows or not.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// A low toolbar beside the title, which shows or not.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
