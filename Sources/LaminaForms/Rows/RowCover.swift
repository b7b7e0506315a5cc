import LaminaDrawing
import LaminaDisplay
import LaminaGeometry

/// What stands over a row that people change: marks while the list is edited, and strips of buttons.
struct RowCover: View {
  let row: RowEditing

  var body: some View {
    if row.side != nil || row.isEdited { parts }
  }

  private var parts: some View {
    ZStack {
      if let side = row.side {
        RowStrip(row: row, edge: side)
        if row.slide != 0 { closer(side) }
      }
      if row.isEdited { marks }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      row.measured(width: $0)
    }
    .environment(\.rowContext, nil)
  }

  /// A press on what is left of the content brings it back.
  private func closer(_ side: HorizontalEdge) -> some View {
    Color.clear.contentShape(Rectangle())
      .padding(side == .leading ? .leading : .trailing, abs(row.slide))
      .onTapGesture { row.close() }
  }

  private var marks: some View {
    HStack(spacing: 0) {
      if row.canDelete { DeleteMark(row: row) }
      Spacer(minLength: 0)
      if row.canMove, row.side == nil { MoveHandle(row: row) }
    }
    .transition(.opacity)
  }
}

/// The red mark that shows what a row's strip holds.
private struct DeleteMark: View {
  let row: RowEditing

  var body: some View {
    Button {
      row.isOpen ? row.close() : row.open(.trailing)
    } label: {
      Image(systemName: "minus.circle.fill")
        .foregroundStyle(.white, .red)
        .frame(width: RowMetrics.mark).frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Delete…")
    .offset(x: row.slide)
  }
}

/// What a row is taken by.
private struct MoveHandle: View {
  let row: RowEditing

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .frame(width: RowMetrics.handle).frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .handlers { $0.pointer.gestures = [GestureAttachment(row.handleDrag)] }
      .accessibilityHidden(true)
  }
}

/// What a carried row stands on.
struct CarriedGround: View {
  var body: some View {
    Rectangle().fill(.background).shadow(color: .black.opacity(0.25), radius: 6, y: 2)
  }
}
