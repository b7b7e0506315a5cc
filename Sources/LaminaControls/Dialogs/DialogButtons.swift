package import LaminaDisplay
import LaminaInput
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The buttons of an alert or a confirmation: any of them ends it, Return and Escape press one.
@MainActor
package final class DialogButtons {
  private let close: () -> Void
  private var buttons: [(id: Node.ID, role: ButtonRole?)] = []

  private let hasStandard: Bool

  /// - Parameters:
  ///   - hasStandard: whether Return presses one of them.
  ///   - close: ends the dialog.
  package init(hasStandard: Bool, close: @escaping () -> Void) {
    self.hasStandard = hasStandard
    self.close = close
  }

  /// The button that Return presses: the first without a role, or the only one.
  package var standard: Node.ID? {
    guard hasStandard else { return nil }
    let confirming = buttons.first { $0.role == .confirm }
    return (confirming ?? buttons.first { $0.role == nil })?.id ?? harmlessAlone
  }

  /// The only button, if it deletes nothing.
  private var harmlessAlone: Node.ID? {
    buttons.count == 1 && buttons[0].role != .destructive ? buttons[0].id : nil
  }

  /// The button that Escape presses: the one with the role, or the only one.
  package var cancel: Node.ID? {
    buttons.first { $0.role?.leavesThings == true }?.id ?? harmlessAlone
  }

  /// Whether none of the buttons that there were when this was asked first leaves things as they are.
  package private(set) lazy var wantsCancel = !buttons.contains {
    $0.role?.leavesThings == true
  }

  /// Whether there were none when this was asked first: fields alone would keep the dialog for ever.
  package private(set) lazy var wantsOne = buttons.isEmpty

  /// Takes in a button, for as long as its element is there.
  func add(_ element: Element, role: ButtonRole?) {
    if let index = buttons.firstIndex(where: { $0.id == element.id }) {
      return buttons[index].role = role
    }
    buttons.append((element.id, role))
    element.onUnmount { [weak self, id = element.id] in self?.buttons.removeAll { $0.id == id } }
  }

  /// The action of a button with a role, after which the dialog ends, and what asked has the answer.
  func ending(
    _ action: @escaping () -> Void, role: ButtonRole?, for asker: (any DialogAnswer)?
  ) -> () -> Void {
    { [close] in
      action()
      close()
      asker?.answer(role)
    }
  }
}

extension ButtonRole {
  /// Whether what is pressed changes nothing: Escape presses it.
  fileprivate var leavesThings: Bool { self == .cancel || self == .close }
}

/// What waits for the answer to a dialog.
@MainActor
package protocol DialogAnswer: AnyObject {
  /// A button with a role was pressed.
  func answer(_ role: ButtonRole?)
}

/// Buttons as wide as their dialog lets them be.
package struct DialogButtonStyle: ButtonStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    let label = ButtonStyleConfiguration.Label(
      hidden: configuration.label.multilineTextAlignment(.center).frame(maxWidth: .infinity))
    return BorderedButtonStyle().makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: label, action: configuration.action,
        phase: configuration.phase, isDefault: configuration.isDefault, shape: configuration.shape))
  }
}

/// What a button is in a dialog, for the layout that arranges its parts; nil for what is no button.
package struct DialogButtonKey: LayoutValueKey {
  package static var defaultValue: Kind? { nil }

  package enum Kind: Equatable, Sendable { case plain, cancel, destructive }

  static func kind(of role: ButtonRole?) -> Kind {
    switch role {
    case .cancel?, .close?: .cancel
    case .destructive?: .destructive
    default: .plain
    }
  }
}

extension EnvironmentValues {
  /// The dialog whose buttons these are; nil outside of dialogs.
  package var dialogButtons: DialogButtons? {
    get { self[DialogButtonsKey.self].buttons }
    set { self[DialogButtonsKey.self] = DialogButtonsKey.Holder(buttons: newValue) }
  }
}

extension EnvironmentValues {
  /// What waits for the answer to the dialog whose buttons are inside.
  package var dialogAnswer: (any DialogAnswer)? {
    get { self[DialogAnswerKey.self].asker }
    set { self[DialogAnswerKey.self] = DialogAnswerKey.Holder(asker: newValue) }
  }
}

private struct DialogAnswerKey: EnvironmentKey {
  /// Compared by identity.
  struct Holder: @MainActor Equatable {
    var asker: (any DialogAnswer)?
    static func == (a: Holder, b: Holder) -> Bool { a.asker === b.asker }
  }
  static let defaultValue = Holder()
}

private struct DialogButtonsKey: EnvironmentKey {
  /// Compared by identity.
  struct Holder: @MainActor Equatable {
    var buttons: DialogButtons?
    static func == (a: Holder, b: Holder) -> Bool { a.buttons === b.buttons }
  }
  static let defaultValue = Holder()
}
