import LaminaLocalization

/// What a button's action means for the user's work.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// Deletes something, or cannot be taken back.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
  /// Takes over what was chosen or entered: Return presses it in dialogs.
  public static let confirm = ButtonRole(name: "confirm")
  /// Sends away what is shown, and changes nothing.
  public static let close = ButtonRole(name: "close")
}

/// The label of a button that says what its role is called, in the words of the program's table.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(title) }

  private var title: LocalizedStringKey {
    switch role {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    case .close: "Close"
    default: ""
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that is called what its role is called: Cancel, Close, Done or Delete.
  ///
  /// ```swift
  /// Button(role: .close) { dismiss() }
  /// ```
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
