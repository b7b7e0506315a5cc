import LaminaBindings
import LaminaStreams
import LaminaTesting
import Testing

/// Subscriptions begin when a view is shown and end when it goes.
@Suite struct LifetimeTests {
  @Test func `Nothing is left when the view is gone`() {
    let leaks = LeakCounter()
    let values = Subject<Int, Never>()
    leaks.measure {
      let harness = Harness { Conditional(values: values) }
      #expect(leaks.alive == 0)
      harness.tap("Toggle")
      #expect(leaks.alive > 0)
      values.send(1)
      harness.settle()
      harness.tap("Toggle")
      #expect(!values.hasSubscribers)
      #expect(leaks.alive == 0)
      harness.tap("Toggle")
      #expect(values.hasSubscribers)
    }
    #expect(!values.hasSubscribers)
    #expect(leaks.alive == 0)
  }

  @Test func `Rows of a ForEach come and go with their subscriptions`() {
    let leaks = LeakCounter()
    let values = Subject<Int, Never>()
    leaks.measure {
      let count = StateValue(0)
      let harness = Harness { Rows(count: count, values: values) }
      for rows in [3, 10, 1, 0] {
        count.value = rows
        harness.settle()
        #expect(leaks.alive == rows)
      }
    }
    #expect(leaks.alive == 0)
  }

  @Test func `Of a long list, those rows are subscribed that are shown`() {
    let leaks = LeakCounter()
    let values = Subject<Int, Never>()
    leaks.measure {
      let harness = Harness(size: CGSize(width: 200, height: 300)) {
        LongList(values: values)
      }
      let shown = leaks.alive
      #expect((1...40).contains(shown))
      values.send(5)
      harness.settle()
      #expect(harness.text(of: "row 0") == "0: 5")
      for _ in 0..<20 { harness.scroll("list", down: 200) }
      #expect((1...40).contains(leaks.alive))
      #expect(!harness.exists("row 0"))
    }
    #expect(leaks.alive == 0)
  }

  @Test func `300 views are bound and let go of`() {
    let leaks = LeakCounter()
    let values = Subject<Int, Never>()
    leaks.measure {
      let count = StateValue(0)
      let harness = Harness { Rows(count: count, values: values) }
      count.value = 300
      harness.settle()
      #expect(leaks.alive == 300)
      values.send(1)
      harness.settle()
      count.value = 0
      harness.settle()
      #expect(leaks.alive == 0)
    }
  }
}

private struct Conditional: View {
  let values: Subject<Int, Never>
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown {
        Observing(values.stream, initial: 0) { Text("\($0)") }
          .onReceive(values.stream) { _ in }
        Fed(values.stream)
      }
    }
  }
}

private struct Fed: View {
  @StreamState private var value: Int

  init(_ stream: EventStream<Int, Never>) { _value = StreamState(wrappedValue: 0, stream) }

  var body: some View { Text("\(value)") }
}

private struct Rows: View {
  let count: StateValue<Int>
  let values: Subject<Int, Never>

  var body: some View {
    VStack {
      ForEach(0..<count.value) { _ in Fed(values.stream) }
    }
  }
}

private struct LongList: View {
  let values: Subject<Int, Never>

  var body: some View {
    List(0..<1_000, id: \.self) { row in
      Observing(values.stream, initial: 0) { value in
        Text("\(row): \(value)").accessibilityIdentifier("row \(row)")
      }
    }
    .accessibilityIdentifier("list")
  }
}
