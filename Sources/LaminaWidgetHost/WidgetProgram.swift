import Foundation
import Glibc
import Lamina

extension WidgetBundle {
  /// Runs the program of the widgets: shows one of them for who has started it, or lists them.
  public static func main() { WidgetProgram.run(widgetDescriptions) }
}

extension Widget {
  /// Runs the program of one widget.
  public static func main() { WidgetProgram.run([Self().body.widgetDescription]) }
}

/// The process of one widget: draws the entry whose time it is, and ends with its input.
private final class WidgetProgram {
  /// Where the memory is open that who shows the widget reads.
  private static let memory: Int32 = 3
  /// Seconds of work for one thing that it is told.
  private static let work: Int = 20
  private static let mostMemory = rlim_t(256 << 20)

  private let order: WidgetOrder
  private let engine: WidgetEngine
  private var half = 0
  private var isDue = false
  private var answers = WidgetAnswers()
  private var timer: (any DispatchSourceTimer)?
  private var center: AnyObject?

  static func run(_ widgets: [WidgetDescription]) {
    guard let (order, asked) = WidgetOrder.read(CommandLine.arguments),
      let widget = widgets.first(where: { $0.kind == order.kind })
    else { return list(widgets) }
    var limit = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
    setrlimit(__rlimit_resource_t(2), &limit)
    allowWork()
    let program = WidgetProgram(order, widget, asked: asked)
    program.begin()
    withExtendedLifetime(program) { RunLoop.main.run() }
  }

  /// What can be shown: a kind, the numbers of its sizes and its name on each line.
  private static func list(_ widgets: [WidgetDescription]) {
    for widget in widgets {
      let families = widget.supportedFamilies.map { "\($0.rawValue)" }.joined(separator: ",")
      print("\(widget.kind)\t\(families)\t\(widget.displayName)")
    }
  }

  /// Ends the process where it works for longer than that from here on: one that is alone would do so for ever.
  private static func allowWork() {
    var usage = rusage()
    getrusage(__rusage_who_t(0), &usage)
    let seconds = rlim_t(Int(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + work)
    var limit = rlimit(rlim_cur: seconds, rlim_max: rlim_t.max)
    setrlimit(__rlimit_resource_t(0), &limit)
  }

  private init(_ order: WidgetOrder, _ widget: WidgetDescription, asked: Int) {
    self.order = order
    var budget = ReloadBudget()
    for _ in 0..<min(asked, budget.limit) { budget.use(at: .now) }
    engine = WidgetEngine(widget, family: order.family, size: order.size, budget: budget) { .now }
  }

  private func begin() {
    var input = [UInt8]()
    FileHandle.standardInput.readabilityHandler = { handle in
      let data = handle.availableData
      // Who shows it has gone, or has no need of it any more.
      if data.isEmpty { exit(0) }
      input += data
      while let end = input.firstIndex(of: 10) {
        let line = String(decoding: input[..<end], as: UTF8.self)
        input.removeSubrange(...end)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.take(line) } }
      }
    }
    engine.onChange = { [weak self] in self?.drawSoon() }
    center = WidgetCenter.shared.observe(kind: order.kind) { [weak self] in self?.reload() }
    draw()
    let before = engine.askings
    engine.start()
    reportAskings(since: before)
  }

  private func take(_ line: String) {
    Self.allowWork()
    let words = line.split(separator: " ")
    if words.first == "reload" { reload() }
    if let number = words.last.flatMap({ Int($0) }) { say(.done(number)) }
  }

  private func reload() {
    let before = engine.askings
    engine.reload()
    reportAskings(since: before)
  }

  private func wake() {
    Self.allowWork()
    let before = engine.askings
    engine.wake()
    reportAskings(since: before)
    setTimer()
  }

  private func reportAskings(since before: Int) {
    for _ in before..<engine.askings { say(.asked) }
  }

  private func setTimer() {
    timer?.cancel()
    timer = nil
    guard let date = engine.nextDate else { return }
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(
      wallDeadline: .now() + max(date.timeIntervalSinceNow, 0), leeway: .milliseconds(50))
    made.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.wake() } }
    made.activate()
    timer = made
  }

  // MARK: Drawing

  private func drawSoon() {
    if isDue { return }
    isDue = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.draw() } }
  }

  private func draw() {
    isDue = false
    setTimer()
    let content = engine.content.frame(width: order.size.width, height: order.size.height)
      .clipped()
      .onPreferenceChange(WidgetAnswersKey.self) { [self] answers in self.answers = answers }
    let renderer = ImageRenderer(content: content)
    renderer.scale = order.scale
    renderer.proposedSize = ProposedViewSize(order.size)
    renderer.environment.widgetFamily = order.family
    renderer.environment.colorScheme = order.isDark ? .dark : .light
    guard let bitmap = renderer.bitmap else { return }
    half = 1 - half
    let start = half * order.bytes
    bitmap.withUnsafeBytes { bytes in
      _ = pwrite(Self.memory, bytes.baseAddress, min(bytes.count, order.bytes), start)
    }
    let size = bitmap.size
    say(.frame(half: half, width: size.width, height: size.height, url: answers.url))
  }

  private func say(_ message: WidgetMessage) {
    let bytes = Array(message.line.utf8)
    if write(STDOUT_FILENO, bytes, bytes.count) < 0 { exit(0) }
  }
}
