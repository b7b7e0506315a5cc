import CSDL2
import LaminaGeometry

/// Whether a window wants text, and where its caret stands, in points.
struct TextInput: Equatable {
  var isActive = false
  var caret = CGRect.zero
}

extension WindowSurface {
  /// Passes on what this window wants to SDL, which knows one text input for all windows.
  ///
  /// Only while it has the keyboard; gaining it calls again.
  func applyTextInput() {
    guard SDL_GetKeyboardFocus() == window else { return }
    if textInput.isActive {
      var area = windowRect(textInput.caret)
      SDL_SetTextInputRect(&area)
      if EarlyText.keep() || SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    } else if SDL_IsTextInputActive() == SDL_TRUE {
      SDL_StopTextInput()
    }
    host.pump.drainSoon()
  }
}
