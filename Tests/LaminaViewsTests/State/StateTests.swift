import Dispatch
import LaminaTesting
import Observation
import Synchronization
import Testing

/// A view that counts its taps in state of its own.
private struct TapCounter: View {
  var name: String
  @State private var count = 0
  var body: some View {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier(name)
      .accessibilityValue("\(count)").onTapGesture { count += 1 }
  }
}

extension Harness {
  fileprivate func value(_ name: String) -> String? { element(name)?.semantics.value }
}

/// Where state lives, how long, and who is evaluated when it changes.
@Suite struct StateTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var isOn = true
    var number = 0
    var generation = 0
  }

  @Test("a text written with other scalars is another value")
  func scalars() {
    struct Letter: View {
      @State private var text = "\u{E9}"
      var body: some View {
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("letter")
          .accessibilityValue("\(text.unicodeScalars.count)").onTapGesture { text = "e\u{301}" }
      }
    }
    let harness = Harness { Letter() }
    harness.tap("letter")
    #expect(harness.value("letter") == "2")
  }

  @Test("state stays while the view around is evaluated again")
  func survives() {
    struct Outer: View {
      let model: Model
      var body: some View {
        VStack {
          Text("\(model.number)").accessibilityIdentifier("number")
          TapCounter(name: "a")
        }
      }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.tap("a")
    harness.tap("a")
    harness.resetCounters()
    model.number = 5
    #expect(harness.text(of: "number") == "5")
    #expect(harness.value("a") == "2")
    #expect(harness.counters.byName == ["Outer": 1])
  }

  @Test("state moves with the id of a row, and ends with it")
  func moves() {
    struct Outer: View {
      let model: Model
      var body: some View { VStack { ForEach(model.names, id: \.self) { TapCounter(name: $0) } } }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.tap("b")
    harness.tap("c")
    harness.tap("c")
    harness.resetCounters()
    model.names = ["c", "x", "b", "a"]
    #expect(["c", "x", "b", "a"].map(harness.value) == ["2", "0", "1", "0"])
    #expect(harness.counters.byName == ["Outer": 1, "TapCounter": 1])
    model.names = ["a"]
    harness.settle()
    model.names = ["a", "c"]
    #expect(harness.value("c") == "0")
  }

  @Test("another id starts a view anew")
  func identity() {
    struct Outer: View {
      let model: Model
      var body: some View { TapCounter(name: "a").id(model.generation) }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.tap("a")
    #expect(harness.value("a") == "1")
    model.generation = 1
    #expect(harness.value("a") == "0")
  }

  @Test("the branches of a condition have state of their own, and lose it when left")
  func branches() {
    struct Outer: View {
      let model: Model
      var body: some View {
        if model.isOn { TapCounter(name: "a") } else { TapCounter(name: "a") }
        switch model.number {
        case 0: TapCounter(name: "s")
        case 1: TapCounter(name: "s")
        default: TapCounter(name: "s")
        }
      }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.tap("a")
    harness.tap("s")
    model.isOn = false
    #expect(harness.value("a") == "0")
    #expect(harness.value("s") == "1")
    model.number = 1
    #expect(harness.value("s") == "0")
    harness.tap("s")
    model.number = 2
    #expect(harness.value("s") == "0")
    model.number = 3
    harness.tap("s")
    model.number = 4
    #expect(harness.value("s") == "1")
    model.isOn = true
    #expect(harness.value("a") == "0")
  }

  @Test("a row of a value array: the owner's body and that row's, nothing else")
  func valueArray() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var isFavorite = false
    }
    struct Row: View {
      let item: Item
      var body: some View {
        Text(item.isFavorite ? "★" : "☆").accessibilityIdentifier("row \(item.id)")
      }
    }
    struct Owner: View {
      @State private var items = (0..<1_000).map { Item(id: $0) }
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 20).accessibilityIdentifier("flip")
            .onTapGesture { items[3].isFavorite.toggle() }
          ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(item: $0) } } }
        }
      }
    }
    let harness = Harness { Owner() }
    harness.resetCounters()
    harness.tap("flip")
    #expect(harness.text(of: "row 3") == "★")
    #expect(harness.evaluations(of: Owner.self) == 1)
    #expect(harness.evaluations(of: Row.self) == 1)
  }

  @Test("one change of several observed values evaluates a body once")
  func once() {
    struct Outer: View {
      let model: Model
      var body: some View { Text("\(model.number) \(model.generation) \(model.isOn)") }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.resetCounters()
    for step in 1...10 { (model.number, model.generation) = (step, step) }
    model.isOn.toggle()
    harness.settle()
    #expect(harness.counters.byName == ["Outer": 1])
    harness.resetCounters()
    model.names = []
    harness.settle()
    #expect(harness.counters.total == 0)
  }

  @Test("what a body no longer reads no longer concerns it")
  func readsAreAnew() {
    struct Outer: View {
      let model: Model
      var body: some View { Text(model.isOn ? "\(model.number)" : "off") }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    model.isOn = false
    harness.settle()
    harness.resetCounters()
    model.number += 1
    harness.settle()
    #expect(harness.counters.total == 0)
    model.isOn = true
    harness.settle()
    #expect(harness.counters.total == 1)
  }

  @Test("changes made on other threads are seen")
  func background() async {
    final nonisolated class Shared: Sendable, Observable {
      let registrar = ObservationRegistrar()
      let stored = Locked(0)
      var number: Int {
        get {
          registrar.access(self, keyPath: \.number)
          return stored.value
        }
        set { registrar.withMutation(of: self, keyPath: \.number) { stored.value = newValue } }
      }
    }
    struct Outer: View {
      let shared: Shared
      var body: some View { Text("\(shared.number)").accessibilityIdentifier("n") }
    }
    let shared = Shared()
    let harness = Harness { Outer(shared: shared) }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { @concurrent in for step in 1...50 { shared.number = step } }
      }
    }
    await Task.detached { shared.number = 1_000 }.value
    // The change asked the main queue for an evaluation; this lets the queue come to it.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(harness.text(of: "n") == "1000")
  }

  @Test("state in a struct of dynamic properties and in a modifier lasts")
  func nested() {
    struct Doubled: DynamicProperty {
      @State private var number = 1
      @Environment(\.isEnabled) var isEnabled
      var value: Int { number * 2 }
      func grow() { number += 1 }
    }
    struct Owner: View {
      let model: Model
      private var doubled = Doubled()
      init(model: Model) { self.model = model }
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d")
          .accessibilityValue("\(doubled.value) \(doubled.isEnabled) \(model.number)")
          .onTapGesture { doubled.grow() }
      }
    }
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content.accessibilityValue("\(count)").onTapGesture { count += 1 }
      }
    }
    struct Outer: View {
      let model: Model
      var body: some View {
        Owner(model: model).disabled(!model.isOn)
        Color.blue.frame(width: 20 + CGFloat(model.number), height: 20)
          .accessibilityIdentifier("m").modifier(Counting())
      }
    }
    let model = Model()
    let harness = Harness { Outer(model: model) }
    harness.tap("d")
    harness.tap("m")
    #expect(harness.value("d") == "4 true 0")
    #expect(harness.value("m") == "1")
    model.number = 7
    #expect(harness.value("d") == "4 true 7")
    #expect(harness.value("m") == "1")
    #expect(harness.frame(of: "m")?.width == 27)
    harness.tap("m")
    #expect(harness.value("m") == "2")
    model.isOn = false
    #expect(harness.value("d") == "4 false 7")
  }
}

/// A value behind a lock.
private final nonisolated class Locked<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>
  init(_ value: Value) { stored = Mutex(value) }
  var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
