import Lamina

/// Scrolling: a strip inside of the page, a board in two directions, long lazy columns.
struct ScrollingPage: View {
  var body: some View {
    PageScaffold(.scrolling) {
      Sample("A strip in a page", "Goes sideways; the wheel above it still moves the page.") {
        Strip()
      }
      Sample("A board", "Scrolls in both directions, with a touchpad or by its thumbs.") { Board() }
      Sample("Ten thousand rows", "Headings float; a row is gone to before it exists.") {
        LongColumn()
      }
      Sample("More and more", "Loads rows two screenfuls before the end is seen.") {
        EndlessColumn()
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
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(spacing: 6) {
        ForEach(0..<14) { row in
          HStack(spacing: 6) {
            ForEach(0..<24) { column in
              Text("\(row + 1)·\(column + 1)")
                .font(.caption.monospacedDigit())
                .foregroundStyle(.readable(on: color(row, column)))
                .textFrame(width: 64, height: 44)
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
      hue: Double(column) / 24, saturation: 0.5 - Double(row) * 0.02,
      brightness: (colorScheme == .dark ? 0.68 : 0.86) + Double(row) * 0.01)
  }
}

/// Rows in hundreds, whose headings float; the buttons go to rows that do not exist yet.
private struct LongColumn: View {
  private static let hundreds = 100

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Button("First") { proxy.scrollTo(1, anchor: .top, animated: true) }
          Button("Row 5,050") { proxy.scrollTo(5_050, anchor: .center, animated: true) }
          Button("Last") { proxy.scrollTo(10_000, anchor: .bottom, animated: true) }
        }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<Self.hundreds) { hundred in
              Section {
                ForEach(hundred * 100 + 1..<hundred * 100 + 101) { NumberRow(number: $0) }
              } header: {
                NumberHeading(first: hundred * 100 + 1)
              }
            }
          }
        }
        .frame(height: 200)
        .background(Color(role: .secondaryBackground))
        .cornerRadius(8)
        .accessibilityIdentifier("long column")
      }
    }
  }
}

private struct NumberHeading: View {
  let first: Int

  var body: some View {
    Text("\(first) to \(first + 99)")
      .font(.caption.weight(.semibold))
      .foregroundStyle(.readable(on: .blue))
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.blue)
  }
}

private struct NumberRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Text("\(number * number)").monospacedDigit().foregroundStyle(.secondary)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
  }
}

/// Thirty rows more whenever no more than two screenfuls are left.
private struct EndlessColumn: View {
  @State private var count = 30

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(count) rows so far").foregroundStyle(.secondary)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1..<count + 1, id: \.self) { NumberRow(number: $0) } }
      }
      .onReachEnd { count += 30 }
      .frame(height: 160)
      .background(Color(role: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
      .accessibilityIdentifier("endless column")
    }
  }
}
