import CSDL2
import Dispatch
import LaminaApp
import LaminaDisplay
import LaminaGeometry
import LaminaHost
import LaminaRaster
import LaminaText
import LaminaViews
import LaminaWindow
import Observation

/// A window with one text field, which an input method of the tests' own composes into.
final class FieldProbe {
  private let host: WindowHost
  private let window: PresentedWindow
  private let model = FieldProbeModel()
  private var input: (any DispatchSourceRead)?

  init(host: WindowHost) throws {
    self.host = host
    let model = model
    let description = WindowGroup("Field") { FieldStage(model: model) }
      .defaultSize(CGSize(width: 400, height: 300)).windows()[0]
    let surface = try host.open(description.configuration)
    var context = PresentationContext(rasterizer: CairoRasterizer(), executor: WorkerPool())
    context.clipboard = host.clipboard
    window = PresentedWindow(
      description, on: surface, clock: host.clock, context: context.window("window-1"))
    let deliver = surface.onEvent
    surface.onEvent = { event in
      say(event.line)
      deliver?(event)
    }
  }

  func run() {
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    self.input = input
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readCommands() } }
    input.resume()
    host.run()
  }

  private func readCommands() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &bytes, bytes.count)
    guard count > 0 else { return input?.cancel() ?? () }
    for line in String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      obey(words[0], words.dropFirst().joined(separator: " "))
    }
  }

  private func obey(_ command: String, _ text: String) {
    switch command {
    case "editing": push(SDL_TEXTEDITING, text)
    case "input": push(SDL_TEXTINPUT, text)
    case "evaluate": model.count += 1
    case "value": say("value \(model.text)")
    case "caret": say("caret \(Int(window.graph.textInputRequest?.caret.minX ?? -1))")
    default: break
    }
  }

  /// Puts an event into SDL's queue, as its input methods do.
  private func push(_ type: SDL_EventType, _ text: String) {
    var event = SDL_Event()
    event.type = type.rawValue
    let id = SDL_GetWindowID(SDL_GetKeyboardFocus())
    let bytes = Array(text.utf8.prefix(31))
    if type == SDL_TEXTEDITING {
      event.edit.windowID = id
      event.edit.start = Int32(text.unicodeScalars.count)
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: bytes) }
    } else {
      event.text.windowID = id
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
    }
    SDL_PushEvent(&event)
    // Has the host look at the queue: nothing came over the connection.
    _ = host.clipboard.string
  }
}

/// What the field is bound to.
@Observable
final class FieldProbeModel {
  var count = 0
  var text = ""
}

private struct FieldStage: View {
  let model: FieldProbeModel

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { model.text }, set: { write($0) }))
      Text("Evaluated \(model.count)")
    }
    .font(.system(size: 10).monospaced())
    .frame(width: 300)
  }

  private func write(_ text: String) {
    model.text = text
    say("wrote \(text)")
  }
}
