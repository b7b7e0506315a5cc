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
          .frame(width: 14, height: 14)
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
      ScrollView {
        LazyVGrid(columns: items, spacing: 6, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<Self.hundreds) { hundred in
            Section {
              ForEach(numbers(hundred), id: \.self) { number in
                NumberCell(number: number)
                  .onTapGesture { withAnimation { _ = gone.insert(number) } }
              }
            } header: {
              BoardHeading(hundred: hundred)
            }
          }
        }
      }
      .frame(height: 250)
      .cornerRadius(8)
      .accessibilityIdentifier("grid")
      Text("Click a cell to take it away: the others close up, and keep what they are.")
        .font(.caption).foregroundStyle(.secondary)
    }
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
      .font(.caption.weight(.semibold)).foregroundStyle(.white)
      .padding(.horizontal, 10).padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.blue)
  }
}

private struct NumberCell: View {
  let number: Int

  var body: some View {
    Text("\(number)").font(.callout.monospacedDigit()).foregroundStyle(.white)
      .frame(maxWidth: .infinity).frame(height: 40)
      .background(
        Color(hue: Double(number % 100) / 100, saturation: 0.55, brightness: 0.72),
        in: RoundedRectangle(cornerRadius: 7)
      )
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
