import CSDL2
import LaminaHost

/// The desktop's clipboard and primary selection, through SDL.
final class WindowClipboard: Clipboard {
  private unowned let host: WindowHost

  init(host: WindowHost) { self.host = host }

  var string: String? {
    get { read(SDL_HasClipboardText, SDL_GetClipboardText) }
    set { write(newValue, SDL_SetClipboardText) }
  }

  var primarySelection: String? {
    get { read(SDL_HasPrimarySelectionText, SDL_GetPrimarySelectionText) }
    set { write(newValue, SDL_SetPrimarySelectionText) }
  }

  func write(_ contents: [ClipboardContent]) throws(ClipboardError) {
    guard (try? host.prepare()) != nil, case .x11(let display)? = host.driver else {
      guard let text = contents.lazy.compactMap(\.text).first else {
        throw .onlyText(contents.map(\.type))
      }
      return string = text
    }
    try SelectionOffer.begin(contents, on: display)
  }

  private func read(
    _ has: () -> SDL_bool, _ get: () -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    defer { host.pump.drainSoon() }
    guard (try? host.prepare()) != nil, has() == SDL_TRUE, let text = get() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  private func write(_ text: String?, _ set: (UnsafePointer<CChar>?) -> Int32) {
    guard (try? host.prepare()) != nil else { return }
    _ = set(text ?? "")
    host.pump.drainSoon()
  }
}
