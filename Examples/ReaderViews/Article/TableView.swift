import Lamina
import ReaderFeed

/// A table with columns of equal width.
struct TableView: View {
  let table: Table

  var body: some View {
    VStack(spacing: 0) {
      ForEach(table.rows.indices, id: \.self) { row in
        if row > 0 { Divider() }
        TableRowView(cells: table.rows[row], columns: table.columnCount)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).stroke(ReaderStyle.edge) }
  }
}

/// One row of a table; a short one is filled up with empty cells.
private struct TableRowView: View {
  let cells: [Table.Cell]
  let columns: Int

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<columns, id: \.self) { column in
        cell(column)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
      }
    }
    .background(isHeader ? ReaderStyle.panel : Color.clear)
  }

  private var isHeader: Bool { cells.allSatisfy(\.isHeader) }

  @ViewBuilder private func cell(_ column: Int) -> some View {
    if cells.indices.contains(column) {
      CellView(cell: cells[column])
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
    }
  }
}

/// The blocks of one cell, one below the other.
private struct CellView: View {
  let cell: Table.Cell
  @Environment(\.readerScale) private var scale
  @Environment(\.readerQuery) private var query

  var body: some View {
    VStack(alignment: alignment.horizontal, spacing: 0) {
      ForEach(Article(blocks: cell.blocks).rows) { row in
        if case .paragraph(let text) = row.content {
          Text(text.attributed(font: font, size: size, marking: query))
        } else {
          ArticleRowView(row: row)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: alignment)
  }

  private var size: CGFloat { 14 * scale }

  private var font: Font { .system(size: size, weight: cell.isHeader ? .semibold : nil) }

  private var alignment: Alignment {
    switch cell.alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
