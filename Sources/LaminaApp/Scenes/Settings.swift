import LaminaGeometry
import LaminaHost
public import LaminaViews

/// The window with an application's settings, of which there is one at most.
///
/// ```swift
/// WindowGroup { Letters() }
/// Settings { TabView { … }.frame(width: 420) }
/// ```
/// Ctrl+comma opens it in each window of the application, and so do `openSettings` and ``SettingsLink``; where it is
/// open, they bring it to the front. Escape closes it. It does not come back at the next start.
public struct Settings<Content: View>: PrimitiveScene {
  public typealias Body = Never
  private let content: () -> Content

  /// Makes a window that shows settings.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  func visit(_ walk: inout SceneWalk) {
    let content = content
    let configuration = SurfaceConfiguration(
      title: Text("Settings").plain, size: CGSize(width: 520, height: 420))
    walk.windows.append(
      .showing({ _ in content().tabViewStyle(.grouped) }, configuration, .settings))
  }
}

extension WindowRole {
  /// What tells the settings from other scenes.
  static let settingsID = "lamina.settings"

  /// The application's settings.
  static var settings: WindowRole {
    var role = WindowRole(id: settingsID, isSingle: true)
    role.isRemembered = false
    return role
  }

  var isSettings: Bool { id == Self.settingsID }
}

/// Opens the application's settings.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// Button("Settings…") { openSettings() }
/// ```
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private let open: () -> Void

  init(_ open: @escaping () -> Void) { self.open = open }

  /// Opens the window, or brings it to the front; in an application without settings that is reported.
  public func callAsFunction() { open() }
}

extension EnvironmentValues {
  /// Opens the application's settings; where a view stands in no application it does nothing.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

/// A button that opens the application's settings.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Makes a button with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a button that opens settings.
public struct DefaultSettingsLinkLabel: View {
  /// Makes the label.
  public init() {}
  public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button with the usual label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
