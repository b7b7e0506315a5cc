import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// What was reported, in order.
@MainActor
private final class Told {
  var words: [String] = []
  func callAsFunction(_ word: String) { words.append(word) }
}

@MainActor @Suite("What a pointer hits")
struct HitAreaTests {
  private let told = Told()

  private func harness<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Harness {
    Harness(size: CGSize(width: 200, height: 200)) {
      content().frame(width: 200, height: 200)
    }
  }

  /// What clicks at points tell.
  private func clicks(_ harness: Harness, _ points: (CGFloat, CGFloat)...) -> [String] {
    told.words = []
    for (x, y) in points { harness.tap(at: CGPoint(x: x, y: y)) }
    return told.words
  }

  @Test("An opaque view without a gesture keeps clicks from what lies behind it")
  func blocking() {
    let harness = harness {
      ZStack {
        Color.blue.onTapGesture { told("behind") }
        Color.red.frame(width: 100, height: 100)
      }
    }
    #expect(clicks(harness, (100, 100)) == [])
    #expect(clicks(harness, (20, 20)) == ["behind"])
  }

  @Test("What a view before a button draws keeps clicks from it, unless it says otherwise")
  func overlays() {
    let harness = harness {
      VStack {
        Button("One") { told("one") }.overlay(Color.red.opacity(0.2))
        Button("Two") { told("two") }.overlay(Color.red.opacity(0.2).allowsHitTesting(false))
        Button("Three") { told("three") }.overlay(Color.clear)
        Button("Four") { told("four") }.overlay(Color.red.opacity(0))
        Button("Five") { told("five") }.overlay(Color.red.hidden())
      }
    }
    for name in ["One", "Two", "Three", "Four", "Five"] { harness.tap(name) }
    #expect(told.words == ["two", "three", "four", "five"])
  }

