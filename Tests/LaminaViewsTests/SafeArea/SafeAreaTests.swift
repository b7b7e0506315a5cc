import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct SafeAreaTests {
  @Observable final class Model { var bar: CGFloat = 20 }
  @Observable final class Place { var isTop = true }

  private func bar(_ height: CGFloat = 20) -> some View {
    Color.black.frame(height: height).accessibilityIdentifier("bar")
  }

  private func insets(_ proxy: GeometryProxy) -> String {
    let insets = proxy.safeAreaInsets
    return [insets.top, insets.leading, insets.bottom, insets.trailing]
      .map { "\(Int($0))" }.joined(separator: " ")
  }

  @Test("a bar takes its room at an edge, and the view has the rest")
  func room() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      GeometryReader { proxy in
        Text(insets(proxy)).accessibilityIdentifier("insets")
      }
      .accessibilityIdentifier("content")
      .safeAreaInset(edge: .bottom, spacing: 0) { bar() }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 5) {
        Color.blue.frame(width: 10, height: 30).accessibilityIdentifier("side")
      }
    }
    #expect(harness.frame(of: "side") == CGRect(x: 0, y: 0, width: 10, height: 30))
    #expect(harness.frame(of: "bar") == CGRect(x: 15, y: 80, width: 85, height: 20))
    #expect(harness.frame(of: "content") == CGRect(x: 15, y: 0, width: 85, height: 80))
    #expect(harness.text(of: "insets") == "0 15 20 0")
  }

  @Test("the distance of a bar is 8 points where none is given")
  func spacing() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.accessibilityIdentifier("content").safeAreaInset(edge: .top) { bar() }
    }
    #expect(harness.frame(of: "content") == CGRect(x: 0, y: 28, width: 100, height: 72))
  }

  @Test("what ignores safe areas reaches to their edges where it touches them")
  func ignoring() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("upper").ignoresSafeArea()
        Color.blue.accessibilityIdentifier("lower").ignoresSafeArea(edges: .bottom)
      }
      .safeAreaPadding(.top, 10)
      .safeAreaInset(edge: .bottom, spacing: 0) { bar() }
    }
    #expect(harness.frame(of: "upper") == CGRect(x: 0, y: 0, width: 100, height: 45))
    #expect(harness.frame(of: "lower") == CGRect(x: 0, y: 45, width: 100, height: 55))
    #expect(harness.frame(of: "bar") == CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("backgrounds of a style reach under bars, unless they are told not to")
  func backgrounds() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      Color.clear.background(Color.red)
        .safeAreaPadding(10)
    }
    let red = harness.picture().pixel(x: 20, y: 20)
    #expect(red != 0xFFFF_FFFF)
    #expect(harness.picture().pixel(x: 2, y: 38) == red)
    let kept = Harness(size: CGSize(width: 40, height: 40)) {
      Color.clear.background(Color.red, ignoresSafeAreaEdges: .top).safeAreaPadding(10)
    }
    #expect(kept.picture().pixel(x: 20, y: 2) == red)
    #expect(kept.picture().pixel(x: 20, y: 38) == 0xFFFF_FFFF)
    #expect(kept.picture().pixel(x: 2, y: 20) == 0xFFFF_FFFF)
  }

  @Test("a scroll view goes on under bars, its content begins and ends beside them")
  func scrolling() {
    let model = Model()
    struct Page: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { row in
              Color.red.frame(height: 20).accessibilityIdentifier("\(row)")
            }
          }
        }
        .accessibilityIdentifier("scroll")
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.black.frame(height: model.bar)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Page(model: model) }
    #expect(harness.frame(of: "0") == CGRect(x: 0, y: 10, width: 100, height: 20))
    harness.scroll(down: 15)
    // Under the bar, and seen there.
    #expect(harness.frame(of: "0")?.minY == -5)
    harness.scroll(down: 1_000)
    harness.advance(by: 2)
    #expect(harness.frame(of: "9")?.maxY == 80)
    model.bar = 40
    harness.settle()
    harness.scroll(down: 1_000)
    harness.advance(by: 2)
    #expect(harness.frame(of: "9")?.maxY == 60)
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("a list goes on under a bar, with its background")
  func list() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      List { ForEach(0..<20) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 50) }
    }
    let ground = harness.picture().pixel(x: 2, y: 100)
    #expect(harness.picture().pixel(x: 2, y: 198) == ground)
    harness.scroll(down: 5_000)
    harness.advance(by: 2)
    #expect((harness.frame(of: "19")?.maxY ?? 999) <= 150)
    #expect((harness.frame(of: "19")?.maxY ?? 0) > 120)
  }

  @Test("a bar that grows moves what is beside it, in one frame")
  func growing() {
    struct Page: View {
      let model: Model
      var body: some View {
        Inner().safeAreaInset(edge: .bottom, spacing: 0) { Color.black.frame(height: model.bar) }
      }
    }
    struct Inner: View {
      var body: some View { Color.red.ignoresSafeArea().accessibilityIdentifier("inner") }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Page(model: model) }
    harness.resetCounters()
    let renders = harness.frameStatistics.renders
    model.bar = 30
    harness.settle()
    #expect(harness.counters.byName == ["Page": 1])
    #expect(harness.frameStatistics.renders == renders + 1)
  }

  @Test("from right to left, leading bars are on the right")
  func direction() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 100, height: 50), environment: environment) {
      GeometryReader { Text(insets($0)).accessibilityIdentifier("insets") }
        .accessibilityIdentifier("content")
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 10) }
    }
    #expect(harness.frame(of: "content") == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(harness.text(of: "insets") == "0 10 0 0")
  }

  @Test("an editor stays in its frame when a bar beside it changes its edge")
  func movingBarBesideEditor() {
    struct Page: View {
      let place: Place
      var body: some View {
        VStack {
          Color.red
          TextEditor(text: .constant("two words"))
        }
        .safeAreaInset(edge: place.isTop ? .top : .bottom) { Color.black.frame(height: 20) }
      }
    }
    let place = Place()
    let size = CGSize(width: 100, height: 100)
    let harness = Harness(size: size) { Page(place: place) }
    for isTop in [true, false, true] {
      place.isTop = isTop
      harness.settle()
      let fresh = Harness(size: size) { Page(place: place) }
      #expect(harness.pixels == fresh.pixels, "top: \(isTop)")
    }
  }

  @Test("a bar that changes its edge takes along what ignores it and what scrolls under it")
  func movingBar() {
    struct Page: View {
      let place: Place
      var body: some View {
        HStack(spacing: 0) {
          Color.red.ignoresSafeArea().accessibilityIdentifier("ground")
          ScrollView { Color.blue.frame(height: 300).accessibilityIdentifier("content") }
            .accessibilityIdentifier("scroll")
          GeometryReader { proxy in
            Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
              .accessibilityIdentifier("insets")
          }
        }
        .safeAreaInset(edge: place.isTop ? .top : .bottom, spacing: 0) {
          Color.black.frame(height: 20)
        }
      }
    }
    let place = Place()
    let size = CGSize(width: 100, height: 100)
    let harness = Harness(size: size) { Page(place: place) }
    for isTop in [false, true, false] {
      place.isTop = isTop
      harness.settle()
      let fresh = Harness(size: size) { Page(place: place) }
      for name in ["ground", "scroll", "content"] {
        #expect(harness.frame(of: name) == fresh.frame(of: name), "\(name), top: \(isTop)")
      }
      #expect(harness.text(of: "insets") == fresh.text(of: "insets"))
      #expect(fresh.text(of: "insets") == (isTop ? "20 0" : "0 20"))
    }
  }
}
