import LaminaAnimation
import LaminaGeometry
import LaminaLayout
import LaminaTesting
import LaminaViews
import Observation
import Synchronization
import Testing

/// Counts what a layout is asked, on whatever thread.
private nonisolated final class LayoutCalls: Sendable {
  struct Counts: Equatable {
    var made = 0
    var updated = 0
    var placed = 0
  }

  private let counts = Mutex(Counts())
  var now: Counts { counts.withLock { $0 } }
  func add(_ change: (inout Counts) -> Void) { counts.withLock { change(&$0) } }
}

/// Puts its subviews on a diagonal, each in a row of its own; counts what it is asked.
private struct Stairs: Layout {
  var calls = LayoutCalls()
  var step: CGFloat = 10

  struct Cache { var sizes: [CGSize] }

  func makeCache(subviews: Subviews) -> Cache {
    calls.add { $0.made += 1 }
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    calls.add { $0.updated += 1 }
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: (cache.sizes.map(\.width).max() ?? 0) + step * CGFloat(max(0, subviews.count - 1)),
      height: cache.sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    calls.add { $0.placed += 1 }
    var place = bounds.origin
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: place, proposal: .unspecified)
      place = CGPoint(x: place.x + step * (1 + subview[Skip.self]), y: place.y + size.height)
    }
  }
}

private struct Skip: LayoutValueKey { static let defaultValue: CGFloat = 0 }

@Suite struct LayoutViewTests {
  @Observable final class Model {
    var isWide = true
    var width: CGFloat = 20
    var step: CGFloat = 10
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Color.black.frame(width: 10, height: 10).accessibilityIdentifier(name)
        .accessibilityValue("\(count)").onTapGesture { count += 1 }
    }
  }

  private struct Switching: View {
    let model: Model
    var body: some View {
      let layout =
        model.isWide
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counter(name: "a")
        Counter(name: "b")
      }
      .frame(width: 60, height: 60, alignment: .topLeading)
    }
  }

  @Test("the stacks are layouts that views can be put into")
  func stacks() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      HStackLayout(alignment: .top, spacing: 5) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        VStackLayout(alignment: .trailing, spacing: 1) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("c")
        }
        ZStackLayout(alignment: .bottomTrailing) {
          Color.red.frame(width: 30, height: 30)
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("d")
        }
      }
    }
    let frames = ["a", "b", "c", "d"].map { harness.frame(of: $0) }
    #expect(frames[0] == CGRect(x: 10, y: 35, width: 10, height: 10))
    #expect(frames[1] == CGRect(x: 45, y: 35, width: 10, height: 10))
    #expect(frames[2] == CGRect(x: 25, y: 46, width: 30, height: 10))
    #expect(frames[3] == CGRect(x: 80, y: 55, width: 10, height: 10))
  }

  @Test("a spacer in a layout that is a stack grows along its axis, also in one without a type")
  func orientation() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      AnyLayout(HStackLayout(spacing: 0)) {
        Color.red.frame(width: 10).accessibilityIdentifier("a")
        Spacer()
        Color.red.frame(width: 10).accessibilityIdentifier("b")
      }
    }
    #expect(harness.frame(of: "b")?.minX == 90)
  }

  @Test("another layout in place of one leaves the views their state and moves them there")
  func switching() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 60, height: 60)) { Switching(model: model) }
    harness.tap("b")
    harness.tap("b")
    #expect(harness.frame(of: "b") == CGRect(x: 10, y: 0, width: 10, height: 10))
    withAnimation(.linear(duration: 1)) { model.isWide = false }
    harness.settle()
    #expect(harness.frame(of: "b") == CGRect(x: 0, y: 10, width: 10, height: 10))
    #expect(harness.element("b")?.semantics.value == "2")
    harness.resetCounters()
    harness.advance(by: 0.5)
    // Half way along, and nothing was evaluated for it.
    let picture = harness.picture()
    #expect(picture.pixel(x: 6, y: 13) == 0xFF00_0000)
    #expect(picture.pixel(x: 12, y: 2) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 3, y: 17) == 0xFFFF_FFFF)
    #expect(harness.counters.total == 0)
    harness.advance(by: 0.6)
    #expect(harness.picture().pixel(x: 3, y: 17) == 0xFF00_0000)
    harness.tap("b")
    #expect(harness.element("b")?.semantics.value == "3")
  }

  private struct Staircase: View {
    let model: Model
    let layout: Stairs
    var body: some View {
      layout {
        Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 10).layoutValue(key: Skip.self, value: 2)
          .accessibilityIdentifier("b")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c")
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("a layout of one's own places views, reads their values and keeps its cache")
  func custom() {
    let (model, calls) = (Model(), LayoutCalls())
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Staircase(model: model, layout: Stairs(calls: calls))
    }
    #expect(harness.frame(of: "b") == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(harness.frame(of: "c") == CGRect(x: 40, y: 20, width: 10, height: 10))
    #expect(calls.now == .init(made: 1, updated: 0, placed: 1))
    model.width = 30
    harness.settle()
    #expect(harness.frame(of: "a")?.width == 30)
    // What it keeps is brought up to date, not made again.
    #expect(calls.now == .init(made: 1, updated: 1, placed: 2))
    harness.resize(to: CGSize(width: 110, height: 100))
    #expect(calls.now == .init(made: 1, updated: 1, placed: 2))
  }

  @Test("a layout of another type makes its own cache")
  func otherCache() {
    let (model, calls) = (Model(), LayoutCalls())
    struct Switch: View {
      let model: Model
      let calls: LayoutCalls
      var body: some View {
        let layout = model.isWide ? AnyLayout(HStackLayout()) : AnyLayout(Stairs(calls: calls))
        layout { Color.red.frame(width: 10, height: 10) }
      }
    }
    let harness = Harness { Switch(model: model, calls: calls) }
    #expect(calls.now == .init())
    model.isWide = false
    harness.settle()
    #expect(calls.now == .init(made: 1, updated: 0, placed: 1))
  }

  private struct Ramp: Layout, Animatable, Equatable {
    var step: CGFloat
    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY),
          proposal: .unspecified)
      }
    }
  }

  @Test("a layout whose data is animated places its views for each frame")
  func animatable() {
    struct Moving: View {
      let model: Model
      var body: some View {
        Ramp(step: model.step) {
          ForEach(0..<3) {
            Color.red.frame(width: 5, height: 5).accessibilityIdentifier("\($0)")
          }
        }
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Moving(model: model) }
    withAnimation(.linear(duration: 1)) { model.step = 30 }
    harness.settle()
    harness.advance(by: 0.5)
    #expect(abs((harness.frame(of: "2")?.minX ?? 0) - 40) < 0.01)
    harness.advance(by: 0.6)
    #expect(harness.frame(of: "2")?.minX == 60)
  }

  @Test("an equal layout around unchanged views makes no new node")
  func sameNode() {
    struct Outer: View {
      let model: Model
      var body: some View {
        HStack {
          Color.red.frame(width: model.width)
          Stairs(calls: LayoutViewTests.calls) { Color.blue.frame(width: 10, height: 10) }
        }
      }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    model.width = 40
    harness.settle()
    // It is placed for another offer; its cache holds.
    #expect(Self.calls.now == .init(made: 1, updated: 0, placed: 2))
  }
  private static let calls = LayoutCalls()
}
