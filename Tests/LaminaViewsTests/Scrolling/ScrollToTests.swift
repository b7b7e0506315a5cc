import LaminaTesting
import Observation
import Testing

/// Scrolling to a view by its id, at once and gliding.
@Suite struct ScrollToTests {
  @Observable final class Choice { var id = 1 }

  /// What a test pulls the strings with.
  @Observable final class Hand {
    @ObservationIgnored var proxy: ScrollViewProxy?
    var extra: [Int] = []
  }

  private static let window = CGSize(width: 200, height: 300)
  /// Heights that nothing on the first screen gives away.
  private static func height(_ row: Int) -> CGFloat { 20 + CGFloat((row * 37) % 90) }

  private struct Row: View {
    let row: Int
    var body: some View {
      Color(white: Double(row % 7) / 8).frame(height: ScrollToTests.height(row))
        .accessibilityIdentifier("\(row)")
    }
  }

  private func lazy(_ hand: Hand, count: Int = 2_000) -> Harness {
    Harness(size: Self.window) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(Array(0..<count) + hand.extra, id: \.self) { Row(row: $0) }
          }
        }
        .onAppear { hand.proxy = proxy }
      }
    }
  }

  private func top(_ harness: Harness, _ name: String) -> CGFloat {
    harness.frame(of: name)?.minY ?? .nan
  }

  private func bottom(_ harness: Harness, _ name: String) -> CGFloat {
    harness.frame(of: name)?.maxY ?? .nan
  }

  @Test("inside of withAnimation it glides, near and far", arguments: [12, 1_480])
  func animated(row: Int) {
    let hand = Hand()
    let harness = lazy(hand)
    withAnimation { hand.proxy?.scrollTo(row, anchor: .top) }
    harness.advance(by: 1.0 / 60)
    #expect(!(abs(top(harness, "\(row)")) < 1))
    harness.advance(by: 3)
    expect(top(harness, "\(row)"), 0)
    withTransaction(Transaction(animation: nil)) { hand.proxy?.scrollTo(5, anchor: .top) }
    harness.settle()
    expect(top(harness, "5"), 0)
  }

  @Test("a row that does not exist yet is found by its id and stands exactly where it shall")
  func anchors() {
    let hand = Hand()
    let harness = lazy(hand)
    hand.proxy?.scrollTo(1_480, anchor: .top)
    harness.settle()
    expect(top(harness, "1480"), 0)
    hand.proxy?.scrollTo(300, anchor: .bottom)
    harness.settle()
    expect(bottom(harness, "300"), 300)
    hand.proxy?.scrollTo(900, anchor: .center)
    harness.settle()
    expect((top(harness, "900") + bottom(harness, "900")) / 2, 150)
    hand.proxy?.scrollTo(0, anchor: .bottom)
    harness.settle()
    expect(top(harness, "0"), 0)
    hand.proxy?.scrollTo(1_999, anchor: .top)
    harness.settle()
    expect(bottom(harness, "1999"), 300)
  }

  private func expect(
    _ found: CGFloat, _ wanted: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - wanted) < 0.001, sourceLocation: location)
  }

  @Test("without an anchor it moves as little as brings the row in sight, or not at all")
  func least() {
    let hand = Hand()
    let harness = lazy(hand)
    hand.proxy?.scrollTo(1_000)
    harness.settle()
    expect(bottom(harness, "1000"), 300)
    let before = top(harness, "999")
    hand.proxy?.scrollTo(999)
    harness.settle()
    #expect(top(harness, "999") == before)
    hand.proxy?.scrollTo(500)
    harness.settle()
    expect(top(harness, "500"), 0)
  }

  @Test("the frame after the jump is there: no frame between shows another place")
  func oneFrame() {
    let hand = Hand()
    let harness = lazy(hand)
    harness.resetCounters()
    let presents = harness.presentCount
    hand.proxy?.scrollTo(1_480, anchor: .center)
    harness.settle()
    #expect(harness.presentCount == presents + 1)
    #expect(harness.evaluations(of: Row.self) <= 40)
    let place = top(harness, "1480")
    harness.advance(by: 2)
    #expect(harness.presentCount == presents + 1)
    #expect(top(harness, "1480") == place)
  }

  @Test("a long glide begins near its target, goes one way and comes to rest exactly there")
  func glide() {
    let hand = Hand()
    let harness = lazy(hand)
    harness.resetCounters()
    hand.proxy?.scrollTo(1_480, anchor: .top, animated: true)
    harness.settle()
    #expect(harness.graph.isMoving)
    var last = top(harness, "1480")
    #expect(last.isNaN || last > 200)
    for _ in 0..<90 {
      harness.advance(by: 1 / 60.0)
      let place = top(harness, "1480")
      #expect(!(place > last + 0.5))
      if !place.isNaN { last = place }
    }
    expect(last, 0)
    #expect(!harness.graph.isMoving)
    #expect(harness.evaluations(of: Row.self) <= 60)
  }

  @Test("a short glide runs all the way, up and down")
  func shortGlide() {
    let hand = Hand()
    let harness = lazy(hand)
    hand.proxy?.scrollTo(5, anchor: .top, animated: true)
    harness.settle()
    harness.advance(by: 1 / 60.0)
    #expect(top(harness, "5") > 200)
    harness.advance(by: 2)
    expect(top(harness, "5"), 0)
    hand.proxy?.scrollTo(0, animated: true)
    harness.advance(by: 2)
    expect(top(harness, "0"), 0)
  }

  @Test("the wheel takes over from a glide")
  func takenOver() {
    let hand = Hand()
    let harness = lazy(hand)
    hand.proxy?.scrollTo(1_480, anchor: .top, animated: true)
    harness.advance(by: 0.05)
    harness.scroll(down: -5_000, isPrecise: false)
    harness.advance(by: 3)
    #expect(!harness.exists("1480"))
  }

  @Test("rows that the same event adds are found, and nobody's id does nothing")
  func added() {
    let hand = Hand()
    let harness = lazy(hand)
    hand.extra = [5_000]
    hand.proxy?.scrollTo(5_000, anchor: .bottom)
    harness.settle()
    expect(bottom(harness, "5000"), 300)
    hand.proxy?.scrollTo("nobody")
    hand.proxy?.scrollTo(-1, anchor: .top)
    harness.settle()
    expect(bottom(harness, "5000"), 300)
  }

  @Test("explicit ids are found: of lone rows, of rows of a loop, of a group's first row")
  func explicit() {
    let hand = Hand()
    let harness = Harness(size: Self.window) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            Row(row: 0)
            ForEach(1..<400) { Row(row: $0).id("row \($0)") }
            Group { ForEach(400..<800) { Row(row: $0) } }.id("group")
            Row(row: 800).padding(.top, 10).id("end").opacity(0.5)
          }
        }
        .onAppear { hand.proxy = proxy }
      }
    }
    hand.proxy?.scrollTo("row 320", anchor: .top)
    harness.settle()
    expect(top(harness, "320"), 0)
    hand.proxy?.scrollTo("group", anchor: .top)
    harness.settle()
    expect(top(harness, "400"), 0)
    hand.proxy?.scrollTo("end")
    harness.settle()
    expect(bottom(harness, "800"), 300)
    // A row without an id has none: 0 is the first element's of the loop, if anybody's.
    hand.proxy?.scrollTo(0)
    harness.settle()
    expect(bottom(harness, "800"), 300)
  }

  @Test("content that is not lazy is found, and every scroll view around it takes part")
  func nested() {
    let hand = Hand()
    let harness = Harness(size: Self.window) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 700)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<30) { column in
                  Color.blue.frame(width: 50, height: 60).accessibilityIdentifier("c\(column)")
                }
              }
            }
            Color.red.frame(height: 700)
            Text("x").id("deep").accessibilityIdentifier("deep")
          }
        }
        .onAppear { hand.proxy = proxy }
      }
    }
    hand.proxy?.scrollTo(20, anchor: .center)
    harness.settle()
    #expect(harness.frame(of: "c20") == CGRect(x: 75, y: 120, width: 50, height: 60))
    hand.proxy?.scrollTo(29)
    harness.settle()
    #expect(harness.frame(of: "c29") == CGRect(x: 150, y: 120, width: 50, height: 60))
    hand.proxy?.scrollTo("deep")
    harness.settle()
    expect(bottom(harness, "deep"), 300)
  }

  @Test("rows of lists are found by id, also in sections and horizontal lazy stacks")
  func lists() {
    let hand = Hand()
    let harness = Harness(size: Self.window) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          List {
            ForEach(0..<40) { section in
              Section("Section \(section)") {
                ForEach(0..<30) { row in
                  Text("\(section).\(row)").id("\(section).\(row)")
                }
              }
              .id("section \(section)")
            }
          }
          .frame(height: 200)
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(Array(1_000..<2_000), id: \.self) { column in
                Color.blue.frame(width: 70, height: 90).accessibilityIdentifier("\(column)")
              }
            }
          }
        }
        .onAppear { hand.proxy = proxy }
      }
    }
    hand.proxy?.scrollTo("22.17", anchor: .bottom)
    harness.settle()
    #expect(harness.frame(of: "22.17")?.maxY ?? 300 <= 200)
    #expect(harness.frame(of: "22.18")?.minY ?? 300 > 200)
    hand.proxy?.scrollTo("section 31", anchor: .top)
    harness.settle()
    #expect((0..<100).contains(harness.frame(of: "31.0")?.minY ?? -1))
    #expect(harness.frame(of: "30.29")?.maxY ?? 0 <= 0)
    hand.proxy?.scrollTo(1_700, anchor: .trailing)
    harness.settle()
    #expect(harness.frame(of: "1700")?.maxX == 200)
  }

  @Test("another id is another view: its state begins anew")
  func identity() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.accessibilityIdentifier("add").accessibilityValue("\(count)")
      }
    }
    struct Page: View {
      let choice: Choice
      let isLazy: Bool
      var body: some View {
        if isLazy {
          LazyVStack { Counter().id(choice.id) }
        } else {
          Counter().id(choice.id)
        }
      }
    }
    for isLazy in [true, false] {
      let choice = Choice()
      let harness = Harness(size: Self.window) { Page(choice: choice, isLazy: isLazy) }
      harness.tap("add")
      #expect(harness.element("add")?.semantics.value == "1")
      choice.id = 2
      #expect(harness.element("add")?.semantics.value == "0")
    }
  }
}
