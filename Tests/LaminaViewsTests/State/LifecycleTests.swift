import LaminaTesting
import Observation
import Testing

/// What happens to whom when views come, change and go.
@Suite struct LifecycleTests {
  @Observable final class Model {
    var isShown = true
    var number = 0
  }

  /// What happened, in order.
  final class Log { var lines: [String] = [] }

  @Test("views appear once, in order, and disappear once")
  func appearance() {
    struct Outer: View {
      let (model, log): (Model, Log)
      init(_ model: Model, _ log: Log) { (self.model, self.log) = (model, log) }
      var body: some View {
        VStack {
          Text("\(model.number)")
          if model.isShown {
            Text("inner").onAppear { log.lines.append("inner appears") }
              .onDisappear { log.lines.append("inner leaves at \(model.number)") }
          }
        }
        .onAppear { log.lines.append("outer appears") }
        .onDisappear { log.lines.append("outer leaves") }
      }
    }
    let (model, log) = (Model(), Log())
    var harness: Harness? = Harness { Outer(model, log) }
    #expect(log.lines.sorted() == ["inner appears", "outer appears"])
    log.lines = []
    model.number = 2
    harness?.settle()
    #expect(log.lines == [])
    model.isShown = false
    harness?.settle()
    #expect(log.lines == ["inner leaves at 2"])
    model.isShown = true
    harness?.settle()
    #expect(log.lines == ["inner leaves at 2", "inner appears"])
    log.lines = []
    harness = nil
    #expect(log.lines.sorted() == ["inner leaves at 2", "outer leaves"])
  }

  private struct Changing: View {
    enum Way: CaseIterable { case identity, branches, transition, outerTransition }
    let way: Way
    let log: Log
    @State private var isOther = false

    var body: some View {
      VStack {
        switch way {
        case .identity: logged.id(isOther)
        case .branches: if isOther { logged } else { logged }
        case .transition: logged.transition(.identity).id(isOther)
        case .outerTransition: logged.id(isOther).transition(.identity)
        }
        Button("change") { isOther.toggle() }
      }
    }

    private var logged: some View {
      Color.red.onAppear { log.lines.append("A" + (isOther ? "T" : "F")) }
        .onDisappear { log.lines.append("D" + (isOther ? "T" : "F")) }
    }
  }

  @Test(
    "what comes appears before what it replaces leaves, unless a transition is written",
    arguments: Changing.Way.allCases)
  private func order(way: Changing.Way) {
    let log = Log()
    var harness: Harness? = Harness { Changing(way: way, log: log) }
    harness?.tap("change")
    harness?.settle()
    let isPlain = way == .identity || way == .branches
    #expect(log.lines == (isPlain ? ["AF", "AT", "DT"] : ["AF", "DT", "AT"]))
    harness = nil
    #expect(log.lines.count == 4 && log.lines.last == "DT")
  }

  @Test("state set on appearance is shown before the first frame is seen")
  func setsState() {
    struct Outer: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)").accessibilityIdentifier("n").onAppear { number = 7 }
      }
    }
    let harness = Harness { Outer() }
    #expect(harness.text(of: "n") == "7")
  }

  @Test("a change is told once, with the old value and the new, and may cause another")
  func changes() {
    struct Outer: View {
      let (model, log): (Model, Log)
      @State private var echo = 0
      init(_ model: Model, _ log: Log) { (self.model, self.log) = (model, log) }
      var body: some View {
        Text("\(echo)").accessibilityIdentifier("echo")
          .onChange(of: model.number) { old, new in
            log.lines.append("\(old) to \(new)")
            echo = new * 10
          }
          .onChange(of: echo) { log.lines.append("echo \(echo)") }
          .onChange(of: model.isShown, initial: true) { log.lines.append("shown") }
      }
    }
    let (model, log) = (Model(), Log())
    let harness = Harness { Outer(model, log) }
    #expect(log.lines == ["shown"])
    model.number = 1
    model.number = 2
    harness.settle()
    #expect(log.lines == ["shown", "0 to 2", "echo 20"])
    #expect(harness.text(of: "echo") == "20")
  }

  @Test("a task runs on the main actor, is cancelled when its view leaves, and anew for another id")
  func tasks() async {
    struct Outer: View {
      let model: Model
      let events: AsyncStream<String>.Continuation
      var body: some View {
        if model.isShown {
          Text("x").task(id: model.number) {
            // Compiles only because the closure inherits the main actor.
            let number = model.number
            MainActor.assertIsolated()
            events.yield("start \(number)")
            await forever()
            events.yield("end \(number) \(Task.isCancelled)")
          }
        }
      }

      private func forever() async {
        let (stream, _) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
      }
    }
    let model = Model()
    let (stream, events) = AsyncStream<String>.makeStream()
    var told = stream.makeAsyncIterator()
    let harness = Harness { Outer(model: model, events: events) }
    #expect(await told.next() == "start 0")
    model.number = 1
    harness.settle()
    let two = [await told.next(), await told.next()]
    #expect(Set(two) == ["end 0 true", "start 1"])
    model.isShown = false
    harness.settle()
    #expect(await told.next() == "end 1 true")
  }
}
