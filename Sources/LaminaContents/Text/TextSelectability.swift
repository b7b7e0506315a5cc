/// Whether people can select the text of views.
@MainActor @preconcurrency
public protocol TextSelectability: Sendable {
  /// Whether text can be selected where this is set.
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text can only be read.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can only be read.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  package var isTextSelectable: Bool {
    get { self[TextSelectableKey.self] }
    set { self[TextSelectableKey.self] = newValue }
  }
}

private struct TextSelectableKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Lets people select the texts inside the view, each for itself, and copy what they have selected.
  ///
  /// ```swift
  /// Text(article).textSelection(.enabled)
  /// ```
  ///
  /// A drag selects, a double click a word, a triple click a paragraph; Shift with a click or the arrows goes on.
  /// Control+C copies, and the middle button pastes the selection wherever it is pressed. As on the web, a
  /// click gives such a text the keyboard, and Tab passes it by. The labels of controls inside are not selected:
  /// a press is the control's own. On the text of a list's row it chooses the row, too.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}
