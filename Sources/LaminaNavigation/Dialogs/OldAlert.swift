import LaminaGeometry
import LaminaRoutes

/// An alert in SwiftUI's old spelling; `alert(_:isPresented:actions:message:)` is the new one.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button "Cancel" that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Makes an alert with one button; nil is "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions in SwiftUI's old spelling; `confirmationDialog` is the new one.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Makes an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of the old spellings.
private struct OldButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

extension View {
  /// Presents an alert while `isPresented` is true, in SwiftUI's old spelling.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, while: isPresented, nil) { OldDialog(content()) }
  }

  /// Presents an alert for an item, while there is one, in SwiftUI's old spelling.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(.alert, for: item, nil) { OldDialog(content($0)) }
  }

  /// Presents a choice of actions while `isPresented` is true, in SwiftUI's old spelling.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.confirmation, while: isPresented, nil) { OldDialog(content()) }
  }

  /// Presents a choice of actions for an item, while there is one, in SwiftUI's old spelling.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(.confirmation, for: item, nil) { OldDialog(content($0)) }
  }
}

/// What the old spellings show.
private struct OldDialog: View {
  private let title: Text
  private let message: Text?
  private let buttons: [Alert.Button]

  init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }
  init(_ sheet: ActionSheet) {
    (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons)
  }

  var body: some View {
    DialogCard(
      title: title, addsCancel: false, actions: OldButtons(buttons: buttons), message: message)
  }
}
