import Lamina
import Observation

/// What a window with rows that scroll shows, and how it is sent somewhere.
@Observable final class ScrollSceneModel {
  var scene: ScrollScene
  var position = ScrollPosition(idType: Int.self)
  var bound: Int?
  /// Whether the scroll view is bound to the id of a row instead of a position.
  let isBound: Bool
  @ObservationIgnored var proxy: ScrollViewProxy?

  init(_ scene: ScrollScene, isBound: Bool) { (self.scene, self.isBound) = (scene, isBound) }

  func send(_ wish: ScrollWish) {
    switch wish {
    case .reader(let id, let anchor): proxy?.scrollTo(id, anchor: anchor)
    case .position(let id, let anchor) where !isBound:
      position.scrollTo(id: id, anchor: anchor)
    case .position(let id, let anchor): proxy?.scrollTo(id, anchor: anchor)
    case .edge(let edge) where !isBound: position.scrollTo(edge: edge)
    case .edge(let edge):
      let row = edge == .top || edge == .leading ? scene.rows.first : scene.rows.last
      if let row { proxy?.scrollTo(row.id, anchor: .bottomTrailing) }
    case .bound(let id) where !isBound: position.scrollTo(id: id)
    // A value that the binding has already says nothing.
    case .bound(let id) where bound == id: proxy?.scrollTo(id, anchor: .topLeading)
    case .bound(let id): bound = id
    }
  }
}

/// Rows that scroll.
struct ScrollSceneView: View {
  @Bindable var model: ScrollSceneModel

  var body: some View {
    ScrollViewReader { proxy in
      let _ = model.proxy = proxy
      if model.isBound {
        container.scrollPosition(id: $model.bound)
      } else {
        container.scrollPosition($model.position)
      }
    }
    .scrollIndicators(.hidden)
  }

  private var scene: ScrollScene { model.scene }

  private var rows: some View {
    ForEach(scene.rows) { ScrollRow(row: $0, isAcross: scene.container.isAcross) }
  }

  @ViewBuilder private var container: some View {
    switch scene.container {
    case .column:
      ScrollView {
        VStack(alignment: .leading, spacing: scene.spacing) { rows }
          .frame(maxWidth: .infinity, alignment: .leading)
          .scrollTargetLayout()
      }
    case .line:
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: scene.spacing) { rows }
          .frame(maxHeight: .infinity, alignment: .top)
          .scrollTargetLayout()
      }
    case .lazy:
      ScrollView { LazyVStack(alignment: .leading, spacing: scene.spacing) { rows } }
    case .lazyAcross:
      ScrollView(.horizontal) { LazyHStack(alignment: .top, spacing: scene.spacing) { rows } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: scene.spacing) { rows }
      }
    case .list: List { rows }
    case .sections:
      List {
        Section("first") { Text("one") }
        Section("rows") { rows }
        Section("last") { Text("end") }
      }
    }
  }
}

private struct ScrollRow: View {
  let row: ScrollScene.Row
  let isAcross: Bool

  private var length: CGFloat { CGFloat(20 + 5 * row.number) }

  var body: some View {
    Text(row.hasWords && !isAcross ? words : "row \(row.id)")
      .frame(
        width: isAcross ? length + 30 : nil, height: isAcross ? 20 : row.hasWords ? nil : length,
        alignment: .topLeading
      )
      .background(ViewTree.color(row.number))
  }

  private var words: String {
    "row \(row.id)" + String(repeating: " and more words", count: row.number)
  }
}
