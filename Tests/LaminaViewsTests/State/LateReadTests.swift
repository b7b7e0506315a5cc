import LaminaTesting
import Observation
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private struct UnitKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var unit: Int {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

/// What only the closures of modifiers read is tracked.
@Suite struct LateReadTests {
  @Observable final class Model {
    var number = 0
    var other = 0
  }

  private struct Unit: View {
    @Environment(\.unit) private var unit
    var body: some View { Text("\(unit)").accessibilityIdentifier("unit") }
  }

  @Test("transformEnvironment")
  func environment() {
    struct Owner: View {
      @State private var factor = 2
      var body: some View {
        VStack {
          Unit()
          Button("Grow") { factor += 1 }
        }
        .transformEnvironment(\.unit) { $0 *= factor }
      }
    }
    let harness = Harness { Owner() }
    #expect(harness.text(of: "unit") == "2")
    harness.tap("Grow")
    #expect(harness.text(of: "unit") == "3")
  }

  @Test("transformPreference and anchorPreference")
  func preferences() {
    struct Owner: View {
      let model: Model
      @State private var told = 0
      @State private var anchored = 0
      var body: some View {
        VStack {
          Text("\(told) \(anchored)").accessibilityIdentifier("told")
          Color.red.preference(key: WidthKey.self, value: 5)
            .transformPreference(WidthKey.self) { $0 += model.number }
            .onPreferenceChange(WidthKey.self) { told = $0 }
          Color.red
            .anchorPreference(key: WidthKey.self, value: .bounds) { _ in model.number * 2 }
            .onPreferenceChange(WidthKey.self) { anchored = $0 }
        }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.text(of: "told") == "5 0")
    model.number = 3
    #expect(harness.text(of: "told") == "8 6")
    model.number = 4
    #expect(harness.text(of: "told") == "9 8")
  }

  @Test("containerRelativeFrame")
  func containerFrame() {
    struct Owner: View {
      let model: Model
      var body: some View {
        Color.red.accessibilityIdentifier("red").frame(height: 20)
          .containerRelativeFrame(.horizontal) { length, _ in
            length / CGFloat(model.number + 1)
          }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.frame(of: "red")?.width == 200)
    model.number = 1
    #expect(harness.frame(of: "red")?.width == 100)
    model.number = 3
    #expect(harness.frame(of: "red")?.width == 50)
  }

  @Test("the value that onGeometryChange watches")
  func geometry() {
    struct Owner: View {
      let model: Model
      @State private var told = 0.0
      var body: some View {
        VStack {
          Text("\(Int(told))").accessibilityIdentifier("told")
          Color.red.frame(width: 40, height: 20)
            .onGeometryChange(for: Double.self) {
              Double($0.size.width) + Double(model.number)
            } action: {
              told = $0
            }
        }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.text(of: "told") == "40")
    model.number = 1
    #expect(harness.text(of: "told") == "41")
    model.number = 2
    #expect(harness.text(of: "told") == "42")
  }

  @Test("the value that onScrollGeometryChange watches")
  func scrolling() {
    struct Owner: View {
      let model: Model
      @State private var told = "-"
      var body: some View {
        VStack {
          Text(told).accessibilityIdentifier("told")
          ScrollView { Color.red.frame(height: 1_000) }
            .onScrollGeometryChange(for: Bool.self) {
              $0.contentOffset.y >= CGFloat(model.number)
            } action: { _, isFar in
              told = "\(isFar)"
            }
        }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.scroll(down: 50)
    model.number = 100
    #expect(harness.text(of: "told") == "false")
    model.number = 20
    #expect(harness.text(of: "told") == "true")
    harness.scroll(down: -50)
    #expect(harness.text(of: "told") == "false")
  }

  @Test("a guide")
  func guides() {
    struct Owner: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
            .alignmentGuide(.leading) { dimensions in
              dimensions[.leading] - CGFloat(model.number)
            }
          Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("blue")
          Text("\(model.other)")
        }
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    func distance() -> CGFloat {
      (harness.frame(of: "red")?.minX ?? 0) - (harness.frame(of: "blue")?.minX ?? 0)
    }
    #expect(distance() == 0)
    model.number = 30
    #expect(distance() == 30)
    model.other = 1
    #expect(distance() == 30)
    model.number = 50
    #expect(distance() == 50)
    harness.resetCounters()
    model.number = 10
    #expect(distance() == 10)
    #expect(harness.counters.total == 0)
  }
}
