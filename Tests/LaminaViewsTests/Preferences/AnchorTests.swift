import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) { value.merge(nextValue()) { $1 } }
}

private struct Corner: PreferenceKey { static let defaultValue: Anchor<CGPoint>? = nil }

@Suite struct AnchorTests {
  @Observable final class Model {
    var chosen = 0
    var indent: CGFloat = 0
  }

  private struct Tabs: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Tab(index: index, width: CGFloat(10 + 10 * index))
        }
      }
      .padding(.leading, model.indent)
      .overlayPreferenceValue(Bounds.self) { Mark(anchors: $0, model: model) }
      .frame(width: 100, height: 50, alignment: .topLeading)
    }
  }

  private struct Tab: View {
    let index: Int
    let width: CGFloat
    var body: some View {
      Color.red.frame(width: width, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
    }
  }

  private struct Mark: View {
    let anchors: [Int: Anchor<CGRect>]
    let model: Model
    var body: some View {
      GeometryReader { proxy in
        if let anchor = anchors[model.chosen] {
          let frame = proxy[anchor]
          Color.black.frame(width: frame.width, height: 2)
            .accessibilityIdentifier("mark").offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
  }

  @Test("the bounds of a view are found in another's coordinates, and followed where it goes")
  func bounds() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 50)) { Tabs(model: model) }
    #expect(harness.frame(of: "mark") == CGRect(x: 0, y: 20, width: 10, height: 2))
    model.chosen = 2
    harness.settle()
    #expect(harness.frame(of: "mark") == CGRect(x: 30, y: 20, width: 30, height: 2))
    harness.resetCounters()
    model.indent = 7
    harness.settle()
    #expect(harness.frame(of: "mark") == CGRect(x: 37, y: 20, width: 30, height: 2))
    // The anchor is the same: who asks where it is was asked again, its view was not.
    #expect(harness.counters.byName == ["Tabs": 1])
  }

  @Test("anchors in scrolled content move with it, and only their readers are evaluated")
  func scrolled() {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 40)
          Tab(index: 0, width: 30)
          Color.red.frame(height: 200)
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[0] {
            Color.black.frame(width: 5, height: 5).accessibilityIdentifier("mark")
              .offset(y: proxy[anchor].minY)
          }
        }
      }
    }
    #expect(harness.frame(of: "mark")?.minY == 40)
    harness.resetCounters()
    harness.scroll(down: 15)
    #expect(harness.frame(of: "mark")?.minY == 25)
    #expect(harness.counters.total == 0)
  }

  @Test("points: of a view's corners, in fractions, and of its own coordinates")
  func points() {
    func found(_ source: Anchor<CGPoint>.Source) -> CGPoint {
      var found = CGPoint(x: -1, y: -1)
      _ = Harness(size: CGSize(width: 100, height: 50)) {
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Corner.self, value: source) { $0 }
          .frame(width: 100, height: 50, alignment: .topLeading)
          .overlayPreferenceValue(Corner.self) { anchor in
            GeometryReader { proxy in
              if let anchor {
                Color.clear.onGeometryChange(for: CGPoint.self) { _ in
                  proxy[anchor]
                } action: {
                  found = $0
                }
              }
            }
          }
      }
      return found
    }
    #expect(found(.topLeading) == CGPoint(x: 0, y: 0))
    #expect(found(.bottomTrailing) == CGPoint(x: 20, y: 10))
    #expect(found(.center) == CGPoint(x: 10, y: 5))
    #expect(found(.unitPoint(UnitPoint(x: 0.25, y: 0))) == CGPoint(x: 5, y: 0))
    #expect(found(.point(CGPoint(x: 3, y: 4))) == CGPoint(x: 3, y: 4))
  }

  @Test("a preference is changed by an anchor")
  func transformed() {
    var count = 0
    _ = Harness {
      Tab(index: 0, width: 10)
        .transformAnchorPreference(key: Bounds.self, value: .rect(.zero)) { $0[1] = $1 }
        .onPreferenceChange(Bounds.self) { count = $0.count }
    }
    #expect(count == 2)
  }
}
