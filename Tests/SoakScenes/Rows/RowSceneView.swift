import Lamina

/// Shows rows in their container, lazily or as a plain stack.
struct RowSceneView: View {
  let scene: RowScene
  let isLazy: Bool
  let log: RowLog
  /// The rows, for those that write back.
  let source: Binding<[RowScene.Row]>

  @ViewBuilder private var rows: some View {
    listed
    if scene.hasTail { tail }
  }

  /// What is left to see when the rows are far away.
  private var tail: some View {
    ForEach(0..<20) { _ in
      Color.clear.frame(
        width: scene.container == .line ? RowScene.tail / 20 : 30,
        height: scene.container == .line ? 30 : RowScene.tail / 20)
    }
  }

  @ViewBuilder private var listed: some View {
    switch scene.listing {
    case .flat: loop(scene.rows)
    case .nested: ForEach(scene.groups) { loop($0.rows) }
    case .sections:
      ForEach(scene.groups) { group in
        Section("group \(group.id)") { loop(group.rows) }
      }
    case .bound:
      ForEach(source) { $row in RowView(row: row, mode: scene.mode, log: log) }
    case .grouped:
      Group {
        Text("first").frame(height: 12)
        loop(scene.rows)
      }
      .padding(1)
      .background(Color.yellow)
    case .optional:
      if scene.mode % 2 == 0 { loop(scene.rows) } else { Text("none").frame(height: 12) }
    case .behindBody: RowsBehindBody(scene: scene, log: log)
    }
  }

  private func loop(_ rows: [RowScene.Row]) -> ForEach<[RowScene.Row], Int, RowView> {
    let (mode, log) = (scene.mode, log)
    return ForEach(rows, id: \.id) { RowView(row: $0, mode: mode, log: log) }
  }

  var body: some View {
    switch scene.container {
    case .line:
      ScrollView(.horizontal, showsIndicators: false) {
        if isLazy {
          LazyHStack(alignment: .top, spacing: scene.spacing) { rows }
        } else {
          HStack(alignment: .top, spacing: scene.spacing) { rows }
            .frame(maxHeight: .infinity, alignment: .top)
        }
      }
    case .mixed:
      ScrollView(showsIndicators: false) {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: scene.spacing) { mixed }
        } else {
          plain { mixed }
        }
      }
    case .alone: if isLazy { lazy } else { plain { rows } }
    case .column: ScrollView(showsIndicators: false) { if isLazy { lazy } else { plain { rows } } }
    case .grid: ScrollView(showsIndicators: false) { if isLazy { grid } else { plain { rows } } }
    }
  }

  private var lazy: some View {
    LazyVStack(alignment: .leading, spacing: scene.spacing) { rows }
  }

  private var grid: some View {
    LazyVGrid(
      columns: [GridItem(.flexible(), alignment: .topLeading)], alignment: .leading,
      spacing: scene.spacing
    ) { rows }
  }

  @ViewBuilder private var mixed: some View {
    Color.gray.frame(width: 50, height: 10)
    rows
    if !scene.hasTail { Text("last").frame(height: 20) }
  }

  private func plain<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: scene.spacing) { content() }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Rows of which only the body of a view knows how many they are.
private struct RowsBehindBody: View {
  let scene: RowScene
  let log: RowLog
  @State private var isFolded = false

  var body: some View {
    Button("counter \(scene.rows.first?.id ?? 0) folds") { isFolded.toggle() }
      .buttonStyle(.plain)
      .frame(height: 14)
    if !isFolded {
      ForEach(scene.rows) { RowView(row: $0, mode: scene.mode, log: log) }
    }
  }
}

/// What rows reported while they came and went, and whether they are in lazy containers.
final class RowLog {
  let isLazy: Bool
  private(set) var appeared: [Int] = []
  private(set) var left: [Int] = []

  init(isLazy: Bool) { self.isLazy = isLazy }

  func appear(_ id: Int) { appeared.append(id) }
  func leave(_ id: Int) { left.append(id) }

