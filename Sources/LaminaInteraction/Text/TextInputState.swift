import LaminaInput

/// What the texts of a window have in common.
@MainActor
package final class TextInputState: GraphService {
  /// The texts that applications hand to one another.
  var pasteboard = Pasteboard()
  /// Another number when an input method is to forget what it composes.
  package var revision = 0
  /// The bytes that were copied for typing.
  package var bytesCopied = 0
  /// Whether keys come to the window.
  var windowHasFocus = true
  /// The key with Control, Alt or Super that is held: what comes with it is no text.
  var shortcutKey: KeyEvent?

  package init(graph: ViewGraph) {}
}

extension ViewGraph {
  package var texts: TextInputState { service() }

  /// The texts that applications hand to one another.
  public var pasteboard: Pasteboard {
    get { texts.pasteboard }
    set { texts.pasteboard = newValue }
  }

  /// Counted work of typing into long texts: the bytes that were copied for it since the graph was made.
  public var textBytesCopied: Int { texts.bytesCopied }

  /// Whether keys come to the window.
  package var windowHasFocus: Bool { texts.windowHasFocus }
}
