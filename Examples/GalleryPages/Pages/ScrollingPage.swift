import Lamina

/// Scrolling: a strip inside of the page, a board in two directions, a long lazy column.
struct ScrollingPage: View {
  var body: some View {
    PageScaffold(.scrolling) {
      Sample("A strip in a page", "Goes sideways; the wheel above it still moves the page.") {
        Strip()
      }
      Sample("A board", "Scrolls in both directions, with a touchpad or by its thumbs.") { Board() }
      Sample("Ten thousand rows", "LazyVStack makes the rows in sight and a few beyond.") {
        LongColumn()
      }
    }
  }
}

private struct Strip: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 14) {
        ForEach(LandmarkKind.allCases) { kind in
          VStack(alignment: .leading, spacing: 6) {
            LandmarkPicture(kind.file).frame(width: 128, height: 128).cornerRadius(10)
            Text(kind.rawValue).font(.caption)
          }
        }
      }
      .padding(.bottom, 12)
    }
    .accessibilityIdentifier("strip")
  }
}

private struct Board: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(spacing: 6) {
        ForEach(0..<14) { row in
          HStack(spacing: 6) {
            ForEach(0..<24) { column in
              Text("\(row + 1)·\(column + 1)")
                .font(.caption.monospacedDigit())
                .foregroundStyle(.white)
                .frame(width: 64, height: 44)
                .background(color(row, column), in: RoundedRectangle(cornerRadius: 8))
            }
          }
        }
      }
    }
    .frame(height: 210)
    .cornerRadius(8)
    .accessibilityIdentifier("board")
  }

  private func color(_ row: Int, _ column: Int) -> Color {
    Color(
      hue: Double(column) / 24, saturation: 0.72 - Double(row) * 0.03,
      brightness: 0.62 + Double(row) * 0.02)
  }
}

private struct LongColumn: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<10_000) { row in
          HStack {
            Text("Row \(row + 1)")
            Spacer()
            Text("\((row + 1) * (row + 1))").monospacedDigit().foregroundStyle(.secondary)
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 7)
        }
      }
    }
    .frame(height: 200)
    .background(Color(role: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
    .accessibilityIdentifier("long column")
  }
}
