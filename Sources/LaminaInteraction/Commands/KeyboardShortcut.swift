public import LaminaInput

/// A key with its modifiers that does what a control does.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed with the modifiers.
  public let key: KeyEquivalent
  /// The modifier keys that are held with the key; none of them where it is empty.
  public let modifiers: EventModifiers

  /// A shortcut; on Linux `.command` is the Control key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what is done unless the person chooses otherwise.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether the event is this key with these modifiers; Caps Lock and the numeric pad say nothing.
  func matches(_ event: KeyEvent) -> Bool {
    let held = event.modifiers.subtracting([.capsLock, .numericPad])
    if KeyEquivalent(folding: event.key) == key { return held == modifiers }
    // Many keyboards have the plus above the equals sign.
    return key == "+" && event.key == "=" && held == modifiers.union(.shift)
  }

  /// What menus write for it: "Ctrl+Shift+Z".
  package var title: String {
    let names: [(EventModifiers, String)] = [
      (.command, "Ctrl"), (.option, "Alt"), (.shift, "Shift"), (.control, "Super"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.title]).joined(separator: "+")
  }
}

nonisolated extension KeyEquivalent {
  /// The key of an event, whose case says nothing.
  init(folding key: Key) {
    if case .character(let character) = key { self.init(character) } else { self.init(key) }
  }
}

extension EnvironmentValues {
  /// The shortcut of the controls here; nil for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension View {
  /// Has a key do what the button or toggle does, wherever the focus is in the window.
  ///
  /// ```swift
  /// Button("New", action: add).keyboardShortcut("n")            // Ctrl+N
  /// Button("Done", action: close).keyboardShortcut(.defaultAction)
  /// ```
  ///
  /// The control must be shown and enabled; in a menu it need not be open. Of several with the same
  /// shortcut the innermost has it, then the first. Keys that the view with the focus has use for
  /// are its own.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key do what the button or toggle does; nil takes an outer shortcut away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
