import LaminaBindings
import LaminaCombine
import LaminaTesting
import LaminaViews
import Testing

/// Elements of publishers that a view receives.
@Suite struct OnReceivePublisherTests {
  private struct Listener<P: Publisher>: View where P.Failure == Never {
    let publisher: P
    let heard: (Int, P.Output) -> Void
    @State private var round = 0
    var body: some View {
      Button("Evaluate") { round += 1 }
        .onReceive(publisher) { heard(round, $0) }
    }
  }

  @Test func `Each element comes, in its order`() {
    let subject = PassthroughSubject<Int, Never>()
    var all: [Int] = []
    let harness = Harness { Listener(publisher: subject) { all.append($1) } }
    for value in [1, 2, 2] { subject.send(value) }
    #expect(all == [1, 2, 2])
    withExtendedLifetime(harness) {}
  }

  @Test func `The newest closure is called, and the subscription goes on`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var (all, begun) = ([String](), 0)
    let publisher = subject.handleEvents(receiveSubscription: { _ in begun += 1 })
    let harness = Harness { Listener(publisher: publisher) { all.append("\($0): \($1)") } }
    harness.tap("Evaluate")
    subject.value = 5
    #expect(all == ["0: 0", "1: 5"])
    #expect(begun == 1)
  }

  private final class Model: ObservableObject { @Published var word = "a" }

  @Test func `A published property comes with its value once, however often the view is evaluated`()
  {
    struct Screen: View {
      @ObservedObject var model: Model
      let heard: (String) -> Void
      @State private var round = 0
      var body: some View {
        Button("Evaluate") { round += 1 }.onReceive(model.$word) { heard("\(round)\($0)") }
      }
    }
    let model = Model()
    var all: [String] = []
    let harness = Harness { Screen(model: model) { all.append($0) } }
    harness.tap("Evaluate")
    model.word = "b"
    harness.advance(by: 0.1)
    #expect(all == ["0a", "1b"])
  }

  @Test func `A view that has left receives nothing`() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let heard: (Int) -> Void
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Text("Here").onReceive(subject, perform: heard) }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var all: [Int] = []
    let harness = Harness { VStack { Screen(subject: subject) { all.append($0) } } }
    subject.send(1)
    harness.tap("Hide")
    harness.advance(by: 1)
    subject.send(2)
    #expect(all == [1])
  }

  @Test func `What is received may change state`() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      var body: some View { Text("Sum \(sum)").onReceive(subject) { sum += $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let harness = Harness { Screen(subject: subject) }
    subject.send(2)
    subject.send(3)
    harness.advance(by: 0.1)
    #expect(harness.exists("Sum 5"))
  }
}
