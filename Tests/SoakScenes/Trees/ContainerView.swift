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
    // How long a bar of lazy rows is goes by what was measured of them.
    default: RowsView(tree: tree).scrollIndicators(.hidden)
    }
  }
}

/// Containers of rows.
private struct RowsView: View {
  let tree: ViewTree

  private var inside: ViewTreeChildren { ViewTreeChildren(tree: tree) }
  private var items: ForEach<[ViewTree], Int, ViewTreeView> {
    ForEach(tree.children, id: \.id) { ViewTreeView(tree: $0) }
  }
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
    case .lazyGrid: ScrollView { LazyVGrid(columns: columns) { items } }
    case .grid:
      Grid {
        GridRow { inside }
        GridRow {
          Text("a")
          Color.blue.frame(width: tree.length, height: 4)
        }
      }
    default: AroundView(tree: tree)
    }
  }
}

/// Containers with parts of several kinds.
private struct AroundView: View {
  let tree: ViewTree

  private var inside: ViewTreeChildren { ViewTreeChildren(tree: tree) }

  var body: some View {
    switch tree.kind {
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
