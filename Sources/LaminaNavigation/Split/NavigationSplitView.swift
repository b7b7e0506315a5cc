import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// Two or three columns, of which one says what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0.id) }
/// } detail: {
///   if let mailbox { Messages(of: mailbox) } else { Text("Choose a mailbox") }
/// }
/// ```
/// Where there is no room for two, it becomes a stack: a row that is chosen goes on to the next column, the
/// button in the bar and `dismiss` go back. The columns keep their state.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()
  @State private var isNarrow = false
  @Environment(\.measures) private var measures
  @State private var own = NavigationSplitViewVisibility.automatic
  @ScaledMetric private var textScale = 1.0
  @Environment(\.splitViewArrangement) private var arrangement

  /// Makes a split view of three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    preferred = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public var body: some View {
    let columns = SplitColumns(
      isNarrow: isNarrow, front: model.column, hasContent: hasContent, visibility: shown,
      widths: model.places.map { $0.screen.bar.columnWidth },
      textScale: textScale, liesAbove: arrangement == .prominentDetail)
    model.toggleSidebar = { toggleSidebar(columns) }
    model.columns = hasContent ? [0, 1, 2] : [0, 2]
    return columns.body {
      column(0, columns) { sidebar }
      column(1, columns) { if hasContent { content } }
      column(2, columns) { SplitDetail(model: model, detail: detail) }
    }
    .background(Color(role: .separator))
    .nodes(SplitPlace(model: model, covering: columns.covering))
    .onNarrowChange {
      isNarrow = $0
      model.isNarrow = $0
      if $0, let preferred { model.column = preferred.wrappedValue.number }
    }
    .onChange(of: preferred?.wrappedValue, initial: true) { column in
      if let column { model.column = column.number }
    }
    .onChange(of: model.column) { number in
      let column = NavigationSplitViewColumn(number: number)
      guard model.isNarrow, let preferred, preferred.wrappedValue != column else { return }
      preferred.wrappedValue = column
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var shown: NavigationSplitViewVisibility { visibility?.wrappedValue ?? own }

  private func column<V: View>(
    _ number: Int, _ columns: SplitColumns, @ViewBuilder _ view: () -> V
  ) -> some View {
    SplitColumn(content: view(), model: model, number: number, isNarrow: isNarrow)
      .inert(!columns.isSeen(number) || columns.isCovered(number))
      .modifier(CoveringColumn(number: number, columns: columns) { toggleSidebar(columns) })
  }

  /// Shows the sidebar, or hides it.
  private func toggleSidebar(_ columns: SplitColumns) {
    let isSeen = columns.isSeen(0) || columns.coversDetail
    withAnimation(measures.screenAnimation) {
      let next: NavigationSplitViewVisibility = isSeen ? .detailOnly : .all
      if let visibility { visibility.wrappedValue = next } else { own = next }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a split view of two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

/// Tells the model of a split view where it stands, so that keys go back in it, and what lies above its detail.
private struct SplitPlace: NodeModifier {
  let model: SplitModel
  let covering: Int?

  func prepare(_ element: Element) {
    model.stand(in: element)
    model.covering = covering
    element.read(\.screenPlace)?.screen.hold(model)
  }
  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id)
  }
  func isSame(as other: SplitPlace) -> Bool {
    model === other.model && covering == other.covering
  }
}

/// What is in the detail column: what a link shows, or else what the author says.
private struct SplitDetail<Detail: View>: View {
  let model: SplitModel
  let detail: Detail

  var body: some View {
    if let shown = model.detail, let view = shown.make() {
      view.id(ObjectIdentifier(shown))
    } else {
      detail
    }
  }
}

/// One column with its bars.
private struct SplitColumn<Content: View>: View {
  let content: Content
  let model: SplitModel
  let number: Int
  let isNarrow: Bool
  @Environment(\.dismiss) private var dismiss

  /// Whether there is a column below it on the stack that the columns are.
  private var goesBack: Bool { isNarrow && number > 0 }

  var body: some View {
    let place = model.places[number]
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.screenPlace, place)
      .environment(\.dismiss, goesBack ? DismissAction { model.back(from: number) } : dismiss)
      .environment(\.listsAreSidebars, number == 0 && !isNarrow)
      .environment(\.listChoice, number < 2 ? model.choices[number] : nil)
      .scrolling(place.screen)
      .safeAreaInset(edge: .bottom, spacing: 0) { BottomBar(screen: place.screen) }
      .safeAreaInset(edge: .top, spacing: 0) {
        NavigationBar(
          screen: place.screen, backTitle: place.backTitle, toggle: place.sidebarToggle
        ) { place.back?.action() }
      }
      .background(Color(role: number == 0 && !isNarrow ? .secondaryBackground : .background))
      .area(of: place.screen)
  }
}

/// Which columns a split view shows.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// What suits the window.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The second of three.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

extension View {
  /// Makes the column of a split view in which the view is so many points wide.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Makes the column of a split view in which the view is at best so many points wide.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    claiming {
      $0.columnWidth = ColumnWidth(
        least: min?.usableLength(), ideal: ideal.usableLength(), most: max?.usableLength())
    }
  }
}
