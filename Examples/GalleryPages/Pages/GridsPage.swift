import Lamina

/// Grids: a form whose columns fit their cells, many cells in as many columns as fit, a shelf.
struct GridsPage: View {
  var body: some View {
    PageScaffold(.grids) {
      Sample("A form", "Columns are as wide as their widest cell; a cell may span several.") {
        BookingForm()
      }
      Sample("As many as fit", "Ten thousand cells, of which only those in sight exist.") {
        Board()
      }
      Sample("A shelf", "Rows of fixed and flexible height; it goes on to the side.") { Shelf() }
    }
  }
}

private struct BookingForm: View {
  @State private var spans = true
  @State private var lines = true
  @State private var alignment = HorizontalAlignment.trailing

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: 8) {
        GridRow {
          label("Hut").gridColumnAlignment(alignment)
          Cell("Refuge du Lac Blanc", .teal)
          Cell("2,352 m", .teal)
          stars
        }
        GridRow {
          label("Guests")
          Cell("Two", .indigo)
          Cell("Bunk", .indigo)
          Cell("Half board", .indigo)
        }
        if lines { Divider().gridCellUnsizedAxes(.horizontal) }
        GridRow {
          label("Way there")
          Cell("By cable car, then an hour on foot", .blue)
            .gridCellColumns(spans ? 3 : 1)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Cell("Bring a lamp", .blue).gridCellColumns(spans ? 2 : 1)
        }
      }
      .fixedSize(horizontal: true, vertical: false)
      controls.fixedSize()
    }
  }

  private func label(_ text: String) -> some View {
    Text(text).font(.callout).foregroundStyle(.secondary)
  }

  private var stars: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { star in
        Image(systemName: "star.fill").foregroundStyle(star < 4 ? .yellow : .gray.opacity(0.4))
          .textFrame(width: 14, height: 14)
      }
    }
    .gridCellAnchor(.center)
  }

  private var controls: some View {
    HStack(alignment: .bottom, spacing: 24) {
      Choice(
        title: "First column",
        options: [(.leading, "Leading"), (.center, "Center"), (.trailing, "Trailing")],
        selection: $alignment.animation()
      )
      .fixedSize()
      Toggle("Spans", isOn: $spans.animation()).toggleStyle(.switch)
      Toggle("Divider", isOn: $lines.animation()).toggleStyle(.switch)
    }
  }
}

/// A word in a box.
private struct Cell: View {
  let word: String
  let color: Color

  init(_ word: String, _ color: Color) { (self.word, self.color) = (word, color) }

  var body: some View {
    Text(word).lineLimit(1).padding(.horizontal, 10).padding(.vertical, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(color.opacity(0.18), in: RoundedRectangle(cornerRadius: 7))
  }
}

/// Cells in sections, in as many columns as one likes.
private struct Board: View {
  /// How many columns there are.
  private enum Columns: Hashable { case adaptive, three, mixed }

