import LaminaAnimation
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// The names of views, in order.
private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Chosen: PreferenceKey { static let defaultValue: String? = nil }

@Suite struct PreferenceTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var isOn = false
    var log: [[String]] = []
    var widths: [CGFloat] = []
    var width: CGFloat = 10
  }

  private struct Named: View {
    let name: String
    var body: some View {
      Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name])
    }
  }

  private struct Tree: View {
    let model: Model
    var body: some View {
      VStack {
        Named(name: "first").background { Named(name: "behind") }
        HStack {
          ForEach(model.names, id: \.self) { Named(name: $0) }
          if model.isOn { Named(name: "on") }
        }
        Color.red
        Named(name: "last").transformPreference(Names.self) { $0.append("changed") }
      }
      .onPreferenceChange(Names.self) { model.log.append($0) }
    }
  }

  @Test("values are reduced in the order of the tree, and told once for each change")
  func order() {
    let model = Model()
    let harness = Harness { Tree(model: model) }
    #expect(model.log == [["first", "behind", "a", "b", "c", "last", "changed"]])
    model.names = ["c", "a"]
    harness.settle()
    #expect(model.log.last == ["first", "behind", "c", "a", "last", "changed"])
    model.isOn = true
    harness.settle()
    #expect(model.log.last == ["first", "behind", "c", "a", "on", "last", "changed"])
    #expect(model.log.count == 3)
    harness.resize(to: CGSize(width: 300, height: 300))
    harness.advance(by: 1)
    #expect(model.log.count == 3)
  }

  @Test("what a view tells itself counts instead of what those inside tell")
  func overriding() {
    let model = Model()
    _ = Harness {
      VStack {
        HStack {
          Named(name: "inner")
          Named(name: "other")
        }
        .preference(key: Names.self, value: ["outer"])
      }
      .onPreferenceChange(Names.self) { model.log.append($0) }
    }
    #expect(model.log == [["outer"]])
  }

  @Test("the first who says something counts where nothing else is said, and nil is the default")
  func defaults() {
    var told: [String?] = []
    _ = Harness {
      VStack {
        Color.red.preference(key: Chosen.self, value: "one")
        Color.red.preference(key: Chosen.self, value: "two")
      }
      .onPreferenceChange(Chosen.self) { told.append($0) }
    }
    #expect(told == ["one"])
  }

  private struct Wide: View {
    let model: Model
    @State private var widest: CGFloat = 0
    var body: some View {
      VStack {
        Color.red.frame(width: model.width, height: 10).preference(
          key: Widest.self, value: model.width)
        Color.blue.frame(width: 20, height: 10).preference(key: Widest.self, value: 20)
        Follower(width: widest).accessibilityIdentifier("follower")
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
    }
  }

  private struct Follower: View {
    let width: CGFloat
    var body: some View { Color.black.frame(width: width, height: 10) }
  }

  @Test("what an action changes is in the same frame, and moves as what caused it does")
  func sameFrame() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Wide(model: model) }
    #expect(harness.frame(of: "follower")?.width == 20)
    let renders = harness.frameStatistics.renders
    model.width = 60
    harness.settle()
    #expect(harness.frameStatistics.renders == renders + 1)
    #expect(harness.frame(of: "follower")?.width == 60)
    withAnimation(.linear(duration: 1)) { model.width = 80 }
    harness.settle()
    #expect(harness.frame(of: "follower")?.width == 80)
    harness.advance(by: 0.5)
    // Half way from 60 to 80, in the middle of 100.
    #expect(harness.picture().pixel(x: 17, y: 68) == 0xFF00_0000)
    #expect(harness.picture().pixel(x: 13, y: 68) == 0xFFFF_FFFF)
  }

  private struct Reading: View {
    let model: Model
    var body: some View {
      VStack {
        Color.red.frame(width: model.width, height: 10).preference(
          key: Widest.self, value: min(50, model.width))
        Bystander()
      }
      .overlayPreferenceValue(Widest.self, alignment: .topLeading) { Follower(width: $0 / 2) }
      .backgroundPreferenceValue(Names.self) { Text($0.joined()) }
    }
  }

  private struct Bystander: View { var body: some View { Color.green } }

  @Test("a decoration is made anew when the value changes, and no other view is evaluated")
  func decorations() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Reading(model: model) }
    #expect(harness.evaluations(of: Follower.self) == 1)
    harness.resetCounters()
    model.width = 60
    harness.settle()
    #expect(harness.counters.byName == ["Reading": 1, "Follower": 1])
    harness.resetCounters()
    model.width = 70
    harness.settle()
    #expect(harness.counters.byName["Follower"] == nil || harness.counters.byName["Follower"] == 1)
    #expect(harness.counters.byName["Bystander"] == nil)
  }

  @Test("a value that was told by one view only is evaluated where it is read, and nowhere between")
  func readers() {
    struct Leaf: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: model.width)
      }
    }
    struct Between: View {
      let model: Model
      var body: some View { HStack { Leaf(model: model) } }
    }
    struct Outer: View {
      let model: Model
      var body: some View {
        Between(model: model).overlayPreferenceValue(Widest.self) { Follower(width: $0) }
      }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.resetCounters()
    model.width = 33
    harness.settle()
    #expect(harness.counters.byName == ["Leaf": 1, "Follower": 1])
  }

  @Test("views that are not shown tell nothing: candidates that were not chosen, rows far away")
  func unshown() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 60, height: 40)) {
      VStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 50, height: 10).preference(key: Names.self, value: ["wide"])
          Color.red.frame(width: 20, height: 10).preference(key: Names.self, value: ["narrow"])
        }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              Color.red.frame(height: 30).preference(key: Names.self, value: ["\(row)"])
            }
          }
        }
      }
      .onPreferenceChange(Names.self) { model.log.append($0) }
    }
    #expect(model.log.last?.first == "wide")
    #expect((model.log.last?.count ?? 100) < 6)
    harness.resize(to: CGSize(width: 30, height: 40))
    #expect(model.log.last?.first == "narrow")
    harness.scroll(down: 1_500)
    harness.advance(by: 1)
    #expect(model.log.last?.contains("50") == true)
    #expect(model.log.last?.contains("0") == false)
  }

  @Test("what is leaving tells nothing")
  func leaving() {
    let model = Model()
    let harness = Harness { Tree(model: model) }
    withAnimation(.linear(duration: 1)) { model.names = ["a"] }
    harness.settle()
    #expect(model.log.last == ["first", "behind", "a", "last", "changed"])
  }

  @Test("a preference that changes itself is stopped and reported")
  func endless() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Color.red.preference(key: Widest.self, value: CGFloat(count))
          .onPreferenceChange(Widest.self) { _ in count += 1 }
          .onAppear { count = 1 }
      }
    }
    let harness = Harness { Endless() }
    #expect(harness.diagnostics == [.unsettled(limit: 12)])
    harness.settle()
    #expect(harness.graph.nextTick == nil)
  }
}
