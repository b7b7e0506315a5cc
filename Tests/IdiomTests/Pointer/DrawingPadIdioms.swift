// Drawing pads, games on a field, menus that fan out, and what lies over other things.
import Lamina
import LaminaTesting
import Testing

private struct Line: Identifiable {
  let id: Int
  var points: [CGPoint]
}

private struct DrawingPad: View {
  @State private var lines: [Line] = []

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Color.white
        ForEach(lines) { line in
          Path { path in path.addLines(line.points) }.stroke(.black, lineWidth: 3)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if value.translation == .zero {
              lines.append(Line(id: lines.count, points: [value.location]))
            } else {
              lines[lines.count - 1].points.append(value.location)
            }
          })
      Text("\(lines.count) lines, \(lines.last?.points.count ?? 0) points").frame(height: 20)
    }
  }
}

/// Lines that are tapped away: each only on its ink.
private struct Erasable: View {
  @State private var shown = [0, 1]

  var body: some View {
    ZStack {
      ForEach(shown, id: \.self) { index in
        Path { path in
          path.move(to: CGPoint(x: index == 0 ? 20 : 180, y: 20))
          path.addLine(to: CGPoint(x: index == 0 ? 180 : 20, y: 160))
        }
        .stroke(.red, lineWidth: 8)
        .onTapGesture { shown.removeAll { $0 == index } }
      }
      Text(shown.map(String.init).joined(separator: " ")).position(x: 100, y: 185)
    }
  }
}

/// A button in the corner from which others fan out.
private struct FloatingButtons: View {
  @State private var isOpen = false
  @State private var last = "none"

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.gray.opacity(0.1).onTapGesture { last = "ground" }
      ForEach(0..<2, id: \.self) { index in
        Button {
          last = "action \(index)"
        } label: {
          Circle().fill(.green).frame(width: 40, height: 40)
        }
        .buttonStyle(.plain)
        .offset(y: isOpen ? -CGFloat(index + 1) * 50 : 0)
        .opacity(isOpen ? 1 : 0)
      }
      Button {
        withAnimation(.linear(duration: 0.2)) { isOpen.toggle() }
      } label: {
        Circle().fill(.blue).frame(width: 40, height: 40)
          .rotationEffect(.degrees(isOpen ? 45 : 0))
      }
      .buttonStyle(.plain)
    }
    .overlay(alignment: .top) { Text(last) }
  }
}

/// A toast and a dimmed ground that take presses, and a gradient that does not.
private struct Dimmed: View {
  @State private var isDimmed = false
  @State private var count = 0

  var body: some View {
    ZStack {
      VStack {
        Button("Count \(count)") { count += 1 }
        Button("Dim") { isDimmed = true }
      }
      LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
        .allowsHitTesting(false)
      if isDimmed {
        Color.black.opacity(0.4).onTapGesture { isDimmed = false }
        Text("Loading").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
      }
    }
  }
}

/// Balls that fall and are popped where they are.
private struct Balloon: View {
  let pop: () -> Void
  @State private var hasRisen = false

  var body: some View {
    Circle().fill(.pink).frame(width: 40, height: 40)
      .offset(y: hasRisen ? -160 : 0)
      .onTapGesture(perform: pop)
      .onAppear { withAnimation(.linear(duration: 2)) { hasRisen = true } }
  }
}

private struct Balloons: View {
  @State private var isThere = true

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.white
      if isThere { Balloon { isThere = false } }
      Text(isThere ? "rising" : "popped").frame(maxHeight: .infinity, alignment: .top)
    }
  }
}

/// A button with a badge that sticks out and a close button in its corner.
private struct BadgedIcon: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Button {
        log += "o"
      } label: {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 60)
      }
      .buttonStyle(.plain)
      .overlay(alignment: .topTrailing) {
        Button {
          log += "x"
        } label: {
          Circle().fill(.red).frame(width: 24, height: 24)
        }
        .buttonStyle(.plain)
        .offset(x: 12, y: -12)
      }
      Text("log \(log)")
    }
  }
}

/// A colour picked from hexagons that lie beside each other.
private nonisolated struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

private struct Diamonds: View {
  @State private var picked = "none"

