import Lamina

/// A node with others inside of it.
struct ContainerView: View {
  let tree: ViewTree

  private var inside: ViewTreeChildren { ViewTreeChildren(tree: tree) }
  private var spacing: CGFloat? { tree.number % 3 == 0 ? nil : CGFloat(tree.number % 5) }

  var body: some View {
    switch tree.kind {
    case .vertical:
      VStack(alignment: tree.number % 2 == 0 ? .center : .leading, spacing: spacing) { inside }
    case .horizontal:
      HStack(alignment: tree.number % 2 == 0 ? .center : .firstTextBaseline, spacing: spacing) {
        inside
      }
    case .layers: ZStack(alignment: tree.number % 2 == 0 ? .center : .bottomTrailing) { inside }
    case .group: Group { inside }
    case .scroll: ScrollView { inside }
    case .scrollAcross: ScrollView(.horizontal) { HStack(spacing: spacing) { inside } }
    default: RowsView(tree: tree)
    }
  }
}

/// How large lazy rows are goes by those that were made, and so by where one was before: no row holds lazy
/// rows of its own here.
private struct IsInRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }
}

/// Containers of rows.
private struct RowsView: View {
  let tree: ViewTree
  @Environment(\.isInRows) private var isInRows

  var body: some View {
    if !tree.kind.isLazy {
      AroundView(tree: tree)
    } else if isInRows {
      VStack { ViewTreeChildren(tree: tree) }
    } else {
      // How long a bar of lazy rows is goes by what was measured of them.
      LazyView(tree: tree).environment(\.isInRows, true).scrollIndicators(.hidden)
    }
  }
}

private struct LazyView: View {
  let tree: ViewTree

  private var items: ViewTreeChildren { ViewTreeChildren(tree: tree) }
  private var columns: [GridItem] {
    tree.number % 2 == 0 ? [GridItem(), GridItem()] : [GridItem(.adaptive(minimum: 30))]
  }

  var body: some View {
    switch tree.kind {
    case .lazy: ScrollView { LazyVStack(spacing: CGFloat(tree.number % 5)) { items } }
    case .lazyAcross: ScrollView(.horizontal) { LazyHStack { items } }
    case .lazyAlone: LazyVStack { items }
    case .list: List { items }
    case .sections:
      List {
        Section("Section \(tree.number)") { items }
        Section("Last") { Text("row") }
      }
    default: ScrollView { LazyVGrid(columns: columns) { items } }
    }
  }
}

/// Containers with parts of several kinds.
private struct AroundView: View {
  let tree: ViewTree

  private var inside: ViewTreeChildren { ViewTreeChildren(tree: tree) }

  var body: some View {
    switch tree.kind {
    case .grid:
      Grid {
        GridRow { inside }
        GridRow {
          Text("a")
          Color.blue.frame(width: tree.length, height: 4)
        }
      }
    case .overlay: Color.gray.overlay { inside }
    case .background: Text(tree.words).background { inside }
    case .mask: tree.color.mask { inside }
    case .condition:
      if tree.number % 2 == 0 {
        inside
      } else if tree.number % 3 == 0 {
        Text("other")
      }
    case .bar:
      VStack { inside }
        .safeAreaInset(edge: tree.number % 2 == 0 ? .top : .bottom) {
          tree.color.frame(height: 6 + CGFloat(tree.number) / 4)
        }
    case .sideBar:
      ZStack { inside }
        .safeAreaInset(edge: tree.number % 2 == 0 ? HorizontalEdge.leading : .trailing) {
          tree.color.frame(width: 6)
        }
    case .fits:
      ViewThatFits {
        HStack { inside }
        VStack { inside }
      }
    case .readerBox: GeometryReader { _ in inside }
    default: AnyView(inside)
    }
  }
}
