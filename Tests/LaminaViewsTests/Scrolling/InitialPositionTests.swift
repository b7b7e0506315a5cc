import LaminaTesting
import Observation
import Testing

/// Where a scroll view stands in the very first frame, and that no later one moves it.
@Suite struct InitialPositionTests {
  @Observable final class Chat {
    var rows = Array(0..<1_000)
    var id: Int?
  }

  private static let window = CGSize(width: 200, height: 300)
  private static func height(_ row: Int) -> CGFloat { 20 + CGFloat((abs(row) * 37) % 90) }

  private struct Row: View {
    let row: Int
    var body: some View {
      Color(white: Double(abs(row) % 7) / 8).frame(height: InitialPositionTests.height(row))
        .accessibilityIdentifier("\(row)")
    }
  }

  private struct Log: View {
    let chat: Chat
    let anchor: UnitPoint
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 4) { ForEach(chat.rows, id: \.self) { Row(row: $0) } }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  /// The first frame ever presented is compared with all that follow.
  private func expectStill(_ harness: Harness, _ location: SourceLocation = #_sourceLocation) {
    #expect(harness.presentCount == 1, sourceLocation: location)
    #expect(harness.diagnostics.isEmpty, sourceLocation: location)
    let tree = harness.semanticTree.description
    harness.advance(by: 2)
    #expect(harness.presentCount == 1, sourceLocation: location)
    #expect(harness.semanticTree.description == tree, sourceLocation: location)
  }

  @Test("the first frame shows the last row at the bottom, and no later frame moves it")
  func bottom() {
    let harness = Harness(size: Self.window) { Log(chat: Chat(), anchor: .bottom) }
    #expect(harness.frame(of: "999")?.maxY == 300)
    #expect(harness.evaluations(of: Row.self) <= 30)
    expectStill(harness)
  }

  @Test("the first frame shows the middle")
  func middle() {
    let harness = Harness(size: Self.window) {
      ScrollView {
        VStack(spacing: 4) { ForEach(0..<9) { Row(row: $0) } }
      }
      .defaultScrollAnchor(.center)
    }
    let content = (0..<9).reduce(8 * 4) { $0 + Self.height($1) }
    #expect(harness.frame(of: "0")?.minY == -(content - 300) / 2)
    expectStill(harness)
  }

  @Test("at the end it stays at the end while rows come and grow; scrolled away it does not")
  func chat() {
    let chat = Chat()
    let harness = Harness(size: Self.window) { Log(chat: chat, anchor: .bottom) }
    chat.rows.append(contentsOf: 1_000..<1_003)
    #expect(harness.frame(of: "1002")?.maxY == 300)
    chat.rows.insert(contentsOf: 2_000..<2_050, at: 0)
    #expect(harness.frame(of: "1002")?.maxY == 300)
    harness.scroll(down: -150)
    harness.advance(by: 1)
    let away = harness.frame(of: "1002")
    chat.rows.append(contentsOf: 1_003..<1_010)
    #expect(harness.frame(of: "1002") == away)
    harness.press(.end)
    harness.advance(by: 3)
    chat.rows.append(1_010)
    #expect(harness.frame(of: "1010")?.maxY == 300)
    harness.resize(to: CGSize(width: 200, height: 220))
    #expect(harness.frame(of: "1010")?.maxY == 220)
  }

  @Test("rows that come after the first frame are shown from the end; few rows lie at the bottom")
  func late() {
    let chat = Chat()
    chat.rows = []
    let harness = Harness(size: Self.window) { Log(chat: chat, anchor: .bottom) }
    chat.rows = [1, 2]
    #expect(harness.frame(of: "2")?.maxY == 300)
    chat.rows = Array(0..<500)
    #expect(harness.frame(of: "499")?.maxY == 300)
  }

  private struct Bound: View {
    @Bindable var chat: Chat
    let anchor: UnitPoint?
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 4) { ForEach(chat.rows, id: \.self) { Row(row: $0) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $chat.id, anchor: anchor)
    }
  }

  @Test("the first frame shows the bound row at its anchor, and no later frame moves it")
  func bound() {
    for (anchor, place) in [(nil, 0), (UnitPoint.bottom, 1), (.center, 0.5)]
      as [(UnitPoint?, CGFloat)]
    {
      let chat = Chat()
      chat.id = 700
      let harness = Harness(size: Self.window) { Bound(chat: chat, anchor: anchor) }
      let frame = harness.frame(of: "700") ?? .null
      #expect(abs(frame.minY + place * frame.height - 300 * place) < 0.001)
      #expect(harness.evaluations(of: Row.self) <= 40)
      #expect(chat.id == 700)
      expectStill(harness)
      #expect(chat.id == 700)
    }
  }

  @Test("scrolling tells the binding the first row in sight, and setting it scrolls there")
  func readsBack() {
    let chat = Chat()
    let harness = Harness(size: Self.window) { Bound(chat: chat, anchor: nil) }
    harness.scroll(down: 12_345)
    harness.advance(by: 2)
    let rows = harness.semanticTree.all.filter { $0.semantics.identifier != nil }
    let first = rows.first { $0.frame.maxY > 0 }?.semantics.identifier
    #expect(chat.id.map { "\($0)" } == first && first != nil && first != "0")
    harness.resetCounters()
    harness.scroll(down: 1)
    harness.advance(by: 2)
    #expect(harness.evaluations(of: Row.self) == 0 && harness.evaluations(of: Bound.self) == 0)
    chat.id = 40
    #expect(harness.frame(of: "40")?.minY == 0)
    harness.advance(by: 1)
    #expect(chat.id == 40)
  }

  @Test("marked content that is not lazy has positions too")
  func eager() {
    struct Page: View {
      @Bindable var chat: Chat
      var body: some View {
        ScrollView {
          Color.red.frame(height: 100)
          VStack(spacing: 0) {
            ForEach(0..<30) { Color.blue.frame(height: 50).accessibilityIdentifier("\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $chat.id)
      }
    }
    let chat = Chat()
    chat.id = 12
    let harness = Harness(size: Self.window) { Page(chat: chat) }
    #expect(harness.frame(of: "12")?.minY == 0)
    expectStill(harness)
    harness.scroll(down: 120)
    harness.advance(by: 1)
    #expect(chat.id == 14)
  }
}
