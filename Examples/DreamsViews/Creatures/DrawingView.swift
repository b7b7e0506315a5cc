package import Lamina

/// A drawing as large as its place allows, in the middle.
package struct DrawingView: View {
  let drawing: Drawing

  package init(_ drawing: Drawing) { self.drawing = drawing }

  package var body: some View {
    ZStack {
      ForEach(drawing.parts.indices, id: \.self) { index in
        PartView(part: drawing.parts[index])
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

/// An outline of the drawing's square, painted in any rectangle.
private struct PartView: View {
  let part: Drawing.Part

  var body: some View {
    if part.top == part.bottom {
      PartShape(path: part.path).fill(color(part.top))
    } else {
      PartShape(path: part.path).fill(
        LinearGradient(
          colors: [color(part.top), color(part.bottom)], startPoint: .top, endPoint: .bottom))
    }
  }

  private func color(_ hex: UInt32) -> Color { Color(Color.Resolved(hex: hex)) }
}

private nonisolated struct PartShape: Shape, Hashable {
  let path: Path

  func path(in rect: CGRect) -> Path { path.applying(Drawing.transform(into: rect)) }
}
