import Dispatch
import Glibc

/// Shows a widget by a process of its own: starts it, bounds it, starts it again, and ends it.
///
/// ```swift
/// let host = WidgetHost(WidgetProgram("/usr/bin/dreams", ["--widget", "count"])) { event in
///   if case .picture(let picture) = event { Task { @MainActor in panel.show(picture) } }
/// }
/// host.show(WidgetPlace(width: 320, height: 160))
/// ```
///
/// Its calls return at once. Nothing wakes up while the widget rests. When it is let go, the process ends.
public final class WidgetHost: Sendable {
  private let work: HostWork

  /// Takes a program, without starting it.
  ///
  /// - Parameters:
  ///   - program: what is started when it is shown.
  ///   - limits: what its process may take.
  ///   - onEvent: called on a queue of the host's own, in order.
  public init(
    _ program: WidgetProgram, limits: WidgetLimits = WidgetLimits(),
    onEvent: @escaping @Sendable (WidgetEvent) -> Void
  ) {
    work = HostWork(program, limits, onEvent)
  }

  deinit { work.onQueue { $0.dismiss() } }

  /// Shows it at a place, or draws it anew for another one.
  public func show(_ place: WidgetPlace) { work.onQueue { $0.show(place) } }

  /// Tells it that the person pressed at a point, in points from its upper left corner.
  public func press(x: Double, y: Double) { work.onQueue { $0.ask(.press(x: x, y: y)) } }

  /// Tells it that there is new data.
  public func reload() { work.onQueue { $0.ask(.reload) } }

  /// Ends its process.
  public func dismiss() { work.onQueue { $0.dismiss() } }
}

/// What a host does.
// Everything is done on its queue, one after the other.
private final class HostWork: @unchecked Sendable {
  private let queue = DispatchQueue(label: "LaminaWidgetHosting.WidgetHost", qos: .userInitiated)
  private let program: WidgetProgram
  private let onEvent: @Sendable (WidgetEvent) -> Void
  private var supervision: WidgetSupervision
  private var place: WidgetPlace?
  private var process: WidgetProcess?
  private var source: (any DispatchSourceRead)?
  private var timer: DispatchWorkItem?
  private var rate = ReportRate()

  init(
    _ program: WidgetProgram, _ limits: WidgetLimits,
    _ onEvent: @escaping @Sendable (WidgetEvent) -> Void
  ) {
    (self.program, self.onEvent) = (program, onEvent)
    supervision = WidgetSupervision(limits: limits)
  }

  func onQueue(_ body: @escaping @Sendable (HostWork) -> Void) {
    queue.async { body(self) }
  }

  func show(_ place: WidgetPlace) {
    let isNew = self.place != place
    self.place = place
    if let step = supervision.show(at: Self.now) { return take(step) }
    guard isNew, let process else { return }
    // A place that does not fit into the memory gets a process with more.
    if Self.capacity(place) > process.pictures.capacity {
      close(process)
      take(supervision.restart(at: Self.now))
    } else {
      ask(.draw(place))
    }
  }

  func dismiss() {
    place = nil
    let step = supervision.dismiss()
    if let step { take(step) }
    schedule()
  }

  func ask(_ request: WidgetRequest) {
    guard let process else { return }
    process.grantWork(supervision.limits.work)
    supervision.asked(at: Self.now)
    guard process.socket.send(request) else { return end(.tooSlow) }
    schedule()
  }

  private func take(_ step: WidgetSupervision.Step) {
    switch step {
    case .start: start()
    case .end(let reason): end(reason)
    }
  }

  private func start() {
    guard let place else { return }
    do throws(WidgetHostError) {
      let process = try WidgetProcess(
        program, capacity: Self.capacity(place))
      self.process = process
      rate = ReportRate()
      listen(to: process)
      ask(.draw(place))
    } catch {
      over(.notStarted("\(error)"))
    }
  }

  private func listen(to process: WidgetProcess) {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: process.socket.descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { withExtendedLifetime(process) {} }
    self.source = source
    source.activate()
  }

  /// Takes what has come: some messages at a time, so that a flood leaves room for the rest.
  private func read() {
    for _ in 0..<16 {
      guard let process else { return }
      switch process.socket.next() {
      case .later: return
      case .end: return end(nil)
      case .bytes(let bytes):
        guard let report = WidgetReport(packet: bytes) else {
          return end(.spokeNonsense("what is no message, in \(bytes.count) bytes"))
        }
        guard rate.takes(at: Self.now) else {
          return end(.spokeNonsense("more than \(ReportRate.most) messages a second"))
        }
        take(report, of: process)
      }
    }
  }

  private func take(_ report: WidgetReport, of process: WidgetProcess) {
    switch report {
    case .picture(let number, let width, let height):
      guard width > 0, height > 0, width * height <= process.pictures.capacity else {
        return end(.spokeNonsense("a picture of \(width) x \(height) pixels"))
      }
      let pixels = process.pictures.picture(number, pixels: width * height)
      let picture = WidgetPicture(width: width, height: height, bytes: Array(pixels))
      process.socket.send(WidgetRequest.taken(number))
      process.grantWork(supervision.limits.work)
      supervision.answered()
      onEvent(.picture(picture))
      checkMemory(of: process)
    case .preferredSize(let width, let height):
      onEvent(.preferredSize(width: width, height: height))
    case .open(let address):
      supervision.answered()
      onEvent(.open(address))
    case .handled: supervision.handled()
    case .finished: end(.finished)
    }
    schedule()
  }

  private func checkMemory(of process: WidgetProcess) {
    guard let memory = process.memory, memory > supervision.limits.memory else { return }
    end(.tooMuchMemory(memory))
  }

  /// Ends the process, for a reason or for what its own end says.
  private func end(_ reason: WidgetEnd?) {
    guard let process else { return }
    let way = close(process)
    over(reason ?? way)
  }

  @discardableResult
  private func close(_ process: WidgetProcess) -> WidgetEnd {
    source?.cancel()
    source = nil
    self.process = nil
    return process.end()
  }

  private func over(_ end: WidgetEnd) {
    supervision.ended(end, at: Self.now)
    var pause: Double?
    if case .pausing(let until) = supervision.phase { pause = max(until - Self.now, 0) }
    onEvent(.ended(end, startsAgainIn: pause))
    schedule()
  }

  /// Looks again when the next deadline comes.
  private func schedule() {
    timer?.cancel()
    timer = nil
    guard let deadline = supervision.deadline else { return }
    let timer = DispatchWorkItem { [weak self] in self?.look() }
    self.timer = timer
    queue.asyncAfter(deadline: .now() + max(deadline - Self.now, 0), execute: timer)
  }

  private func look() {
    if let step = supervision.look(at: Self.now) { take(step) }
    schedule()
  }

  /// The room for a picture of the place: it may be drawn half as large again before the memory is too small.
  private static func capacity(_ place: WidgetPlace) -> Int {
    let pixels = place.pixelWidth * place.pixelHeight
    return pixels + pixels / 2
  }

  /// The seconds of the machine's clock.
  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
