import Lamina

/// Transitions: each by name, rows that come, go and change places, and one view that becomes another.
struct TransitionsPage: View {
  var body: some View {
    PageScaffold(.transitions) {
      Sample("By name", "Half of the tiles come as the others go. Click again before it is over.") {
        NamedTransitions()
      }
      Sample("Insert, remove, reorder", "The others make room, and what goes is out of their way.")
      {
        MovingRows()
      }
      Sample("Matched geometry", "A tile becomes the card, and the card the tile again.") {
        Tiles()
      }
    }
  }
}

// MARK: By name

private struct NamedTransitions: View {
  @State private var isSwapped = false

  private static let all: [(name: String, transition: AnyTransition)] = [
    ("opacity", .opacity),
    ("scale", .scale),
    ("slide", .slide),
    ("move", .move(edge: .bottom)),
    ("push", .push(from: .leading)),
    ("offset", .offset(x: 20, y: -20).combined(with: .opacity)),
    ("blur", AnyTransition(BlurReplaceTransition(configuration: .downUp))),
    ("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .top))),
    ("combined", .scale.combined(with: .slide).combined(with: .opacity)),
    ("custom", .modifier(active: Turned(angle: 90), identity: Turned(angle: 0))),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      row(Self.all[..<5], from: 0)
      row(Self.all[5...], from: 1)
      Button("Swap") { swap() }
    }
    .onAppear { swap() }
  }

  private func swap() { withAnimation(.easeInOut(duration: 1.2)) { isSwapped.toggle() } }

  private func row(
    _ transitions: ArraySlice<(name: String, transition: AnyTransition)>, from first: Int
  ) -> some View {
    HStack(spacing: 12) {
      ForEach(Array(transitions.indices), id: \.self) { index in
        Captioned(transitions[index].name) {
          Slot {
            if isSwapped == (index % 2 == 0) {
              RoundedRectangle(cornerRadius: 8).fill(Self.colors[index % Self.colors.count])
                .transition(transitions[index].transition)
            }
          }
        }
      }
    }
  }

  private static let colors: [Color] = [.blue, .orange, .green, .pink, .teal]
}

/// A place that something comes to and goes from, cut at its edges.
private struct Slot<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack { content.padding(10) }
      .frame(width: 88, height: 64)
      .background(Color(role: .quaternary).opacity(0.5))
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// Turns and fades, as a modifier of one's own.
private struct Turned: ViewModifier {
  let angle: Double

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).opacity(angle == 0 ? 1 : 0)
  }
}

// MARK: Rows

private struct MovingRows: View {
  @State private var rows = [1, 2, 3, 4]
  @State private var next = 5

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 8) {
        button("Add") {
          rows.insert(next, at: min(1, rows.count))
          next += 1
        }
        button("Remove") { if !rows.isEmpty { rows.remove(at: rows.count / 2) } }
        button("Reverse") { rows.reverse() }
      }
      VStack(spacing: 6) {
        ForEach(rows, id: \.self) { number in
          Text("Row \(number)")
            .padding(.horizontal, 14).padding(.vertical, 7)
            .frame(width: 220, alignment: .leading)
            .background(Self.color(number).opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
            .transition(
              .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
                .combined(with: .opacity))
        }
      }
      .frame(height: 260, alignment: .top)
    }
  }

  private func button(_ name: String, _ change: @escaping () -> Void) -> some View {
    Button(name) { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { change() } }
  }

  private static func color(_ number: Int) -> Color {
    [Color.blue, .orange, .green, .pink, .teal][number % 5]
  }
}

// MARK: Matched geometry

private struct Tiles: View {
  @State private var opened: Int?
  @Namespace private var tiles
  private let colors: [Color] = [.blue, .orange, .green, .pink]
  @FocusState private var tile: Int?
  @FocusState private var isCardFocused: Bool

  var body: some View {
    ZStack {
      if let opened { card(opened) } else { grid }
    }
    .frame(maxWidth: .infinity).frame(height: 220)
  }

  private var grid: some View {
    HStack(spacing: 16) {
      ForEach(colors.indices, id: \.self) { index in
        Button {
          open(index)
        } label: {
          outline(index).frame(width: 72, height: 72)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Tile \(index + 1)")
        .accessibilityIdentifier("tile \(index)")
        .focused($tile, equals: index)
      }
    }
  }

  private func card(_ index: Int) -> some View {
    Button {
      open(nil)
    } label: {
      outline(index)
        .overlay(alignment: .bottomLeading) {
          Text("Click to close").font(.title3.bold()).foregroundStyle(.white).padding(20)
        }
        .frame(width: 420, height: 200)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("card")
    .focused($isCardFocused)
    .onExitCommand { open(nil) }
  }

  private func outline(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 14).fill(colors[index])
      .matchedGeometryEffect(id: index, in: tiles)
  }

  /// What had the focus hands it on: a tile to its card, and the card to its tile.
  private func open(_ index: Int?) {
    let wasTile = tile != nil
    let wasCard = isCardFocused
    let closed = opened
    withAnimation(.spring(duration: 0.7, bounce: 0.25)) { opened = index }
    if wasTile { isCardFocused = true }
    if wasCard { tile = closed }
  }
}
