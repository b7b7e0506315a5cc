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
  /// Lets people select the texts inside the view, one or several together, and copy what they have selected.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title").font(.title)
  ///   ForEach(paragraphs, id: \.self) { Text($0) }
  /// }
  /// .textSelection(.enabled)                       // a drag from the title into the paragraphs selects both
  /// ```
  ///
  /// A drag selects, a double click a word, a triple click a paragraph; Shift with a click or the arrows goes on,
  /// Control+A selects all texts of the view, and Escape nothing any more. Control+C copies, with a line break
  /// between texts below each other and a tab between those on a line, and the middle button pastes the selection
  /// wherever it is pressed. The order is that of the views. Of lazy rows those can be selected that are near the
  /// screen, and those that were when a selection went through them stay in it.
  ///
  /// As on the web, a click gives such a text the keyboard, and Tab passes it by. The labels of controls inside are
  /// not selected: a press is the control's own. On the text of a list's row it chooses the row, too.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}