  var body: some View {
    ZStack {
      Diamond().fill(.red).frame(width: 100, height: 100).offset(x: -50)
        .onTapGesture { picked = "left" }
      Diamond().fill(.blue).frame(width: 100, height: 100).offset(x: 50)
        .onTapGesture { picked = "right" }
      Diamond().fill(.green).frame(width: 100, height: 100).offset(y: -50)
        .onTapGesture { picked = "top" }
      Text(picked).offset(y: 80)
    }
  }
}

@MainActor @Suite("Idioms: pads, fans and what lies over other things")
struct DrawingPadIdioms {
  private let size = CGSize(width: 200, height: 200)

  @Test("Each press begins a line, and lines drawn over others go on")
  func pad() {
    let harness = Harness(size: size) { DrawingPad() }
    harness.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 100, y: 100), steps: 4)
    harness.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 20, y: 100), steps: 4)
    #expect(harness.semanticTree.description.contains("2 lines"))
  }

  @Test("A line is tapped on its ink and not in its box")
  func erase() {
    let harness = Harness(size: size) { Erasable() }
    harness.tap(at: CGPoint(x: 100, y: 30))
    #expect(harness.exists("0 1"))
    harness.tap(at: CGPoint(x: 40, y: 37))
    #expect(harness.exists("1"))
  }

  @Test("Buttons that fanned out are pressed where they are, and are not there when they are gone")
  func fan() {
    let harness = Harness(size: size) { FloatingButtons() }
    harness.tap(at: CGPoint(x: 180, y: 80))
    #expect(harness.exists("ground"))
    harness.tap(at: CGPoint(x: 180, y: 180))
    harness.advance(by: 0.5)
    harness.tap(at: CGPoint(x: 180, y: 80))
    #expect(harness.exists("action 1"))
    harness.tap(at: CGPoint(x: 180, y: 130))
    #expect(harness.exists("action 0"))
    harness.tap(at: CGPoint(x: 180, y: 180))
    harness.advance(by: 0.5)
    harness.tap(at: CGPoint(x: 180, y: 130))
    #expect(harness.exists("ground"))
  }

  @Test("A dimmed ground keeps clicks from buttons; a gradient that is not hit does not")
  func dimmed() {
    let harness = Harness(size: size) { Dimmed() }
    harness.tap("Count 0")
    #expect(harness.exists("Count 1"))
    let count = harness.frame(of: "Count 1") ?? .zero
    harness.tap("Dim")
    #expect(harness.exists("Loading"))
    harness.tap("Loading")
    #expect(harness.exists("Loading"))
    harness.tap(at: CGPoint(x: 10, y: 10))
    #expect(!harness.exists("Loading"))
    harness.tap(at: CGPoint(x: count.midX, y: count.midY))
    #expect(harness.exists("Count 2"))
  }

  @Test("A rising balloon is popped where it is and not where it will be")
  func balloon() {
    let harness = Harness(size: size) { Balloons() }
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 100, y: 20))
    harness.tap(at: CGPoint(x: 100, y: 190))
    #expect(harness.exists("rising"))
    harness.tap(at: CGPoint(x: 100, y: 100))
    #expect(harness.exists("popped"))
  }

  @Test("A close button that sticks out of an icon's corner is pressed outside and inside of it")
  func badge() {
    let harness = Harness(size: size) { BadgedIcon() }
    let text = harness.frame(of: "log ") ?? harness.frame(of: "log") ?? .zero
    let top = (text == .zero ? 123 : text.minY) - 8 - 60
    harness.tap(at: CGPoint(x: 136, y: top - 5))
    harness.tap(at: CGPoint(x: 124, y: top + 5))
    harness.tap(at: CGPoint(x: 100, y: top + 30))
    #expect(harness.exists("log xxo"))
  }

  @Test("Diamonds side by side are picked each in its own outline")
  func diamonds() {
    let harness = Harness(size: size) { Diamonds() }
    harness.tap(at: CGPoint(x: 50, y: 100))
    #expect(harness.exists("left"))
    harness.tap(at: CGPoint(x: 150, y: 100))
    #expect(harness.exists("right"))
    harness.tap(at: CGPoint(x: 100, y: 60))
    #expect(harness.exists("top"))
    harness.tap(at: CGPoint(x: 10, y: 60))
    #expect(harness.exists("top"))
    harness.tap(at: CGPoint(x: 70, y: 90))
    #expect(harness.exists("left"))
  }
}
