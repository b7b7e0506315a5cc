import LaminaDrawing
import LaminaGeometry
import LaminaText
import LaminaThemes

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The measures and colours behind the style.
  var appearance: ListAppearance { get }
}

/// The measures and colours of a list.
public struct ListAppearance: Hashable, Sendable {
  var contentInsets: EdgeInsets
  var rowInsets: EdgeInsets
  var hasSeparators: Bool
  var selectionRadius: ControlLength
  var background: Color.Role
  /// Whether headers and footers of sections stay in sight.
  var pinnedViews: PinnedScrollableViews = []
  /// Whether the headers of sections that can be closed open and close them.
  var foldsSections = false
  /// Whether it is a form: Tab goes through all rows.
  var isForm = false
  /// What the corners of the cards are on which sections stand; nil where they stand on none.
  var cards: ControlLength?
  /// Whether every other row has another ground.
  var alternates = false
  /// Whether there is a line around the list.
  var isBordered = false

  static let plain = ListAppearance(
    contentInsets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
    rowInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
    hasSeparators: true, selectionRadius: .points(0), background: .background,
    pinnedViews: .sectionHeaders)

  static let inset = ListAppearance(
    contentInsets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8),
    rowInsets: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10),
    hasSeparators: true, selectionRadius: .theme(.cornerSelection), background: .background)

  static let sidebar = ListAppearance(
    contentInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
    rowInsets: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10),
    hasSeparators: false, selectionRadius: .theme(.cornerSelection),
    background: .secondaryBackground, foldsSections: true)

  /// Room around a row's content.
  nonisolated func insets(for kind: RowKind, isFirst: Bool) -> EdgeInsets {
    var insets = rowInsets
    switch kind {
    case .row: break
    case .header where cards != nil: (insets.top, insets.bottom) = (isFirst ? 4 : 18, 6)
    case .footer where cards != nil: (insets.top, insets.bottom) = (6, 14)
    case .header where pinnedViews.contains(.sectionHeaders): (insets.top, insets.bottom) = (5, 5)
    case .header: (insets.top, insets.bottom) = (isFirst ? 8 : 18, 4)
    case .footer: (insets.top, insets.bottom) = (4, 4)
    }
    return insets
  }

  /// Sets headers and footers in small grey letters.
  func dressHeader(_ environment: inout EnvironmentValues, _ kind: RowKind) {
    if kind == .header, environment.headerProminence == .increased {
      environment.font = Font.title3.weight(.semibold)
      return
    }
    environment.font = kind == .header ? Font.caption.weight(.semibold) : Font.caption
    environment.foregroundStyle = AnyShapeStyle(.secondary)
  }
}

/// Rows from edge to edge, with lines between them; headers float over the rows of their section.
public struct PlainListStyle: ListStyle {
  /// Makes the style: the same as `.plain`.
  public init() {}
  public var appearance: ListAppearance { .plain }
}

/// Rows a little apart from the edges, with lines between them and a rounded selection.
public struct InsetListStyle: ListStyle {
  /// Makes the style: the same as `.inset`.
  public init() {}
  public var appearance: ListAppearance { .inset }
}

/// Rows without lines on a grey ground, with a rounded selection: for a choice of pages.
///
/// Sections that are bound to whether they are expanded open and close at their headers.
public struct SidebarListStyle: ListStyle {
  /// Makes the style: the same as `.sidebar`.
  public init() {}
  public var appearance: ListAppearance { .sidebar }
}

/// The look that suits the list's surroundings: that of a sidebar in one, else ``InsetListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Makes the style: the same as `.automatic`.
  public init() {}
  public var appearance: ListAppearance { .inset }
}

/// Sections from edge to edge, each on a ground of its own.
public struct GroupedListStyle: ListStyle {
  /// Makes the style: the same as `.grouped`.
  public init() {}
  public var appearance: ListAppearance { .edgeToEdge }
}

/// Sections on cards, as in a form.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style: the same as `.insetGrouped`.
  public init() {}
  public var appearance: ListAppearance { .carded }
}

/// Rows with a line around all of them.
public struct BorderedListStyle: ListStyle {
  private let alternates: Bool

  /// Makes the style: the same as `.bordered`.
  public init() { alternates = false }

  /// Makes the style: the same as `.bordered(alternatesRowBackgrounds:)`.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

  public var appearance: ListAppearance {
    var appearance = ListAppearance.inset
    (appearance.isBordered, appearance.alternates) = (true, alternates)
    return appearance
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that suits the list's surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, each on a ground of its own.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards, as in a form.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a line around all of them.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows with a line around all of them, every other one on another ground where that is wanted.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with lines between them.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows a little apart from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines on a grey ground.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  var listAppearance: ListAppearance {
    get { self[ListLookKey.self] ?? (listsAreSidebars ? .sidebar : .inset) }
    set { self[ListLookKey.self] = newValue }
  }

  /// What a style says; nil where none does.
  fileprivate var ownListAppearance: ListAppearance? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Forgets the form around: what it presents is not in its rows.
  package mutating func leaveForm() {
    guard formKind != nil else { return }
    formKind = nil
    if self[ListLookKey.self]?.isForm == true { self[ListLookKey.self] = nil }
  }

  /// Whether lists whose style nobody has said are those of a sidebar.
  package var listsAreSidebars: Bool {
    get { self[SidebarListsKey.self] }
    set { self[SidebarListsKey.self] = newValue }
  }

  /// The enclosing row of a list.
  package var rowContext: RowContext? {
    get { self[RowContextKey.self] }
    set { self[RowContextKey.self] = newValue }
  }
}

private struct ListLookKey: EnvironmentKey { static let defaultValue: ListAppearance? = nil }
private struct SidebarListsKey: EnvironmentKey { static let defaultValue = false }
private struct RowContextKey: EnvironmentKey { static let defaultValue: RowContext? = nil }

extension View {
  /// Sets the look of the lists inside the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.ownListAppearance, style is DefaultListStyle ? nil : style.appearance)
  }
}
