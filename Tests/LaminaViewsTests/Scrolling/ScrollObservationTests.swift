import LaminaTesting
import Observation
import Testing

/// What a scroll view reports of itself, and its settings.
@Suite struct ScrollObservationTests {
  final class Notes { var lines: [String] = [] }

  private let window = CGSize(width: 100, height: 200)

  @Test("phases: fingers, momentum, wheel")
  func phases() {
    let notes = Notes()
    let harness = Harness(size: window) {
      ScrollView { Color.red.frame(height: 20_000) }
        .onScrollPhaseChange { notes.lines.append("\($0) -> \($1)") }
    }
    harness.swipe(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 20))
    harness.advance(by: 8)
    #expect(
      notes.lines == [
        "idle -> interacting", "interacting -> decelerating", "decelerating -> idle",
      ])
    notes.lines = []
    harness.scroll(down: 50, isPrecise: false)
    harness.advance(by: 2)
    #expect(notes.lines == ["idle -> animating", "animating -> idle"])
  }

  @Test("a value made of the geometry is told when it changes, without evaluating anything")
  func geometry() {
    let notes = Notes()
    let harness = Harness(size: window) {
      ScrollView { Color.red.frame(height: 1_000) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.visibleRect.minY > 100
        } action: {
          notes.lines.append("\($0) -> \($1)")
        }
    }
    harness.resetCounters()
    harness.scroll(down: 100)
    harness.advance(by: 1)
    #expect(notes.lines.isEmpty)
    harness.scroll(down: 1)
    harness.scroll(down: 1)
    harness.advance(by: 1)
    #expect(notes.lines == ["false -> true"])
    harness.scroll(down: -50)
    harness.advance(by: 1)
    #expect(notes.lines == ["false -> true", "true -> false"])
    #expect(harness.counters.total == 0)
  }

  @Test("a disabled scroll view stays for people and goes for programs")
  func disabled() {
    var proxy: ScrollViewProxy?
    let harness = Harness(size: window) {
      ScrollViewReader { reader in
        ScrollView {
          Color.red.frame(height: 1_000).accessibilityIdentifier("red")
          Color.blue.frame(height: 50).id("end")
        }
        .scrollDisabled(true)
        .onAppear { proxy = reader }
      }
    }
    harness.scroll(down: 100)
    harness.press(.end)
    harness.drag(from: CGPoint(x: 94, y: 10), to: CGPoint(x: 94, y: 195))
    harness.advance(by: 1)
    #expect(harness.frame(of: "red")?.minY == 0)
    proxy?.scrollTo("end")
    harness.settle()
    #expect(harness.frame(of: "red")?.minY == -858)
  }

  @Test("hidden thumbs cannot be dragged; margins scroll along")
  func settings() {
    let harness = Harness(size: window) {
      ScrollView { Color.red.frame(height: 1_000).accessibilityIdentifier("red") }
        .scrollIndicators(.hidden)
        .contentMargins(.vertical, 30)
    }
    #expect(harness.frame(of: "red")?.minY == 30)
    harness.drag(from: CGPoint(x: 94, y: 10), to: CGPoint(x: 94, y: 195))
    harness.advance(by: 1)
    #expect(harness.frame(of: "red")?.minY == 30)
    harness.press(.end)
    harness.advance(by: 3)
    #expect(harness.frame(of: "red")?.maxY == 170)
  }
}
