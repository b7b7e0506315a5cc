import LaminaStreams
import LaminaViews

/// The subscription of one element to a stream: there while the element is shown.
///
/// What comes while views are evaluated waits until they are, so that no evaluation begins inside of
/// another and none goes on for ever.
final class StreamFeed<Value, Failure: Error> {
  /// When a run begins of which values may come at once.
  enum Beginning {
    /// Before the body is evaluated, which sees the values.
    case early
    /// Once the views stand, since the values are handed to code of the view's author.
    case late
  }

  private weak var element: Element?
  private let beginning: Beginning
  private let receive: (StreamEvent<Value, Failure>) -> Void
  private var stream: EventStream<Value, Failure>?
  private var subscription: Subscription?
  private var isShown = false
  private var isAttaching = false
  /// What came while views were evaluated.
  private var waiting: [StreamEvent<Value, Failure>] = []
  /// Another number for each run: what waits for one that was given up is not for the next.
  private var run = 0

  init(
    _ element: Element?, _ beginning: Beginning,
    receive: @escaping (StreamEvent<Value, Failure>) -> Void
  ) {
    self.element = element
    self.beginning = beginning
    self.receive = receive
  }

  /// Subscribes whenever the element comes to be shown, and lets go when it no longer is.
  func goWithElement() {
    element?.whenShown(
      appear: { [weak self] in self?.appear() }, disappear: { [weak self] in self?.disappear() })
  }

  /// Takes another stream in place of the one before; the same one goes on.
  ///
  /// - Parameter next: what is followed from now on.
  /// - Returns: whether it is another one.
  @discardableResult
  func follow(_ next: EventStream<Value, Failure>) -> Bool {
    if let stream, stream.isSame(as: next) { return false }
    end()
    stream = next
    if isShown { begin() }
    return true
  }

  private func appear() {
    isShown = true
    begin()
  }

  private func disappear() {
    isShown = false
    end()
  }

  private func end() {
    run += 1
    waiting = []
    subscription?.dispose()
    subscription = nil
  }

  private func begin() {
    guard stream != nil, subscription == nil else { return }
    guard beginning == .late, let element else { return attach() }
    let run = run
    element.graph.afterUpdate("onReceive(_:)", of: element) { [weak self] in
      if let self, self.run == run, subscription == nil { attach() }
    }
  }

  private func attach() {
    guard let stream else { return }
    let (run, outer) = (run, isAttaching)
    isAttaching = beginning == .early
    defer { isAttaching = outer }
    let made = stream.subscribe(
      onValue: { [weak self] in self?.acceptEvent(.value($0), run) },
      onEnd: { [weak self] in self?.acceptEvent(.end($0), run) })
    // A value may have led to another stream, or to the end of the view.
    if self.run == run { subscription = made } else { made.dispose() }
  }

  private func acceptEvent(_ event: StreamEvent<Value, Failure>, _ run: Int) {
    guard self.run == run else { return }
    let isLate = !isAttaching && element?.graph.isEvaluating == true
    guard isLate || !waiting.isEmpty else { return receive(event) }
    waiting.append(event)
    if waiting.count == 1 { element?.graph.afterUpdate { [weak self] in self?.deliver(run) } }
  }

  private func deliver(_ run: Int) {
    var next = 0
    while self.run == run, next < waiting.count {
      next += 1
      receive(waiting[next - 1])
    }
    if self.run == run { waiting = [] }
  }
}
