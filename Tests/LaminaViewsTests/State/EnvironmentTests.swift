import LaminaTesting
import Observation
import Testing

private struct DensityKey: EnvironmentKey { static let defaultValue = 1.0 }
private struct WeightKey: EnvironmentKey { static let defaultValue: Int? = 5 }

extension EnvironmentValues {
  fileprivate var density: Double {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
  fileprivate var weight: Int? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

/// Values handed down: defaults, overrides, objects, and who is evaluated when one changes.
@Suite struct EnvironmentTests {
  @Observable final class Absent {}
  @Observable final class Model { var density = 1.0; var number = 0 }

  private struct Reader: View {
    let name: String
    @Environment(\.density) private var density
    var body: some View {
      Color.red.accessibilityIdentifier(name).accessibilityValue("\(density)")
    }
  }

  private struct Bystander: View {
    var body: some View { Color.blue }
  }

  private struct Middle: View {
    var body: some View {
      VStack {
        Reader(name: "inner")
        Bystander()
        Reader(name: "own").environment(\.density, 9)
      }
    }
  }

  private struct Outer: View {
    let model: Model
    var body: some View {
      HStack {
        Reader(name: "outer")
        Middle().environment(\.density, model.density)
      }
    }
  }

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.value
  }

  @Test("a changed value evaluates only the bodies that read it")
  func readers() {
    let model = Model()
    let harness = Harness { Outer(model: model) }
    #expect(["outer", "inner", "own"].map { value(harness, $0) } == ["1.0", "1.0", "9.0"])
    harness.resetCounters()
    model.density = 3
    #expect(["outer", "inner", "own"].map { value(harness, $0) } == ["1.0", "3.0", "9.0"])
    #expect(harness.counters.byName == ["Outer": 1, "Reader": 1])
  }

  @Test("a value that is set to its default is as one that is not set")
  func setToDefault() {
    let harness = Harness { Reader(name: "a") }
    var environment = harness.graph.environment
    harness.resetCounters()
    environment.density = 1
    #expect(environment.isSame(as: harness.graph.environment))
    #expect(harness.graph.environment.isSame(as: environment))
    harness.graph.setEnvironment(environment)
    #expect(value(harness, "a") == "1.0")
    #expect(harness.counters.byName == [:])
    harness.graph.setEnvironment(EnvironmentValues())
    environment.weight = nil
    #expect(!environment.isSame(as: EnvironmentValues()))
    environment.density = 2
    harness.graph.setEnvironment(environment)
    #expect(value(harness, "a") == "2.0")
  }

  @Test("an optional can be set to nil against its default")
  func optional() {
    struct Shows: View {
      let name: String
      @Environment(\.weight) private var weight
      var body: some View {
        Color.red.accessibilityIdentifier(name).accessibilityValue(weight.map { "\($0)" } ?? "nil")
      }
    }
    let harness = Harness {
      Shows(name: "a")
      Shows(name: "b").environment(\.weight, 7)
      Shows(name: "c").environment(\.weight, nil)
    }
    #expect(["a", "b", "c"].map { value(harness, $0) } == ["5", "7", "nil"])
  }

  @Test("an object comes down by its type, and only who reads what changed is evaluated")
  func objects() {
    struct Shows: View {
      @Environment(Model.self) private var model
      @Environment(Absent.self) private var absent: Absent?
      var body: some View {
        Color.red.accessibilityIdentifier("a").accessibilityValue(
          "\(model.number) \(absent == nil)")
      }
    }
    struct Around: View {
      let model: Model
      var body: some View { Shows().environment(model) }
    }
    let model = Model()
    let harness = Harness { Around(model: model) }
    #expect(value(harness, "a") == "0 true")
    harness.resetCounters()
    model.number = 4
    #expect(value(harness, "a") == "4 true")
    #expect(harness.counters.byName == ["Shows": 1])
  }

  @Test("a value set around lazy rows reaches rows made later and those that are there")
  func rows() {
    struct List: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500) { Reader(name: "\($0)").frame(height: 20) }
          }
        }
        .environment(\.density, model.density)
      }
    }
    let model = Model()
    let harness = Harness { List(model: model) }
    model.density = 2
    #expect(value(harness, "3") == "2.0")
    harness.scroll(down: 4_000)
    #expect(value(harness, "205") == "2.0")
  }

  @Test("a class that is an environment key, too, is handed down apart from the key's value")
  func objectAndKey() {
    struct Shows: View {
      @Environment(Theme.self) private var theme
      @Environment(\.themeName) private var name
      var body: some View { Text("\(theme.number) \(name)").accessibilityIdentifier("a") }
    }
    struct Around: View {
      let model: Model
      @State private var theme = Theme()
      var body: some View {
        Shows().environment(theme).environment(\.themeName, "night \(model.density)")
      }
    }
    let model = Model()
    let harness = Harness { Around(model: model) }
    let alone = Harness { Shows().environment(Theme()) }
    #expect(alone.text(of: "a") == "7 day" && harness.text(of: "a") == "7 night 1.0")
    model.density = 2
    harness.settle()
    #expect(harness.text(of: "a") == "7 night 2.0")
  }
}

@Observable private final class Theme: EnvironmentKey {
  static let defaultValue = "day"
  var number = 7
}

extension EnvironmentValues {
  fileprivate var themeName: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}
