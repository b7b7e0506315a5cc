import Lamina

/// A field for what is searched for; Ctrl+F leads to it and Escape empties it.
struct SearchBar: View {
  @Binding var text: String
  @FocusState.Binding var focus: ReaderFocus?
  /// Opens the first of what was found.
  let open: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      Button {
        focus = .search
      } label: {
        Magnifier()
          .stroke(Color.secondary, lineWidth: 1.5)
          .frame(width: 13, height: 13)
          .frame(width: 24, height: 24)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .keyboardShortcut("f")
      .accessibilityLabel("Go to search")
      TextField("Search titles and text", text: $text)
        .focused($focus, equals: .search)
        .onKeyPress(.escape) { leave() }
        .onKeyPress(.downArrow) { list() }
        .onSubmit(open)
        .accessibilityIdentifier("search")
      if !text.isEmpty {
        Button("Clear") { text = "" }
          .accessibilityLabel("Clear search")
      }
    }
    .padding(.horizontal, 12)
    .padding(.bottom, 12)
  }

  /// Escape empties the field first, and then leaves it.
  private func leave() -> KeyPress.Result {
    if text.isEmpty { return list() }
    text = ""
    return .handled
  }

  private func list() -> KeyPress.Result {
    focus = .list
    return .handled
  }
}

/// A magnifying glass.
private nonisolated struct Magnifier: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let side = min(rect.width, rect.height) * 0.68
    path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
    path.move(to: CGPoint(x: rect.minX + side * 0.86, y: rect.minY + side * 0.86))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