  @Test("The gap of a stack is not hit; a background or a content shape makes it solid")
  func gaps() {
    func stack() -> some View {
      VStack(spacing: 40) {
        Color.red.frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 40)
      }
    }
    let bare = harness { stack().onTapGesture { told("tap") } }
    #expect(clicks(bare, (100, 100), (100, 60), (100, 140)) == ["tap", "tap"])
    let solid = harness { stack().background(.white).onTapGesture { told("tap") } }
    #expect(clicks(solid, (100, 100)) == ["tap"])
    let shaped = harness { stack().contentShape(Rectangle()).onTapGesture { told("tap") } }
    #expect(clicks(shaped, (100, 100)) == ["tap"])
    let late = harness { stack().onTapGesture { told("tap") }.contentShape(Rectangle()) }
    #expect(clicks(late, (100, 100)) == [])
  }

  @Test("A gap lets clicks through to what lies behind it")
  func throughGaps() {
    let harness = harness {
      ZStack {
        Color.green.onTapGesture { told("ground") }
        HStack(spacing: 100) {
          Color.red.frame(width: 40, height: 40)
          Color.red.frame(width: 40, height: 40)
        }
        .onTapGesture { told("stack") }
      }
    }
    #expect(clicks(harness, (100, 100), (30, 100)) == ["ground", "stack"])
  }

  @Test("Shapes are hit by their path, lines on the line")
  func shapes() {
    let circle = harness { Circle().onTapGesture { told("circle") } }
    #expect(clicks(circle, (10, 10), (190, 190), (100, 5), (100, 100)) == ["circle", "circle"])
    let ring = harness {
      Circle().stroke(.red, lineWidth: 10).padding(20).onTapGesture { told("ring") }
    }
    #expect(clicks(ring, (100, 100), (20, 100), (100, 178), (30, 30)) == ["ring", "ring"])
    let border = harness { Rectangle().strokeBorder(.red, lineWidth: 8).onTapGesture { told("b") } }
    #expect(clicks(border, (4, 100), (20, 100)) == ["b"])
    let round = harness { RoundedRectangle(cornerRadius: 60).onTapGesture { told("round") } }
    #expect(clicks(round, (5, 5), (5, 100)) == ["round"])
    let line = harness {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 200, y: 200))
        path.addLine(to: CGPoint(x: 200, y: 0))
      }
      .stroke(.red, lineWidth: 6).onTapGesture { told("line") }
    }
    #expect(clicks(line, (50, 50), (50, 100), (199, 50), (100, 0)) == ["line", "line"])
    let donut = harness {
      Path { path in
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        path.addEllipse(in: CGRect(x: 50, y: 50, width: 100, height: 100))
      }
      .fill(.red, eoFill: true).onTapGesture { told("donut") }
    }
    #expect(clicks(donut, (100, 100), (20, 100)) == ["donut"])
    let both = harness {
      Circle().fill(.blue).contentShape(Rectangle()).onTapGesture { told("all") }
    }
    #expect(clicks(both, (3, 3)) == ["all"])
  }

  @Test("What is clear is not hit: neither Color.clear nor a clear fill, nor what is hidden")
  func clear() {
    let harness = harness {
      VStack(spacing: 0) {
        Color.clear.onTapGesture { told("clear") }.frame(height: 25)
        Rectangle().fill(.clear).onTapGesture { told("fill") }.frame(height: 25)
        Color.red.opacity(0).onTapGesture { told("opacity") }.frame(height: 25)
        Color.red.hidden().onTapGesture { told("hidden") }.frame(height: 25)
        Color.clear.contentShape(Rectangle()).onTapGesture { told("shape") }.frame(height: 25)
        Color.white.opacity(0.001).onTapGesture { told("nearly") }.frame(height: 25)
        Spacer().onTapGesture { told("spacer") }.frame(height: 25)
        Color.red.allowsHitTesting(false).onTapGesture { told("ignored") }.frame(height: 25)
      }
    }
    for index in 0..<8 { harness.tap(at: CGPoint(x: 100, y: 12 + 25 * index)) }
    #expect(told.words == ["shape", "nearly"])
  }

  @Test("A content shape is all that is hit: also of what lies beyond it")
  func contentShapes() {
    let harness = harness {
      Color.red.frame(width: 150, height: 150).frame(width: 60, height: 60)
        .contentShape(Circle()).onTapGesture { told("tap") }
    }
    #expect(clicks(harness, (100, 40), (75, 75), (100, 100), (100, 75)) == ["tap", "tap"])
    let other = self.harness {
      Color.red.contentShape(.hoverEffect, Circle()).onTapGesture { told("tap") }
    }
    #expect(clicks(other, (3, 3)) == ["tap"])
    let hole = self.harness {
      Color.red.contentShape(Hole(), eoFill: true).onTapGesture { told("tap") }
    }
    #expect(clicks(hole, (100, 100), (10, 10)) == ["tap"])
  }

  @Test("What was cut away is not hit")
  func clips() {
    let harness = harness {
      Color.red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture { told("tap") }
    }
    #expect(clicks(harness, (55, 55), (100, 100)) == ["tap"])
    let wide = self.harness {
      Color.red.frame(width: 180, height: 180).frame(width: 60, height: 60).clipped()
        .onTapGesture { told("tap") }
    }
    #expect(clicks(wide, (30, 100), (100, 100)) == ["tap"])
  }

  @Test("Texts and pictures are hit in their boxes, gradients and symbols too")
  func boxes() {
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        Text("i i").font(.system(size: 40)).onTapGesture { told("text") }
        Image(systemName: "plus").resizable().frame(width: 60, height: 60)
          .onTapGesture { told("symbol") }
        LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)
          .frame(height: 40).onTapGesture { told("gradient") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let text = harness.frame(of: "i i") ?? .zero
    harness.tap(at: CGPoint(x: text.midX, y: text.minY + 2))
    harness.tap(at: CGPoint(x: 3, y: text.maxY + 3))
    harness.tap(at: CGPoint(x: 190, y: text.maxY + 80))
    #expect(told.words == ["text", "symbol", "gradient"])
  }

  @Test("A shadow is not hit")
  func shadows() {
    let harness = harness {
      ZStack {
        Color.white.onTapGesture { told("ground") }
        Color.red.frame(width: 60, height: 60).shadow(color: .black, radius: 10, x: 30, y: 30)
          .onTapGesture { told("box") }
      }
    }
    #expect(clicks(harness, (145, 145), (100, 100)) == ["ground", "box"])
  }

  @Test(
    "What was moved inside is hit where it is shown, not where it was",
    arguments: ["offset", "scale", "rotation", "position", "transform", "overlay", "3d"])
  func moved(_ kind: String) {
    let harness = harness {
      mover(kind, Color.red.frame(width: 40, height: 40)).onTapGesture { told("tap") }
    }
    let places: [String: (CGPoint, CGPoint)] = [
      "offset": (CGPoint(x: 160, y: 100), CGPoint(x: 95, y: 100)),
      "scale": (CGPoint(x: 60, y: 100), CGPoint(x: 30, y: 100)),
      "rotation": (CGPoint(x: 100, y: 126), CGPoint(x: 84, y: 84)),
      "position": (CGPoint(x: 30, y: 30), CGPoint(x: 100, y: 100)),
      "transform": (CGPoint(x: 160, y: 100), CGPoint(x: 95, y: 100)),
      "overlay": (CGPoint(x: 170, y: 100), CGPoint(x: 135, y: 100)),
      "3d": (CGPoint(x: 100, y: 100), CGPoint(x: 84, y: 100)),
    ]
    guard let (new, old) = places[kind] else { return }
    harness.tap(at: new)
    #expect(told.words == ["tap"])
    harness.tap(at: old)
    #expect(told.words == ["tap"])
  }

  @ViewBuilder private func mover<V: View>(_ kind: String, _ view: V) -> some View {
    switch kind {
    case "offset": view.offset(x: 60)
    case "scale": view.scaleEffect(2.5)
    case "rotation": view.rotationEffect(.degrees(45))
    case "position": view.position(x: 30, y: 30)
    case "transform": view.transformEffect(CGAffineTransform(translationX: 60, y: 0))
    case "overlay":
      view.overlay { Color.blue.frame(width: 20, height: 20).offset(x: 70) }
    default: view.rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0))
    }
  }

  @Test("A button is pressed where its label is shown")
  func labels() {
    let harness = harness {
      Button {
        told("pressed")
      } label: {
        Color.red.frame(width: 40, height: 40).offset(x: 60)
      }
      .buttonStyle(.plain)
    }
    #expect(clicks(harness, (160, 100), (95, 100)) == ["pressed"])
  }

  @Test("What flies is caught where it is")
  func midway() {
    let harness = harness { Flying(told: told) }
    harness.tap(at: CGPoint(x: 100, y: 190))
    told.words = []
    harness.advance(by: 0.5)
    #expect(clicks(harness, (10, 100), (190, 100)) == [])
    #expect(clicks(harness, (100, 100)) == ["caught"])
    harness.advance(by: 0.6)
    #expect(clicks(harness, (100, 100), (180, 100)) == ["caught"])
  }

  @Test("Three cards side by side by offsets are hit each at its place")
  func cards() {
    let harness = harness {
      ZStack {
        ForEach(0..<3, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8).frame(width: 50, height: 80)
            .offset(x: CGFloat(index - 1) * 60).onTapGesture { told("\(index)") }
        }
      }
    }
    #expect(clicks(harness, (40, 100), (100, 100), (160, 100), (70, 100)) == ["0", "1", "2"])
  }

  @Test("A scroll view is hit all over, and scrolls where nothing is drawn")
  func scrolling() {
    let harness = harness {
      ScrollView {
        VStack(spacing: 400) {
          Text("Top")
          Text("End")
        }
        .frame(maxWidth: .infinity)
      }
      .frame(width: 200, height: 200).onTapGesture { told("tap") }
    }
    #expect(clicks(harness, (150, 120)) == ["tap"])
    harness.scroll(down: 100)
    #expect((harness.frame(of: "Top")?.minY ?? 0) < -50)
  }

  @Test("Material and bordered buttons are solid; a disabled one keeps clicks from what is behind")
  func controls() {
    let harness = harness {
      ZStack {
        Color.yellow.onTapGesture { told("ground") }
        VStack(spacing: 0) {
          Button("Off") { told("off") }.disabled(true)
          Color.clear.frame(width: 60, height: 60).background(.regularMaterial)
            .onTapGesture { told("glass") }
        }
      }
    }
    harness.tap("Off")
    #expect(told.words == [])
    #expect(clicks(harness, (100, 110)) == ["glass"])
  }

  @Test("A toggle is pressed in the gap between its label and the switch")
  func toggles() {
    let harness = Harness(size: CGSize(width: 300, height: 60)) { Switched() }
    harness.tap(at: CGPoint(x: 150, y: 30))
    #expect(harness.exists("on"))
  }
}

