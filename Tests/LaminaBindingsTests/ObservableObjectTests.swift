import Dispatch
import LaminaBindings
import LaminaCombine
import LaminaTesting
import LaminaViews
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "Ada"
  // Unchecked: it is set before the object is used.
  nonisolated(unsafe) var whenGone: (() -> Void)?
  deinit { whenGone?() }
}

private struct Owner: View {
  @StateObject private var counter: Counter
  let note: Int
  init(_ make: @autoclosure @escaping () -> Counter, note: Int = 0) {
    _counter = StateObject(wrappedValue: make())
    self.note = note
  }
  var body: some View {
    VStack {
      Text("\(counter.count) by \(counter.name)")
      Button("Add") { counter.count += 1 }
      Button("Both") {
        counter.count += 1
        counter.name = "Bob"
      }
      TextField("Name", text: $counter.name)
    }
  }
}

private struct Shower: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("Shows \(counter.count)") }
}

private struct Bystander: View {
  let counter: Counter
  var body: some View { Text("By \(counter.count)") }
}

/// Models that publish their changes, in views.
@Suite struct ObservableObjectTests {
  @Test func `A change evaluates the view that owns the object, once`() {
    let harness = Harness { Owner(Counter()) }
    let before = harness.evaluations(of: Owner.self)
    harness.tap("Add")
    #expect(harness.exists("1 by Ada"))
    #expect(harness.evaluations(of: Owner.self) == before + 1)
  }

  @Test func `Several changes in a turn are one evaluation`() {
    let harness = Harness { Owner(Counter()) }
    let before = harness.evaluations(of: Owner.self)
    harness.tap("Both")
    #expect(harness.exists("1 by Bob"))
    #expect(harness.evaluations(of: Owner.self) == before + 1)
  }

  @Test func `The object of a state is made once, and let go with the view`() {
    struct Screen: View {
      @State private var isShown = true
      @State private var note = 0
      let make: () -> Counter
      var body: some View {
        VStack {
          Button("Note") { note += 1 }
          Button("Hide") { isShown = false }
          if isShown { Owner(make(), note: note) }
        }
      }
    }
    var (made, gone) = (0, 0)
    let harness = Harness {
      Screen {
        made += 1
        let counter = Counter()
        counter.whenGone = { gone += 1 }
        return counter
      }
    }
    harness.tap("Add")
    harness.tap("Note")
    #expect(harness.exists("1 by Ada"))
    #expect((made, gone) == (1, 0))
    harness.tap("Hide")
    harness.advance(by: 1)
    #expect((made, gone) == (1, 1))
  }

  @Test func `All views that hold an object are evaluated, and no other`() {
    struct Screen: View {
      let counter: Counter
      var body: some View {
        VStack {
          Shower(counter: counter)
          Bystander(counter: counter)
        }
      }
    }
    let counter = Counter()
    let harness = Harness { Screen(counter: counter) }
    counter.count = 5
    harness.advance(by: 0.1)
    #expect(harness.exists("Shows 5"))
    #expect(harness.exists("By 0"))
    #expect(harness.evaluations(of: Shower.self) == 2)
    #expect(harness.evaluations(of: Bystander.self) == 1)
    #expect(harness.evaluations(of: Screen.self) == 1)
  }

  @Test func `A binding to a property of the object writes it`() {
    let harness = Harness { Owner(Counter()) }
    harness.tap("Name")
    harness.type("!")
    #expect(harness.exists("0 by Ada!") || harness.exists("0 by !Ada"))
  }

