import LaminaDisplay
import LaminaGeometry
import LaminaText

/// How much depends on a dialog.
public nonisolated struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As it suits the dialog: as `standard`.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A question like others.
  public static let standard = DialogSeverity(name: "standard")
  /// What is done cannot be taken back: a warning sign stands above the title.
  public static let critical = DialogSeverity(name: "critical")
}

/// What views around say of the dialogs that are presented inside.
struct DialogOptions {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: Suppression?

  /// What keeps a dialog from coming again.
  struct Suppression {
    let title: Text
    let isSuppressed: Binding<Bool>
  }

  /// What stands above the title.
  fileprivate var sign: Image? {
    icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle") : nil)
  }
}

/// The picture above a dialog's title, if it has one.
struct DialogSign: View {
  let options: DialogOptions

  var body: some View {
    if let sign = options.sign {
      sign.resizable().scaledToFit().frame(width: 40, height: 40).padding(.bottom, 4)
        .accessibilityHidden(options.icon == nil)
    }
  }
}

/// A switch that keeps a dialog from coming again, if it has one.
struct DialogSuppression: View {
  let options: DialogOptions

  var body: some View {
    if let suppression = options.suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title }
        .toggleStyle(.checkbox).font(.callout).padding(.top, 6)
    }
  }
}

extension View {
  /// Puts a picture above the titles of the alerts and confirmations that are presented inside; nil for none.
  public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogOptions) { $0.icon = icon }
  }

  /// Says how much depends on the alerts and confirmations that are presented inside.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogOptions) { $0.severity = severity }
  }

  /// Puts a switch into the alerts and confirmations that are presented inside, by which a person says that they are
  /// not to come again.
  ///
  /// ```swift
  /// .confirmationDialog("Empty the basket?", isPresented: $asks) { … }
  /// .dialogSuppressionToggle(isSuppressed: $emptiesWithoutAsking)
  /// ```
  /// Whether they come is the author's business: ask only while the binding is false.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// Puts a switch with a title into the dialogs that are presented inside.
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

  /// Puts a switch, whose title is a text, into the dialogs that are presented inside.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogOptions) {
      $0.suppression = .init(title: label, isSuppressed: isSuppressed)
    }
  }
}

extension EnvironmentValues {
  var dialogOptions: DialogOptions {
    get { self[DialogOptionsKey.self] }
    set { self[DialogOptionsKey.self] = newValue }
  }
}

private struct DialogOptionsKey: EnvironmentKey { static let defaultValue = DialogOptions() }
