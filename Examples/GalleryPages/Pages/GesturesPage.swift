import Lamina

/// What fingers and buttons do, one after the other and together; keys do the same.
struct GesturesPage: View {
  var body: some View {
    PageScaffold(.gestures) {
      Sample("Drag", "It follows the pointer and springs back; arrows push it.") { DragSample() }
      Sample(
        "Pinch and turn",
        "Two fingers at once, or Control with the wheel, and Shift besides. Arrows do the same."
      ) {
        PinchSample()
      }
      Sample("Hold", "Half a second; a click, a double click and Return are something else.") {
        HoldSample()
      }
      Sample("Hold, then drag", "A tile that was held changes its place; arrows move it too.") {
        ReorderSample()
      }
      Sample("In a scroll view", "A finger scrolls, held it marks. The pointer is told above it.") {
        HoverSample()
      }
    }
  }
}

/// A disc that a drag moves while it goes on.
private struct DragSample: View {
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var way = CGSize.zero
  @State private var pushed = CGSize.zero

  var body: some View {
    Circle().fill(way == .zero ? Color.blue : .indigo)
      .frame(width: 64, height: 64)
      .movedByArrows("Disc") { step in
        pushed.width = min(max(pushed.width + step.width, -300), 300)
        pushed.height = min(max(pushed.height + step.height, -16), 16)
      }
      .offset(x: pushed.width + way.width, y: pushed.height + way.height)
      .gesture(
        DragGesture(minimumDistance: 2, coordinateSpace: .global)
          .updating($way) { value, way, _ in way = value.translation }
      )
      .contextMenu { Button("Back to the Middle") { pushed = .zero }.disabled(pushed == .zero) }
      .frame(maxWidth: .infinity).frame(height: 96)
      .accessibilityIdentifier("disc")
  }
}

/// A picture that two fingers make larger and turn.
private struct PinchSample: View {
  @State private var zoom: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn = Angle.zero

  var body: some View {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 10)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .overlay(
          Image(systemName: "chevron.up").accessibilityHidden(true).font(.largeTitle)
            .foregroundStyle(.white)
        )
        .frame(width: 96, height: 96)
        .scaleEffect(zoom * pinch)
        .rotationEffect(angle + turn)
        .frame(minWidth: 120, maxWidth: 220).frame(height: 160)
        .background(Color(role: .groupedBackground))
        .clipped()
        .gesture(gesture)
        .focusable()
        .onMoveCommand(perform: move)
        .accessibilityLabel("Picture")
        .accessibilityIdentifier("picture")
      VStack(alignment: .leading, spacing: 8) {
        Text("\(Int((zoom * pinch * 100).rounded())) %").monospacedDigit()
          .accessibilityIdentifier("zoom")
        Text("\(Int((angle + turn).degrees.rounded()))°").monospacedDigit()
          .accessibilityIdentifier("angle")
        Button("As before") { (zoom, angle) = (1, .zero) }.disabled(zoom == 1 && angle == .zero)
      }
    }
  }

  private var gesture: some Gesture {
    MagnifyGesture().updating($pinch) { value, pinch, _ in pinch = value.magnification }
      .onEnded { set(zoom * $0.magnification) }
      .simultaneously(
        with: RotateGesture().updating($turn) { value, turn, _ in turn = value.rotation }
          .onEnded { angle = angle + $0.rotation })
  }

  private func set(_ next: CGFloat) { zoom = min(max(next, 0.25), 4) }

  private func move(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: set(zoom * 1.1)
    case .down: set(zoom / 1.1)
    case .left: angle = angle - .degrees(5)
    case .right: angle = angle + .degrees(5)
    }
  }
}

/// A plate that distinguishes one click, two, and holding.
private struct HoldSample: View {
  @State private var isHeld = false
  @State private var latest = "nothing yet"