  @Test func `Another object takes the place of the one before, which is heard no more`() {
    struct Screen: View {
      let counters: [Counter]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          Shower(counter: counters[index])
        }
      }
    }
    let counters = [Counter(), Counter()]
    let harness = Harness { Screen(counters: counters) }
    counters[1].count = 7
    harness.tap("Next")
    #expect(harness.exists("Shows 7"))
    let before = harness.evaluations(of: Shower.self)
    counters[0].count = 3
    harness.advance(by: 0.1)
    #expect(harness.evaluations(of: Shower.self) == before)
    counters[1].count = 8
    harness.advance(by: 0.1)
    #expect(harness.exists("Shows 8"))
  }

  @Test func `A change of an object inside of the object evaluates who observes that one`() {
    final class Outer: ObservableObject { @Published var inner = Counter() }
    struct Screen: View {
      @ObservedObject var outer: Outer
      var body: some View {
        VStack {
          Text("Outer \(outer.inner.count)")
          Shower(counter: outer.inner)
        }
      }
    }
    let outer = Outer()
    let harness = Harness { Screen(outer: outer) }
    outer.inner.count = 2
    harness.advance(by: 0.1)
    #expect(harness.exists("Outer 0"))
    #expect(harness.exists("Shows 2"))
    outer.inner = Counter()
    harness.advance(by: 0.1)
    #expect(harness.exists("Outer 0"))
    #expect(harness.exists("Shows 0"))
    #expect(harness.evaluations(of: Screen.self) == 2)
  }

  private struct Finder: View {
    @EnvironmentObject var counter: Counter
    var body: some View {
      Text("Found \(counter.count)")
      Button("Add there") { counter.count += 1 }
      Toggle("Some", isOn: $counter.hasSome)
    }
  }

  @Test func `An object is found in the environment, and another one after it`() {
    struct Screen: View {
      let counters: [Counter]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          VStack { Finder() }.environmentObject(counters[index])
        }
      }
    }
    let counters = [Counter(), Counter()]
    let harness = Harness { Screen(counters: counters) }
    harness.tap("Add there")
    #expect(harness.exists("Found 1"))
    harness.tap("Next")
    #expect(harness.exists("Found 0"))
    harness.tap("Some")
    #expect(counters.map(\.count) == [1, 1])
    #expect(harness.exists("Found 1"))
  }

  @Test func `An object in the environment evaluates those that find it only`() {
    struct Middle: View { var body: some View { Finder() } }
    let counter = Counter()
    let harness = Harness { Middle().environmentObject(counter) }
    counter.count = 4
    harness.advance(by: 0.1)
    #expect(harness.exists("Found 4"))
    #expect(harness.evaluations(of: Middle.self) == 1)
    #expect(harness.evaluations(of: Finder.self) == 2)
  }

  @Test func `A modifier and a style observe as views do`() {
    struct Badge: ViewModifier {
      @ObservedObject var counter: Counter
      func body(content: Content) -> some View {
        HStack {
          content
          Text("Badge \(counter.count)")
        }
      }
    }
    struct Loud: ButtonStyle {
      @ObservedObject var counter: Counter
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("Style \(counter.count)")
        }
      }
    }
    let counter = Counter()
    let harness = Harness {
      VStack {
        Text("A").modifier(Badge(counter: counter))
        Button("B") {}.buttonStyle(Loud(counter: counter))
      }
    }
    counter.count = 3
    harness.advance(by: 0.1)
    #expect(harness.exists("Badge 3"))
    #expect(harness.exists("B Style 3"))
  }

  @Test func `A property of one's own that holds an observed object observes`() {
    @propertyWrapper struct Doubled: DynamicProperty {
      @ObservedObject var counter: Counter
      var wrappedValue: Int { counter.count * 2 }
    }
    struct Screen: View {
      @Doubled var twice: Int
      init(_ counter: Counter) { _twice = Doubled(counter: counter) }
      var body: some View { Text("Twice \(twice)") }
    }
    let counter = Counter()
    let harness = Harness { Screen(counter) }
    counter.count = 3
    harness.advance(by: 0.1)
    #expect(harness.exists("Twice 6"))
  }

  @Test func `A change under an animation moves what it changes`() {
    struct Screen: View {
      @ObservedObject var counter: Counter
      var body: some View {
        VStack {
          Text("Here").offset(x: Double(counter.count))
          Button("Move") { withAnimation(.linear(duration: 1)) { counter.count = 100 } }
        }
      }
    }
    let counter = Counter()
    let harness = Harness { Screen(counter: counter) }
    harness.tap("Move")
    let before = harness.presentCount
    for _ in 0..<10 { harness.advance(by: 0.05) }
    #expect(harness.presentCount >= before + 9)
    #expect(harness.evaluations(of: Screen.self) == 2)
  }

  @Test func `A view that is gone hears nothing`() {
    struct Screen: View {
      @State var counter: Counter?
      var body: some View {
        Button("Hide") { counter = nil }
        if let counter { Shower(counter: counter) }
      }
    }
    let counter = Counter()
    let harness = Harness { VStack { Screen(counter: counter) } }
    harness.tap("Hide")
    harness.advance(by: 1)
    let before = harness.evaluations(of: Shower.self)
    counter.count = 9
    harness.advance(by: 0.1)
    #expect(harness.evaluations(of: Shower.self) == before)
  }

  @Test func `A row of a lazy list keeps the object that it owns`() {
    struct Row: View {
      @StateObject private var counter = Counter()
      let id: Int
      var body: some View { Button("Row \(id): \(counter.count)") { counter.count += 1 } }
    }
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Row(id: $0).frame(height: 40) } } }
    }
    harness.tap("Row 0: 0")
    #expect(harness.exists("Row 0: 1"))
  }

  private nonisolated final class Shared: ObservableObject, @unchecked Sendable {
    // Unchecked: the test waits for who writes before it reads.
    nonisolated(unsafe) var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `What changes elsewhere than on the main thread is shown too`() async {
    struct Screen: View {
      @ObservedObject var shared: Shared
      var body: some View { Text("Shows \(shared.count)") }
    }
    let shared = Shared()
    let harness = Harness { Screen(shared: shared) }
    await Task.detached { shared.count = 6 }.value
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    harness.advance(by: 0.1)
    #expect(harness.exists("Shows 6"))
  }
}

extension Counter {
  fileprivate var hasSome: Bool {
    get { count > 0 }
    set { count = newValue ? 1 : 0 }
  }
}
