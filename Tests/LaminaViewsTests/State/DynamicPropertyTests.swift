import LaminaTesting
import Observation
import Testing

private struct WordsKey: EnvironmentKey { static let defaultValue = ["apple", "pear", "plum"] }
extension EnvironmentValues {
  fileprivate var words: [String] {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}

/// What strangers' dynamic properties are given is input; `update()` runs before each body.
@Suite struct DynamicPropertyTests {
  @Observable final class Model {
    var word = "p"
    var number = 0
    var words = ["apple", "pear", "plum"]
  }

  /// Words that contain a part, found when they are asked for.
  @propertyWrapper struct Matching: DynamicProperty {
    let part: String
    @Environment(\.words) private var words
    init(_ part: String) { self.part = part }
    var wrappedValue: [String] { words.filter { $0.contains(part) } }
  }

  /// The same, found before the body.
  @propertyWrapper struct Found: DynamicProperty {
    let part: String
    @Environment(\.words) private var words
    @State private var rounds = Rounds()
    private(set) var wrappedValue: [String] = []
    var projectedValue: Int { rounds.count }
    init(_ part: String) { self.part = part }
    mutating func update() {
      rounds.count += 1
      wrappedValue = words.filter { $0.contains(part) }
    }
  }

  final class Rounds { var count = 0 }

  private struct Shows: View {
    @Matching private var matching: [String]
    @Found private var found: [String]
    init(_ part: String) { (_matching, _found) = (Matching(part), Found(part)) }
    var body: some View {
      Text(matching.joined(separator: " ")).accessibilityIdentifier("matching")
      Text(found.joined(separator: " ")).accessibilityIdentifier("found")
      Text("\($found)").accessibilityIdentifier("rounds")
    }
  }

  private struct Owner: View {
    let model: Model
    var body: some View {
      let number = model.number
      VStack {
        Text("\(number)")
        Shows(model.word)
      }
      .environment(\.words, model.words)
    }
  }

  @Test("an input of a wrapper is an input of its view")
  func inputs() {
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.text(of: "matching") == "apple pear plum")
    model.word = "pl"
    #expect(harness.text(of: "matching") == "apple plum")
    model.words = ["plane"]
    #expect(harness.text(of: "matching") == "plane")
  }

  @Test("update() runs before each body, after what is inside was linked, and for nothing else")
  func updates() {
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(harness.text(of: "found") == "apple pear plum")
    #expect(harness.text(of: "rounds") == "1")
    model.word = "pl"
    #expect(harness.text(of: "found") == "apple plum")
    #expect(harness.text(of: "rounds") == "2")
    harness.resetCounters()
    model.number = 5
    harness.settle()
    #expect(harness.counters.byName == ["Owner": 1])
    #expect(harness.text(of: "rounds") == "2")
    model.words = ["plane"]
    #expect(harness.text(of: "found") == "plane")
    #expect(harness.text(of: "rounds") == "3")
  }

  @Test("the inner properties are up to date before the outer, in modifiers and styles too")
  func order() {
    struct Outer: DynamicProperty {
      var inner = Found("pe")
      private(set) var text = ""
      mutating func update() { text = inner.wrappedValue.joined() + "!" }
    }
    struct Marked: ViewModifier {
      var outer = Outer()
      func body(content: Content) -> some View {
        content.accessibilityIdentifier("marked").accessibilityValue(outer.text)
      }
    }
    struct Worded: ButtonStyle {
      var outer = Outer()
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(outer.text).accessibilityIdentifier("style")
        }
      }
    }
    let harness = Harness {
      Color.red.modifier(Marked())
      Button {
      } label: {
        Text("OK")
      }.buttonStyle(Worded()).accessibilityElement(children: .contain)
    }
    #expect(harness.element("marked")?.semantics.value == "pear!")
  }

  @Test("properties made of arguments follow them: environment paths, storage keys, bindings")
  func arguments() {
    struct Reads: View {
      @Environment private var value: String
      @SceneStorage private var stored: Int
      init(_ path: KeyPath<EnvironmentValues, String>, _ key: String) {
        _value = Environment(path)
        _stored = SceneStorage(wrappedValue: 0, key)
      }
      var body: some View {
        Text("\(value) \(stored)").accessibilityIdentifier("reads").onTapGesture { stored += 1 }
      }
    }
    struct Owner: View {
      let model: Model
      var body: some View {
        Reads(model.number == 0 ? \.first : \.last, "k-\(model.number)")
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.tap("reads")
    #expect(harness.text(of: "reads") == "apple 1")
    model.number = 1
    #expect(harness.text(of: "reads") == "plum 0")
    model.number = 0
    #expect(harness.text(of: "reads") == "apple 1")
  }

  @Test("a binding or a model inside of a wrapper is compared")
  func references() {
    struct Doubled: DynamicProperty {
      @Binding var number: Int
      let model: Model
      var text: String { "\(number * 2) \(model.word)" }
    }
    struct Shows: View {
      var doubled: Doubled
      var body: some View { Text(doubled.text).accessibilityIdentifier("doubled") }
    }
    struct Owner: View {
      let (first, second): (Model, Model)
      let switches: Model
      var body: some View {
        @Bindable var model = switches.number == 0 ? first : second
        Shows(doubled: Doubled(number: $model.number, model: model))
      }
    }
    let (first, second, switches) = (Model(), Model(), Model())
    (second.number, second.word) = (4, "q")
    let harness = Harness { Owner(first: first, second: second, switches: switches) }
    #expect(harness.text(of: "doubled") == "0 p")
    switches.number = 1
    #expect(harness.text(of: "doubled") == "8 q")
  }

  @Test("a binding with another transaction is another input")
  func transactions() {
    struct Flips: View {
      @Binding var isOn: Bool
      var body: some View {
        Color.red.frame(width: isOn ? 100 : 20, height: 20).accessibilityIdentifier("flips")
          .onTapGesture { isOn.toggle() }
      }
    }
    struct Owner: View {
      let model: Model
      @State private var isOn = false
      var body: some View {
        Flips(isOn: model.number == 0 ? $isOn : $isOn.animation(.linear(duration: 1)))
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    model.number = 1
    harness.settle()
    harness.tap("flips")
    harness.advance(by: 0.5)
    let y = 100
    let red = harness.picture().pixel(x: 100, y: y)
    #expect(harness.picture().pixel(x: 85, y: y) == red)
    #expect(harness.picture().pixel(x: 55, y: y) != red)
    harness.advance(by: 1)
    #expect(harness.picture().pixel(x: 55, y: y) == red)
  }
}

extension EnvironmentValues {
  fileprivate var first: String { words.first ?? "" }
  fileprivate var last: String { words.last ?? "" }
}
