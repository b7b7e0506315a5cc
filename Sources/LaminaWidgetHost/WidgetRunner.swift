public import Foundation
public import Lamina

/// A picture of a widget.
public struct WidgetFrame {
  public let bitmap: Bitmap
  /// What a press on it opens.
  public let url: URL?
}

/// Shows one widget from a process of its own, and starts that again when it ends, later and later.
///
/// One that crashes, never answers or says what is no message takes nothing with it: the last picture stays.
public final class WidgetRunner {
  /// Calls back after some seconds.
  public typealias Timer = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void

  /// Is called with each picture.
  public var onFrame: (WidgetFrame) -> Void = { _ in }
  public let order: WidgetOrder
  /// How often its process was started.
  public private(set) var starts = 0
  /// Whether it has a process.
  public var isRunning: Bool { process != nil }

  private let now: () -> Date
  private let timer: Timer
  private var process: WidgetProcess?
  private var failures = 0
  /// When its process was started.
  private var began = Date.distantPast
  private var budget = ReloadBudget()
  private var isShown = false
  /// The number of what the process was told last, and of what it has done.
  private var told = 0
  private var done = 0

  /// How long a process may take for a picture, or for what it is told, in seconds.
  public static let patience: TimeInterval = 10

  /// - Parameters:
  ///   - order: which widget.
  ///   - now: the clock.
  ///   - timer: calls back after a time; the main queue unless said otherwise.
  public init(
    _ order: WidgetOrder, now: @escaping () -> Date = { .now },
    timer: @escaping Timer = RestorationStore.mainQueue
  ) {
    self.order = order
    self.now = now
    self.timer = timer
  }

  /// Starts its process, where it has none.
  public func show() {
    isShown = true
    if process == nil { start() }
  }

  /// Ends its process: the widget was dismissed.
  public func dismiss() {
    isShown = false
    failures = 0
    process?.end()
    process = nil
  }

  /// Has its provider asked again.
  public func reload() { tell("reload") }

  private func start() {
    guard isShown, process == nil else { return }
    starts += 1
    began = now()
    do {
      let process = try WidgetProcess(order, asked: budget.limit - budget.rest(at: now()))
      process.onMessage = { [weak self, weak process] message in
        if let self, let process, process === self.process { take(message) }
      }
      self.process = process
      (told, done) = (0, 0)
      tell("begin")
    } catch {
      fail()
    }
  }

  /// Tells the process something, which has to be done in time.
  private func tell(_ word: String) {
    guard let process else { return }
    told += 1
    let number = told
    process.say("\(word) \(number)")
    timer(Self.patience) { [weak self, weak process] in
      guard let self, let process, process === self.process, done < number else { return }
      fail()
    }
  }

  private func take(_ message: WidgetMessage?) {
    switch message {
    case .asked: budget.use(at: now())
    case .done(let number):
      done = max(done, min(number, told))
    case .frame(let half, let width, let height, let url):
      guard (0...1).contains(half), (width, height) == order.pixels else { return fail() }
      show(half, url)
    case nil: fail()
    }
  }

  private func show(_ half: Int, _ url: URL?) {
    let buffer = PixelBuffer(
      size: PixelSize(width: order.pixels.width, height: order.pixels.height), format: .argb32)
    let isWhole = buffer.withUnsafeMutableBytes {
      process?.read($0, from: half * order.bytes) == true
    }
    guard isWhole else { return fail() }
    onFrame(WidgetFrame(bitmap: Bitmap(buffer), url: url))
  }

  /// The process has ended, or is ended; the next one begins after 1, 2, 4 … seconds, an hour at most.
  private func fail() {
    process?.end()
    process = nil
    // One that has worked for a while begins anew.
    if now().timeIntervalSince(began) > 60 { failures = 0 }
    let pause = min(pow(2, Double(min(failures, 12))), 3_600)
    failures += 1
    timer(pause) { [weak self] in self?.start() }
  }
}