  /// What happened since it was last asked, whatever the order within one update.
  func take() -> [[Int]] {
    defer { (appeared, left) = ([], []) }
    return [appeared.sorted(), left.sorted()]
  }
}

/// A row with a state of its own.
struct RowView: View {
  let row: RowScene.Row
  let mode: Int
  let log: RowLog

  var body: some View {
    content
      .onAppear { log.appear(row.id) }
      .onDisappear { log.leave(row.id) }
  }

  private var color: Color { ViewTree.color(row.number) }
  private var length: CGFloat { CGFloat(10 + 4 * row.number) }

  @ViewBuilder private var content: some View {
    switch row.look {
    case .text: Text("row \(row.id) \(row.number)").frame(height: 18)
    case .color: color.frame(width: 40, height: length)
    case .counter: RowCounter(id: row.id)
    case .stack:
      HStack {
        RowCounter(id: row.id)
        color.frame(width: 20, height: length)
      }
    case .choice:
      if (row.number + mode) % 2 == 0 {
        RowCounter(id: row.id)
      } else {
        color.frame(width: 30, height: 30)
      }
    case .erased: AnyView(RowCounter(id: row.id).padding(2))
    case .growing: color.frame(width: 30, height: CGFloat(10 + 10 * (mode % 3)))
    case .conditional:
      if (row.number + mode) % 3 != 0 { color.frame(width: 60, height: 24) }
    case .pair:
      RowCounter(id: row.id)
      color.frame(width: 40, height: 8)
    case .hiddenPair: if (row.number + mode) % 2 == 0 { RowPair(id: row.id, color: color) }
    case .moving: color.frame(width: 50, height: 20).transition(.move(edge: .leading))
    case .erasedPair:
      AnyView(
        Group {
          color.frame(width: 30, height: 9)
          if mode % 2 == 0 { RowCounter(id: row.id) }
        })
    case .modified: RowCounter(id: row.id).background(color).opacity(0.7).disabled(mode % 2 == 1)
    case .innerColumn, .innerLine, .innerGrid:
      // A row of a lazy container moves as one, what arrives in it, too.
      InnerRows(row: row, mode: mode, log: log).geometryGroup()
    }
  }
}

/// Two views behind a body.
private struct RowPair: View {
  let id: Int
  let color: Color

  var body: some View {
    RowCounter(id: id)
    color.frame(width: 12, height: 12)
  }
}

/// Rows of a container in a row, which is as lazy as the one around it.
private struct InnerRows: View {
  let row: RowScene.Row
  let mode: Int
  let log: RowLog

  private var rows: some View {
    ForEach(ids, id: \.self) { id in
      RowCounter(id: id)
        .onAppear { log.appear(id) }
        .onDisappear { log.leave(id) }
    }
  }

  /// The first is known by the row's own number.
  private var ids: [Int] {
    let others = (0..<(row.number + mode) % 4).map { 1_000_000 + 10 * row.id + $0 }
    return [row.id] + (mode % 2 == 0 ? others : others.reversed())
  }

  var body: some View {
    switch row.look {
    case .innerLine:
      ScrollView(.horizontal, showsIndicators: false) {
        if log.isLazy {
          LazyHStack(spacing: 4) { rows }
        } else {
          HStack(spacing: 4) { rows }.frame(maxHeight: .infinity)
        }
      }
      .frame(width: 400, height: 30)
    case .innerGrid where log.isLazy:
      LazyVGrid(columns: [GridItem(alignment: .topLeading)], alignment: .leading, spacing: 3) {
        rows
      }
      .frame(width: 200)
    default:
      if log.isLazy {
        LazyVStack(alignment: .leading, spacing: 3) { rows }.frame(width: 200)
      } else {
        VStack(alignment: .leading, spacing: 3) { rows }.frame(width: 200, alignment: .leading)
      }
    }
  }
}

/// What a person has done in a row.
private struct RowCounter: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    Button("\(id): \(count)") { count += 1 }
      .buttonStyle(.plain)
      .frame(width: 90, height: 24)
      .accessibilityIdentifier("counter \(id)")
  }
}
