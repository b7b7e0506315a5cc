package import Lamina
import LaminaWidgets

/// The panel: the widgets that are shown, or all of them to choose among.
package struct TodayPanel: View {
  @State private var model: TodayModel
  @State private var isEditing = false

  package init(_ model: TodayModel) { _model = State(initialValue: model) }

  package var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Today").font(.title2.bold())
        Spacer()
        Button(isEditing ? "Done" : "Edit") { withAnimation { isEditing.toggle() } }
          .keyboardShortcut("e", modifiers: .command)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      Divider()
      if isEditing { TodayEditor(model: model) } else { TodayTiles(model: model) }
    }
    .background(.background)
  }
}

/// The widgets that are shown, small ones side by side.
struct TodayTiles: View {
  var model: TodayModel

  var body: some View {
    let tiles = model.tilesShown
    GeometryReader { room in
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          if tiles.isEmpty { NoTiles(model: model) }
          ForEach(TileRow.rows(of: tiles)) { row in
            HStack(alignment: .top, spacing: 12) {
              ForEach(row.tiles) { TileView(tile: $0, panelWidth: room.size.width - 32) }
            }
          }
        }
        .padding(16)
        .frame(width: room.size.width)
      }
    }
  }
}

/// What stands side by side.
struct TileRow: Identifiable {
  var tiles: [TileModel]
  var id: String { tiles.map(\.id).joined(separator: " ") }

  /// Two small ones after one another share a row.
  static func rows(of tiles: [TileModel]) -> [TileRow] {
    tiles.reduce(into: []) { rows, tile in
      if tile.family == .systemSmall, let last = rows.last, last.tiles.count == 1,
        last.tiles[0].family == .systemSmall
      {
        rows[rows.count - 1].tiles.append(tile)
      } else {
        rows.append(TileRow(tiles: [tile]))
      }
    }
  }
}

private struct NoTiles: View {
  var model: TodayModel

  var body: some View {
    VStack(spacing: 8) {
      Text("No widgets are shown").font(.headline)
      Text(
        model.widgets.isEmpty
          ? "Programs install theirs: DreamWidgets --install" : "Choose some with Edit."
      )
      .foregroundStyle(.secondary)
      ForEach(model.notes, id: \.self) { Text($0).font(.caption).foregroundStyle(.secondary) }
    }
    .frame(maxWidth: .infinity)
    .padding(.top, 60)
  }
}