  private static let hundreds = 100
  @State private var columns = Columns.adaptive
  @State private var gone: Set<Int> = []
  /// The cell that arrow keys move on from.
  @State private var cursor = 1
  @State private var width: CGFloat = 0
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .bottom) {
        Choice(
          title: "Columns",
          options: [
            (.adaptive, "Adaptive, 72 at least"), (.three, "Three"), (.mixed, "60, flexible, 60"),
          ], selection: $columns.animation()
        )
        .fixedSize()
        Spacer()
        Button("All back") { withAnimation { gone = [] } }.disabled(gone.isEmpty)
      }
      ScrollViewReader { scroll in
        cells
          .focusable()
          .focused($hasFocus)
          .onMoveCommand { move($0, scroll) }
          .onKeyPress(.space) {
            remove(cursor)
            return .handled
          }
          .accessibilityLabel("Numbers")
          .accessibilityValue("\(cursor)")
          .accessibilityIdentifier("grid")
      }
      Text("Click a cell, or go to it with the arrows and press Space, to take it away.")
        .font(.caption).foregroundStyle(.secondary)
    }
  }

  private var cells: some View {
    ScrollView {
      LazyVGrid(columns: items, spacing: 6, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<Self.hundreds) { hundred in
          Section {
            ForEach(numbers(hundred), id: \.self) { number in
              NumberCell(number: number, isCurrent: hasFocus && number == cursor)
                .onTapGesture { remove(number) }
            }
          } header: {
            BoardHeading(hundred: hundred)
          }
        }
      }
    }
    .frame(height: 250)
    .cornerRadius(8)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  private func remove(_ number: Int) {
    withAnimation { _ = gone.insert(number) }
    if number == cursor { cursor = nearest(to: number + 1, by: 1) ?? number }
  }

  private func move(_ direction: MoveCommandDirection, _ scroll: ScrollViewProxy) {
    let step: Int
    switch direction {
    case .left: step = -1
    case .right: step = 1
    case .up: step = -perRow
    case .down: step = perRow
    }
    guard let next = nearest(to: cursor + step, by: step.signum()) else { return }
    cursor = next
    scroll.scrollTo(next)
  }

  /// How many cells stand beside each other.
  private var perRow: Int { columns == .adaptive ? max(1, Int((width + 6) / 78)) : 3 }

  /// The first number from one on in a direction that is still there.
  private func nearest(to number: Int, by step: Int) -> Int? {
    var number = number
    while (1...Self.hundreds * 100).contains(number) {
      if !gone.contains(number) { return number }
      number += step
    }
    return nil
  }

  private var items: [GridItem] {
    switch columns {
    case .adaptive: [GridItem(.adaptive(minimum: 72), spacing: 6)]
    case .three: Array(repeating: GridItem(spacing: 6), count: 3)
    case .mixed:
      [GridItem(.fixed(60), spacing: 6), GridItem(spacing: 6), GridItem(.fixed(60))]
    }
  }

  private func numbers(_ hundred: Int) -> [Int] {
    (hundred * 100 + 1..<hundred * 100 + 101).filter { !gone.contains($0) }
  }
}

private struct BoardHeading: View {
  let hundred: Int

  var body: some View {
    Text("\(hundred * 100 + 1) to \(hundred * 100 + 100)")
      .font(.caption.weight(.semibold)).foregroundStyle(.readable(on: .blue))
      .padding(.horizontal, 10).padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.blue)
  }
}

private struct NumberCell: View {
  let number: Int
  var isCurrent = false
  @Environment(\.colorScheme) private var colorScheme

  /// Less light by night.
  private var color: Color {
    Color(
      hue: Double(number % 100) / 100, saturation: 0.4,
      brightness: colorScheme == .dark ? 0.68 : 0.85)
  }

  var body: some View {
    Text("\(number)").font(.callout.monospacedDigit()).foregroundStyle(.readable(on: color))
      .frame(maxWidth: .infinity).frame(height: 40)
      .background(color, in: RoundedRectangle(cornerRadius: 7))
      .overlay {
        if isCurrent { RoundedRectangle(cornerRadius: 7).strokeBorder(.primary, lineWidth: 3) }
      }
      .accessibilityIdentifier("cell \(number)")
  }
}

private struct Shelf: View {
  @State private var rows = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Choice(
        title: "Rows", options: [(1, "One"), (2, "Two"), (3, "Three")],
        selection: $rows.animation())
      ScrollView(.horizontal) {
        LazyHGrid(rows: items, spacing: 10) {
          ForEach(0..<2_000) { number in
            LandmarkPicture(LandmarkKind.allCases[number % LandmarkKind.allCases.count].file)
              .frame(width: number % 5 == 0 ? 130 : 90)
              .cornerRadius(8)
          }
        }
      }
      .frame(height: 190)
      .accessibilityIdentifier("shelf")
    }
  }

  private var items: [GridItem] {
    [GridItem(.flexible(maximum: 110))] + Array(repeating: GridItem(), count: rows - 1)
  }
}