  var body: some View {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 10)
        .fill(isHeld ? Color.green : Color(role: .tertiary))
        .frame(width: 120, height: 64)
        .scaleEffect(isHeld ? 0.94 : 1)
        .animation(.easeOut(duration: 0.4), value: isHeld)
        .gesture(
          TapGesture(count: 2).onEnded { latest = "clicked twice" }
            .exclusively(before: TapGesture().onEnded { latest = "clicked once" })
        )
        .onLongPressGesture {
          latest = "held"
        } onPressingChanged: {
          isHeld = $0
        }
        .focusable()
        .onKeyPress(.return) {
          latest = "held, by Return"
          return .handled
        }
        .onKeyPress(.space) {
          latest = "clicked, by Space"
          return .handled
        }
        .accessibilityLabel("Plate")
        .accessibilityIdentifier("plate")
      Text(latest).foregroundStyle(.secondary).accessibilityIdentifier("latest")
    }
  }
}

/// Tiles that change places once they were held.
private struct ReorderSample: View {
  private struct Lifted: Equatable {
    var tile: String
    var way: CGFloat
  }

  /// Of a tile with the room around it.
  @State private var width: CGFloat = 96
  @State private var tiles = ["Mercury", "Venus", "Earth", "Mars"]
  @GestureState private var lifted: Lifted?

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tiles, id: \.self) { tile in
        Text(tile).font(.callout)
          .frame(maxWidth: .infinity).textFrame(height: 44)
          .background(
            Color(role: lifted?.tile == tile ? .controlBorder : .groupedBackground),
            in: RoundedRectangle(cornerRadius: 8)
          )
          .scaleEffect(lifted?.tile == tile ? 1.08 : 1)
          .focusable()
          .onMoveCommand { move(tile, by: $0 == .left ? -1 : $0 == .right ? 1 : 0) }
          .accessibilityLabel(tile)
          .offset(x: lifted?.tile == tile ? lifted?.way ?? 0 : 0)
          .gesture(reorder(tile))
          .padding(.horizontal, 6)
          .zIndex(lifted?.tile == tile ? 1 : 0)
      }
    }
    .textFrame(maxWidth: 384)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0 / CGFloat(tiles.count)
    }
    .accessibilityIdentifier("tiles")
  }

  private func reorder(_ tile: String) -> some Gesture {
    LongPressGesture(minimumDuration: 0.35)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($lifted) { value, lifted, _ in
        if case .second(_, let drag) = value {
          lifted = Lifted(tile: tile, way: drag?.translation.width ?? 0)
        }
      }
      .onEnded { value in
        guard case .second(_, let drag?) = value else { return }
        move(tile, by: Int((drag.translation.width / width).rounded()))
      }
  }

  private func move(_ tile: String, by steps: Int) {
    guard let index = tiles.firstIndex(of: tile) else { return }
    let next = min(max(index + steps, 0), tiles.count - 1)
    guard next != index else { return }
    withAnimation(.snappy) {
      tiles.remove(at: index)
      tiles.insert(tile, at: next)
    }
  }
}

/// Cards that scroll sideways, are marked by holding, and know where the pointer is.
private struct HoverSample: View {
  @State private var marked: Set<Int> = []
  @State private var place: CGPoint?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(1..<15, id: \.self) { card($0) } }
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): place = point
        case .ended: place = nil
        }
      }
      .accessibilityIdentifier("cards")
      Text(place.map { "The pointer is at \(Int($0.x)), \(Int($0.y))." } ?? "The pointer is away.")
        .font(.callout).foregroundStyle(.secondary).accessibilityIdentifier("place")
    }
  }

  private func card(_ number: Int) -> some View {
    let isMarked = marked.contains(number)
    return Button {
      marked.formSymmetricDifference([number])
    } label: {
      Text("\(number)").font(.title3)
        .foregroundStyle(
          isMarked ? AnyShapeStyle(.readable(on: .blue)) : AnyShapeStyle(.primary)
        )
        .textFrame(width: 84, height: 56)
        .background(
          isMarked ? Color.blue : Color(role: .groupedBackground),
          in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .onLongPressGesture { marked.insert(number) }
    .accessibilityLabel(isMarked ? "Card \(number), marked" : "Card \(number)")
  }
}
