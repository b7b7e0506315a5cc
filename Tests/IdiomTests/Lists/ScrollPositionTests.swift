import Lamina
import LaminaTesting
import Testing

private struct Messages: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)
  @State private var phases: [ScrollPhase] = []

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Text("message \($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollPhaseChange { _, phase in phases.append(phase) }
      HStack {
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Fifty") { position.scrollTo(id: 50, anchor: .top) }
        Button("Thousand") { position.scrollTo(y: 1_000) }
      }
      Text(words).accessibilityIdentifier("words")
      Text("\(phases.map { "\($0)" }.joined(separator: " "))").accessibilityIdentifier("phases")
    }
  }

  private var words: String {
    let user = position.isPositionedByUser ? "user" : "program"
    let edge = position.edge.map { "\($0)" } ?? "-"
    let id = position.viewID(type: Int.self).map { "\($0)" } ?? "-"
    return "\(user) \(edge) \(id) \(position.y.map { "\(Int($0))" } ?? "-")"
  }
}

private struct Pages: View {
  @State private var page: Int? = 3
  @State private var phases: [ScrollPhase] = []

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("page \($0)").frame(height: 100) }
        }
      }
      .scrollPosition(id: $page)
      .onScrollPhaseChange { _, phase in phases.append(phase) }
      Button("Twenty") { withAnimation { page = 20 } }
      Text("\(phases.map { "\($0)" }.joined(separator: " "))").accessibilityIdentifier("phases")
    }
  }
}

private struct Anchored: View {
  @State private var phases: [ScrollPhase] = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) } }
        }
        .onScrollPhaseChange { _, phase in phases.append(phase) }
        Button("Ten") { withAnimation { proxy.scrollTo(10, anchor: .top) } }
        Text("\(phases.map { "\($0)" }.joined(separator: " "))").accessibilityIdentifier("phases")
      }
    }
  }
}

@MainActor @Suite("Idioms: scroll positions as values")
struct ScrollPositionTests {
  private let size = CGSize(width: 300, height: 400)

  @Test("A position goes to edges, rows and points, and says where a person has gone")
  func position() {
    let harness = Harness(size: size) { Messages() }
    #expect(harness.exists("message 499"))
    #expect(harness.text(of: "words") == "program bottom - -")
    harness.tap("Fifty")
    harness.advance(by: 1)
    #expect(harness.frame(of: "message 50")?.minY == 10)
    #expect(harness.text(of: "words") == "program - 50 -")
    harness.tap("Thousand")
    #expect(harness.frame(of: "message 25")?.minY == 10)
    #expect(harness.text(of: "words") == "program - - 1000")
    harness.scroll(down: 80)
    harness.advance(by: 1)
    #expect(harness.text(of: "words") == "user - 27 -")
    harness.tap("Bottom")
    harness.advance(by: 1)
    #expect(harness.exists("message 499"))
    harness.scroll(down: -400)
    harness.advance(by: 1)
    harness.tap("Bottom")
    harness.advance(by: 1)
    #expect(harness.exists("message 499"))
    #expect(harness.text(of: "words") == "program bottom - -")
  }

  @Test("Under an animation it glides, which is a phase")
  func glide() {
    let harness = Harness(size: size) { Messages() }
    harness.tap("Top")
    harness.advance(by: 0.1)
    #expect(!harness.exists("message 0"))
    #expect(harness.text(of: "phases") == "animating")
    harness.advance(by: 2)
    #expect(harness.exists("message 0"))
    #expect(harness.text(of: "phases") == "animating idle")
  }

  @Test("A position by id glides under an animation, too")
  func identity() {
    let harness = Harness(size: size) { Pages() }
    #expect(harness.exists("page 3"))
    harness.tap("Twenty")
    harness.advance(by: 0.1)
    #expect(harness.text(of: "phases") == "animating")
    harness.advance(by: 2)
    #expect(harness.exists("page 20"))
    #expect(harness.text(of: "phases") == "animating idle")
  }

  @Test("What a reader scrolls to under an animation is a phase, too")
  func reader() {
    let harness = Harness(size: size) { Anchored() }
    harness.tap("Ten")
    harness.advance(by: 0.1)
    #expect(harness.text(of: "phases") == "animating")
    harness.advance(by: 2)
    #expect(harness.text(of: "phases") == "animating idle")
  }

  @Test("A position is a value")
  func value() {
    var position = ScrollPosition(idType: String.self)
    #expect(position.viewID == nil && position.point == nil && position.edge == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(point: CGPoint(x: 3, y: 4))
    #expect(position.point == CGPoint(x: 3, y: 4))
    #expect(position.viewID == nil)
    position.scrollTo(x: 5)
    #expect(position.x == 5 && position.y == nil && position.point == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.y == 2)
    #expect(ScrollPosition(idType: Int.self, x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)) == ScrollPosition(x: 1, y: 2))
    #expect(ScrollPosition(id: 4).viewID(type: Int.self) == 4)
    #expect(ScrollPosition(x: 1).x == 1 && ScrollPosition(y: 1).y == 1)
    #expect(ScrollPosition(edge: .top).edge == .top)
  }
}
