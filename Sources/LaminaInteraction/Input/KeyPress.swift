public import LaminaGeometry
public import LaminaInput

/// A key that went down, repeats or came up, as `onKeyPress` reports it.
public nonisolated struct KeyPress: Hashable, Sendable {
  /// What the keyboard did with a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and the keyboard repeats it.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// Down, repeated and up.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action had use for a key.
  public enum Result: Hashable, Sendable {
    /// Nothing else gets the key.
    case handled
    /// The key goes on, as if there were no action.
    case ignored
  }

  /// What was done with the key.
  public let phase: Phases
  /// The key, whatever else is held.
  public let key: KeyEquivalent
  /// What the key types with Shift and Caps Lock as they are; empty for arrows and the like.
  ///
  /// Signs above digits depend on the keyboard: they are reported as the digits. What an input
  /// method makes of keys goes to text fields alone.
  public let characters: String
  /// What else is held.
  public let modifiers: EventModifiers

  init(_ event: KeyEvent, phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(folding: event.key)
    characters = Self.characters(of: event)
    modifiers = event.modifiers
  }

  private static func characters(of event: KeyEvent) -> String {
    switch event.key {
    case .character(let character):
      let isUpper = event.modifiers.contains(.shift) != event.modifiers.contains(.capsLock)
      return isUpper ? String(character).uppercased() : String(character)
    case .space: return " "
    case .return: return "\r"
    case .tab: return "\t"
    case .escape: return "\u{1B}"
    case .delete: return "\u{8}"
    case .deleteForward: return "\u{7F}"
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .insert,
      .function, .menu, .modifier, .other:
      return ""
    }
  }
}

extension View {
  /// Runs `action` when a key goes down or repeats while the focus is on the view or in it.
  ///
  /// ```swift
  /// Board().focusable().onKeyPress(.space) { flip(); return .handled }
  /// ```
  ///
  /// What is put on the very view with the focus hears of a key before the view itself; what is
  /// further out does after that. An action that returns `.ignored` lets the key go on.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyPresses([.down, .repeat]) { $0.key == key ? action() : .ignored }
  }

  /// Runs `action` when a key does what `phases` name while the focus is on the view or in it.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(phases) { $0.key == key ? action($0) : .ignored }
  }

  /// Runs `action` for any of several keys while the focus is on the view or in it.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs `action` for keys that type only `characters` while the focus is on the view or in it.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(phases) { press in
      let scalars = press.characters.unicodeScalars
      return !scalars.isEmpty && scalars.allSatisfy(characters.contains)
        ? action(press) : .ignored
    }
  }

  /// Runs `action` for every key while the focus is on the view or in it.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(phases, action)
  }

  private func keyPresses(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    silentHandlers {
      $0.keys.keyPress = { phases.contains($0.phase) && action($0) == .handled }
    }
  }
}
