import LaminaTesting
import Testing

/// Wheels, touchpads, keys and thumbs on scroll views.
@Suite struct ScrollInputTests {
  private func page(_ height: CGFloat = 2_000) -> Harness {
    Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: height).accessibilityIdentifier("content") }
    }
  }

  private func top(_ harness: Harness) -> CGFloat { -(harness.frame(of: "content")?.minY ?? .nan) }

  @Test("a horizontal view inside a vertical one lets the wheel through")
  func nested() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        ScrollView(.horizontal) {
          Color.red.frame(width: 500, height: 80).accessibilityIdentifier("inner")
        }
        Color.blue.frame(height: 900).accessibilityIdentifier("content")
      }
    }
    let start = harness.frame(of: "inner") ?? .null
    scroll(harness, at: CGPoint(x: 50, y: 30), by: CGSize(width: 0, height: 40))
    #expect(harness.frame(of: "inner") == start.offsetBy(dx: 0, dy: -40))
    harness.scroll(by: CGSize(width: 0, height: -40))
    harness.advance(by: 1)
    scroll(harness, at: CGPoint(x: 50, y: 30), by: CGSize(width: 30, height: 0))
    #expect(harness.frame(of: "inner") == start.offsetBy(dx: -30, dy: 0))
    #expect(harness.frame(of: "content")?.minX == 0)
  }

  @Test("an inner view scrolls first, and hands on what it has no room for")
  func handsOn() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        ScrollView { Color.red.frame(height: 150).accessibilityIdentifier("inner") }
          .frame(height: 100)
        Color.blue.frame(height: 900).accessibilityIdentifier("content")
      }
    }
    let inner = harness.frame(of: "inner")?.minY ?? 0
    let outer = harness.frame(of: "content")?.minY ?? 0
    let point = CGSize(width: 0, height: 50)
    harness.scroll("content", by: .zero)
    scroll(harness, at: CGPoint(x: 50, y: 30), by: point)
    #expect(harness.frame(of: "inner")?.minY == inner - 50)
    #expect(harness.frame(of: "content")?.minY == outer)
    scroll(harness, at: CGPoint(x: 50, y: 30), by: point)
    #expect(harness.frame(of: "content")?.minY == outer - 50)
  }

  private func scroll(_ harness: Harness, at point: CGPoint, by delta: CGSize) {
    harness.graph.scroll(
      ScrollEvent(position: point, delta: delta, isPrecise: true, time: harness.clock.now))
    harness.settle()
    harness.advance(by: 1)
  }

  @Test("keys turn pages and go to the ends")
  func keys() {
    let harness = page()
    func after(_ key: Key, _ modifiers: EventModifiers = []) -> CGFloat {
      harness.press(key, modifiers: modifiers)
      harness.advance(by: 2)
      return top(harness)
    }
    let one = after(.pageDown)
    #expect(one > 100 && one <= 200)
    #expect(after(.space) == 2 * one)
    #expect(after(.pageUp) == one)
    #expect(after(.space, .shift) == 0)
    #expect(after(.downArrow) > 0)
    #expect(after(.upArrow) == 0)
    #expect(after(.end) == 1_800)
    #expect(after(.pageDown) == 1_800)
    #expect(after(.home) == 0)
  }

  @Test("a fling runs on, slower and slower, and comes to rest; frames stop then")
  func momentum() {
    let harness = page(20_000)
    for _ in 0..<8 {
      harness.scroll(down: 20)
      harness.advance(by: 1 / 60.0)
    }
    let released = top(harness)
    var steps: [CGFloat] = []
    for _ in 0..<20 {
      let before = top(harness)
      harness.advance(by: 0.1)
      steps.append(top(harness) - before)
    }
    #expect(top(harness) > released + 100)
    #expect((steps.dropFirst().first ?? 0) > (steps.dropFirst(6).first ?? 0))
    harness.advance(by: 5)
    let (rest, presents) = (top(harness), harness.presentCount)
    harness.advance(by: 2)
    #expect(top(harness) == rest)
    #expect(harness.presentCount == presents)
  }

  @Test("a pull beyond the end gives way less and less, and springs back")
  func rubberBand() {
    let harness = page()
    harness.scroll(down: -50)
    let first = -top(harness)
    harness.scroll(down: -50)
    let second = -top(harness) - first
    #expect(first > 0 && first < 50)
    #expect(second > 0 && second < first)
    harness.advance(by: 3)
    #expect(top(harness) == 0)
  }

  @Test("a wheel's notch moves smoothly to its place, never beyond the end")
  func wheel() {
    let harness = page()
    harness.scroll(down: 60, isPrecise: false)
    #expect(top(harness) == 0)
    harness.advance(by: 0.05)
    let midway = top(harness)
    #expect(midway > 0 && midway < 60)
    harness.advance(by: 1)
    #expect(top(harness) == 60)
    for _ in 0..<100 { harness.scroll(down: 60, isPrecise: false) }
    harness.advance(by: 3)
    #expect(top(harness) == 1_800)
  }

  @Test("dragging the thumb to the end of its track shows the content's end")
  func thumb() {
    let harness = page()
    harness.drag(from: CGPoint(x: 94, y: 10), to: CGPoint(x: 94, y: 195))
    harness.advance(by: 0.5)
    #expect(top(harness) == 1_800)
    harness.drag(from: CGPoint(x: 94, y: 190), to: CGPoint(x: 94, y: -50))
    #expect(top(harness) == 0)
  }

  @Test("nothing to scroll, nothing at all: no crash, no movement")
  func empty() {
    let harness = Harness(size: CGSize(width: 100, height: 120)) {
      ScrollView {}
      ScrollView { EmptyView() }
      ScrollView([.horizontal, .vertical]) { Text("x").accessibilityIdentifier("content") }
      ScrollView { LazyVStack { ForEach(0..<0) { Text("\($0)") } } }
    }
    let start = top(harness)
    harness.scroll(down: 100)
    harness.press(.end)
    harness.press(.pageDown)
    harness.advance(by: 1)
    #expect(top(harness) == start)
  }

  @Test("a window that grows beyond the content's end keeps to the end")
  func grow() {
    let harness = page(500)
    harness.press(.end)
    harness.advance(by: 2)
    #expect(top(harness) == 300)
    harness.resize(to: CGSize(width: 100, height: 400))
    #expect(top(harness) == 100)
    harness.resize(to: CGSize(width: 100, height: 600))
    #expect(top(harness) == 0)
  }
}
