import Foundation
import LaminaDrawing
import LaminaWidgetHost
import Testing

/// Widgets in processes of their own, good and bad ones.
@MainActor @Suite("A widget's process", .serialized)
struct RunnerTests {
  /// A runner whose timers are in the test's hands, and what came of it.
  private final class Stage {
    var now = Date()
    var timers: [(delay: TimeInterval, call: @MainActor () -> Void)] = []
    var frames: [WidgetFrame] = []
    private(set) lazy var runner = WidgetRunner(order) { [weak self] in
      self?.now ?? .now
    } timer: { [weak self] in
      self?.timers.append(($0, $1))
    }
    private let order: WidgetOrder

    init(_ kind: String, program: URL? = nil) {
      let folder = Bundle.main.executableURL?.deletingLastPathComponent()
      let built = folder?.appendingPathComponent("WidgetFaults")
      let there = built.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
      order = WidgetOrder(
        program: program ?? there ?? URL(fileURLWithPath: ".build/debug/WidgetFaults"), kind: kind,
        family: .systemSmall, size: CGSize(width: 20, height: 10), scale: 2)
      runner.onFrame = { [weak self] in self?.frames.append($0) }
    }

    func start() { runner.show() }

    /// Waits for what another process does, 20 seconds at most.
    func wait(_ isThere: () -> Bool) async throws {
      for _ in 0..<4_000 where !isThere() { try await Task.sleep(for: .milliseconds(5)) }
      #expect(isThere())
    }

    /// Calls the timers of that delay.
    func fire(_ delay: TimeInterval) {
      let due = timers.filter { $0.delay == delay }
      timers.removeAll { $0.delay == delay }
      now += delay
      for timer in due { timer.call() }
    }
  }

  private func center(_ frame: WidgetFrame?) -> UInt32? {
    frame.map { $0.bitmap.pixel(x: 20, y: 10) }
  }

  @Test("Its pictures come as pixels of the size that was asked for, with what a press opens")
  func good() async throws {
    let stage = Stage("good")
    stage.start()
    try await stage.wait { center(stage.frames.last) != center(stage.frames.first) }
    let last = try #require(stage.frames.last)
    #expect(last.bitmap.size.width == 40 && last.bitmap.size.height == 20)
    #expect(last.url?.absoluteString == "good://open")
    #expect(stage.runner.starts == 1 && stage.runner.isRunning)
    stage.runner.dismiss()
    #expect(!stage.runner.isRunning)
  }

  @Test(
    "One that crashes, leaks or talks is started again after 1, 2, 4 seconds, and its last picture stays",
    arguments: ["crash", "leak", "chatter"])
  func ends(kind: String) async throws {
    let stage = Stage(kind)
    stage.start()
    for pause in [1.0, 2, 4] {
      try await stage.wait { !stage.runner.isRunning }
      #expect(!stage.frames.isEmpty)
      #expect(stage.timers.contains { $0.delay == pause })
      stage.fire(pause)
    }
    #expect(stage.runner.starts == 4)
    stage.runner.dismiss()
  }

  @Test("One that works without end is ended when it has not answered in time")
  func loop() async throws {
    let stage = Stage("loop")
    stage.start()
    try await stage.wait { !stage.frames.isEmpty }
    stage.runner.reload()
    #expect(stage.runner.isRunning)
    stage.fire(WidgetRunner.patience)
    #expect(!stage.runner.isRunning)
    stage.fire(1)
    #expect(stage.runner.starts == 2)
    stage.runner.dismiss()
  }

  @Test(
    "A program that is not there, and one that shows no widget, are tried again later",
    arguments: ["/nowhere", "/bin/true"])
  func noProgram(path: String) async throws {
    let stage = Stage("good", program: URL(fileURLWithPath: path))
    stage.start()
    try await stage.wait { !stage.runner.isRunning }
    #expect(stage.timers.contains { $0.delay == 1 } && stage.frames.isEmpty)
    stage.runner.dismiss()
    stage.fire(1)
    #expect(stage.runner.starts == 1)
  }
}