private nonisolated struct Hole: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: 50, dy: 50))
    return path
  }
}

private struct Switched: View {
  @State private var isOn = false
  var body: some View {
    Toggle(isOn ? "on" : "off", isOn: $isOn).toggleStyle(.switch).padding()
  }
}

private struct Flying: View {
  let told: Told
  @State private var isRight = false

  var body: some View {
    ZStack {
      Color.white.onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
      Circle().frame(width: 40, height: 40).offset(x: isRight ? 80 : -80)
        .onTapGesture { told("caught") }
    }
  }
}

@MainActor @Suite("Hovering over what moves")
struct HoverMovesTests {
  @Test("The pointer hovers over a view's frame, painted or not")
  func frames() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      HStack {
        Text("Row"); Spacer()
      }.frame(width: 200, height: 40)
        .onHover { told($0 ? "in" : "out") }
    }
    harness.move(to: CGPoint(x: 180, y: 50))
    harness.move(to: CGPoint(x: 180, y: 90))
    #expect(told.words == ["in", "out"])
  }

  @Test("What was moved inside is hovered where it is shown")
  func moved() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Circle().frame(width: 40, height: 40).offset(x: 60).onHover { told($0 ? "in" : "out") }
    }
    harness.move(to: CGPoint(x: 100, y: 50))
    #expect(told.words == [])
    harness.move(to: CGPoint(x: 160, y: 50))
    #expect(told.words == ["in"])
  }

  @Test("What lies before a view keeps the pointer from it")
  func blocked() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ZStack {
        Color.red.onHover { told($0 ? "in" : "out") }
        Color.blue.frame(width: 50, height: 50)
      }
    }
    harness.move(to: CGPoint(x: 100, y: 50))
    #expect(told.words == [])
  }

  @Test("A row inserted above without animation takes the highlight from the row that left")
  func inserted() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { HoverRows() }
    harness.move(to: CGPoint(x: 100, y: 20))
    #expect(harness.exists("1 hovered"))
    harness.press(.character("a"), modifiers: .command)
    harness.settle()
    #expect(harness.exists("0 hovered"))
    #expect(!harness.exists("1 hovered"))
  }

  @Test("The pointer's shape follows what comes under it")
  func cursor() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { LinkThatCame() }
    harness.move(to: CGPoint(x: 100, y: 50))
    #expect(harness.cursor == .arrow)
    harness.press(.character("a"), modifiers: .command)
    harness.settle()
    #expect(harness.cursor == .pointingHand)
  }

  @Test("Continuous hovering tells the new place when content scrolls below a resting pointer")
  func scrolled() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        Color.red.frame(width: 200, height: 600).onContinuousHover { phase in
          if case .active(let point) = phase { told("\(Int(point.y))") } else { told("ended") }
        }
      }
    }
    harness.move(to: CGPoint(x: 100, y: 50))
    harness.scroll(down: 120)
    harness.settle()
    #expect(told.words == ["50", "170"])
  }

  @Test("A hovering pointer that rests where nothing moves is told of once")
  func resting() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Counting(told: told) }
    harness.move(to: CGPoint(x: 100, y: 50))
    harness.advance(by: 0.5)
    #expect(told.words == ["100"])
  }

  @Test("A finger that was lifted hovers over nothing")
  func finger() {
    let told = Told()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.onHover { told($0 ? "in" : "out") }
    }
    harness.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 60, y: 50))
    harness.resize(to: CGSize(width: 220, height: 100))
    #expect(told.words == [])
  }
}

private struct HoverRows: View {
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { HoverRow(number: $0) }
      Spacer()
      Button("Add") { rows.insert(0, at: 0) }.keyboardShortcut("a")
    }
  }
}

private struct HoverRow: View {
  let number: Int
  @State private var isHovered = false

  var body: some View {
    Text(isHovered ? "\(number) hovered" : "\(number)")
      .frame(maxWidth: .infinity).frame(height: 40)
      .onHover { isHovered = $0 }
  }
}

private struct LinkThatCame: View {
  @State private var isThere = false

  var body: some View {
    ZStack {
      if isThere {
        Button {
        } label: {
          Color.blue
        }.buttonStyle(.link)
      } else {
        Color.gray
      }
      Button("Add") { isThere = true }.keyboardShortcut("a").opacity(0)
    }
  }
}

private struct Counting: View {
  let told: Told
  @State private var place = CGPoint.zero

  var body: some View {
    Color.red.overlay(Text("\(Int(place.x))")).onContinuousHover { phase in
      if case .active(let point) = phase {
        place = point
        told("\(Int(point.x))")
      }
    }
  }
}
