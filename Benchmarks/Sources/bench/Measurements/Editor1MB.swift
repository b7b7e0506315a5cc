import Foundation
import Lamina
import LaminaEngine
import LaminaDisplay
import LaminaHeadless
import LaminaHost
import LaminaRaster

/// Measures a key in a `TextEditor` with a megabyte of text, from its event to the presented frame:
/// typing, a new line, deleting and a page down, at the start, in the middle and at the end of twenty
/// thousand paragraphs and of a single one, in Latin and in Chinese letters.
///
/// Times are the main thread's own. Counts are the most of all keys: stretches that were drawn, bytes
/// of their pictures, nodes measured, bytes of the text copied. Opening is from the view to its first frame.
func measureEditor(_ report: inout Report, _ programs: Programs) throws {
  let latin = "Some words of a line that one may well have written in a long text. "
  let chinese = "天地玄黄宇宙洪荒，日月盈昃辰宿列张。寒来暑往秋收冬藏，闰余成岁律吕调阳。"
  func paragraphs(_ line: String, _ count: Int) -> String {
    (0..<count).map { "\($0) " + line.prefix(44) }.joined(separator: "\n")
  }
  func one(_ line: String) -> String {
    String(repeating: line, count: 1_000_000 / line.utf8.count)
  }
  let texts = [
    ("latin", paragraphs(latin, 20_000)), ("chinese", paragraphs(chinese, 9_000)),
    ("latin_one", one(latin)), ("chinese_one", one(chinese)),
  ]
  var all = EditorRun.Result()
  for (name, text) in texts {
    let run = EditorRun(text)
    report.add("editor1mb.\(name).open_ms", run.openMS)
    let result = run.keys()
    report.add("editor1mb.\(name).key_ms_p50", result.times.median)
    report.add("editor1mb.\(name).key_ms_p99", result.times.quantile(0.99))
    report.add("editor1mb.\(name).return_ms_p50", result.returns.median)
    report.add("editor1mb.\(name).page_ms_p50", result.pages.median)
    report.add("editor1mb.\(name).page_ms_max", result.pages.max() ?? 0)
    all.add(result)
  }
  report.add("editor1mb.key_ms_p50", all.times.median)
  report.add("editor1mb.key_ms_p99", all.times.quantile(0.99), goal: 4)
  report.count("editor1mb.key_pictures", all.pictures)
  report.count("editor1mb.key_picture_bytes", all.bytes)
  report.count("editor1mb.key_nodes", all.nodes)
  report.count("editor1mb.key_bytes_copied", all.copied)
}

/// An editor in a window in memory, with the workers and the deadline of a real one.
private final class EditorRun {
  struct Result {
    var times: [Double] = []
    /// Of the keys that turn a page, which are among the others too.
    var pages: [Double] = []
    /// Of the keys that break a line, so that all below moves; among the others too.
    var returns: [Double] = []
    var pictures = 0
    var bytes = 0
    var nodes = 0
    var copied = 0

    mutating func add(_ other: Result) {
      times += other.times
      pages += other.pages
      returns += other.returns
      pictures = max(pictures, other.pictures)
      bytes = max(bytes, other.bytes)
      nodes = max(nodes, other.nodes)
      copied = max(copied, other.copied)
    }
  }

  private let clock = ManualClock()
  private let surface: HeadlessSurface
  private let window: PresentedWindow
  let openMS: Double

  init(_ text: String) {
    let host = HeadlessHost(clock: clock)
    let start = threadMS()
    let description = WindowGroup { EditedText(text: text) }
      .defaultSize(CGSize(width: 800, height: 700)).windows()[0]
    surface = host.openSurface(description.configuration)
    window = PresentedWindow(
      description, on: surface, clock: clock,
      context: PresentationContext(rasterizer: CairoRasterizer(), executor: WorkerPool()))
    surface.stepFrame(at: clock.now)
    openMS = threadMS() - start
    settle()
    surface.send(.keyDown(KeyEvent(.tab, time: clock.now)))
    settle()
  }

  /// Keys of every kind, at three places of the text.
  func keys() -> Result {
    var result = Result()
    press(.home, .command)
    for place in 0..<3 {
      if place == 1 { click() }
      if place == 2 { press(.end, .command) }
      for turn in 0..<60 {
        result.add(measure { type("x") })
        if turn % 6 == 2 {
          let line = measure { press(.return) }
          result.add(line)
          result.returns += line.times
        }
        if turn % 4 == 1 { result.add(measure { press(.delete) }) }
        if turn % 10 == 9 {
          let page = measure { press(turn % 20 == 9 ? .pageDown : .pageUp) }
          result.add(page)
          result.pages += page.times
        }
      }
    }
    return result
  }

  /// Goes to the middle of the text as a person does: by the thumb.
  private func click() {
    let (x, height) = (surface.size.width - 6, surface.size.height)
    surface.send(.pointerDown(PointerEvent(position: CGPoint(x: x, y: 8), time: clock.now)))
    for step in 1...4 {
      let y = 8 + (height / 2 - 8) * CGFloat(step) / 4
      surface.send(.pointerMoved(PointerEvent(position: CGPoint(x: x, y: y), time: clock.now)))
      settle()
    }
    let end = CGPoint(x: x, y: height / 2)
    surface.send(.pointerUp(PointerEvent(position: end, time: clock.now)))
    let place = CGPoint(x: 200, y: height / 2)
    surface.send(.pointerDown(PointerEvent(position: place, time: clock.now)))
    surface.send(.pointerUp(PointerEvent(position: place, time: clock.now)))
    settle()
  }

  private func measure(_ action: () -> Void) -> Result {
    let (nodes, drawn) = (window.graph.prepareStatistics, window.displayStatistics)
    let copied = window.graph.textBytesCopied
    clock.advance(by: 0.1)
    let start = threadMS()
    action()
    let time = threadMS() - start
    settle()
    return Result(
      times: [time], pictures: window.displayStatistics.bitmapsDrawn - drawn.bitmapsDrawn,
      bytes: window.displayStatistics.bytesDrawn - drawn.bytesDrawn,
      nodes: window.graph.prepareStatistics.nodesMeasured - nodes.nodesMeasured,
      copied: window.graph.textBytesCopied - copied)
  }

  private func press(_ key: Key, _ modifiers: EventModifiers = []) {
    surface.send(.keyDown(KeyEvent(key, modifiers: modifiers, time: clock.now)))
    frames()
  }

  private func type(_ text: String) {
    surface.send(.keyDown(KeyEvent(.character("x"), time: clock.now)))
    surface.send(.text(text, time: clock.now))
    frames()
  }

  private func frames() {
    for _ in 0..<4 where surface.isFrameRequested { surface.stepFrame(at: clock.now) }
  }

  /// Lets the workers finish and shows what they made.
  private func settle() {
    for _ in 0..<3 {
      frames()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
    }
  }
}

private struct EditedText: View {
  @State var text: String

  var body: some View { TextEditor(text: $text) }
}
