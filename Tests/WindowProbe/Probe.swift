import Dispatch
import Glibc
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaHost
import LaminaWindow

/// One window and the commands that the tests give.
final class Probe {
  private let host: WindowHost
  private let surface: any Surface
  private var input: (any DispatchSourceRead)?
  private var framesLeft = 0
  private var frameTimes: [TimeInterval] = []

  init(host: WindowHost) throws {
    self.host = host
    surface = try host.open(
      SurfaceConfiguration(
        title: "Probe", size: CGSize(width: 400, height: 300),
        minimumSize: CGSize(width: 120, height: 80), edge: Self.edge))
    surface.onEvent = { [weak self] in self?.handle($0) }
    surface.onFrame = { [weak self] in self?.draw($0) }
    surface.requestFrame()
  }

  /// The edge of the screen that the tests have it stand at.
  private static var edge: ScreenEdge? {
    switch getenv("PROBE_EDGE").map({ String(cString: $0) }) {
    case "left": .left
    case "right": .right
    default: nil
    }
  }

  /// Whether a press and the tabulator give a field the keyboard.
  private var hasField = false

  func run() {
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    self.input = input
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readCommands() } }
    input.resume()
    host.run()
    say(host.isConnectionLost ? "lost" : "quit")
    if host.isConnectionLost { _exit(1) }
  }

  private func handle(_ event: HostEvent) {
    say(event.line)
    switch event {
    case .resized: paintAll()
    case .closeRequested: host.quit()
    case .pointerDown where hasField: askForText()
    case .keyDown(let key) where hasField && key.key == .tab: askForText()
    default: break
    }
  }

  /// A little later, as views do that are evaluated first.
  private func askForText() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.obey(["text"]) }
    }
  }

  private func draw(_ time: FrameTime) {
    if time.number == 1 {
      paintAll()
      say("first \(surface.pixelSize.width)x\(surface.pixelSize.height) \(surface.scale)")
      return
    }
    frameTimes.append(time.presentation)
    let step = PixelRect(x: framesLeft % 64, y: 0, width: 8, height: 8)
    surface.present([step]) { $0.paintPattern(in: step) }
    framesLeft -= 1
    if framesLeft > 0 { surface.requestFrame() } else { reportFrames() }
  }

  private func paintAll() {
    surface.presentAll { $0.paintPattern(in: PixelRect(size: $0.size)) }
  }

  private func reportFrames() {
    let steps = zip(frameTimes.dropFirst(), frameTimes).map { $0 - $1 }
    say("frames \(frameTimes.count) mean \(steps.reduce(0, +) / Double(max(1, steps.count)))")
  }

  // MARK: Commands

  private func readCommands() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &bytes, bytes.count)
    guard count > 0 else { return input?.cancel() ?? () }
    for line in String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n") {
      obey(line.split(separator: " ").map(String.init))
    }
  }

  private func obey(_ words: [String]) {
    switch words.first {
    case "title": surface.title = words.dropFirst().joined(separator: " ")
    case "text": surface.setTextInput(true, caret: CGRect(x: 10, y: 10, width: 1, height: 20))
    case "field": hasField = true
    case "mute": surface.setTextInput(false, caret: .zero)
    case "buffer": surface.presentAll { $0.write(to: words[1]) }
    case "mark": mark(words.dropFirst().compactMap { Int($0) })
    case "frames": animate(Int(words[1]) ?? 1)
    case "hop": measureHops()
    case "copy": host.clipboard.string = words.dropFirst().joined(separator: " ")
    case "offer": offer(words.dropFirst().joined(separator: " "))
    case "select": host.clipboard.primarySelection = words.dropFirst().joined(separator: " ")
    case "paste": say("pasted \(host.clipboard.string ?? "nothing")")
    case "reserve": surface.reservesSpace = words[1] == "true"
    case "cursor": CursorStyle.allCases.forEach { surface.cursor = $0 }
    case "count": say("presents \(host.presentCount)")
    default: break
    }
    if let command = words.first { say("done \(command)") }
  }

  /// Copies a list of files, bytes that are no picture, and text, all at once.
  private func offer(_ text: String) {
    do {
      try host.clipboard.write([
        ClipboardContent(type: "text/uri-list", data: Data("file:///\(text)\r\n".utf8)),
        ClipboardContent(type: "image/png", data: Data(repeating: 7, count: 300_000)),
        ClipboardContent(type: "text/plain;charset=utf-8", data: Data(text.utf8)),
      ])
    } catch {
      say("refused \(error)")
    }
  }

  /// Presents one white rectangle and paints a second one without naming it as damage.
  private func mark(_ numbers: [Int]) {
    guard numbers.count == 4 else { return }
    let rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    surface.present([rect]) {
      $0.fill(rect, with: 0xFFFFFF)
      $0.fill(PixelRect(x: 0, y: 290, width: 10, height: 10), with: 0xFF00FF)
    }
  }

  private func animate(_ count: Int) {
    framesLeft = count
    frameTimes = []
    surface.requestFrame()
  }

  private func measureHops() {
    Task { say("hops \(await Hops.measure(clock: SystemClock()))") }
  }
}
