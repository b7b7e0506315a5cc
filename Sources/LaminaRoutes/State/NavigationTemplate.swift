/// A container that is asked for: the shape and the screens, without identities.
///
/// ```swift
/// let start: NavigationTemplate = .tabs(
///   [.init("shop", .stack("Home")), .init("account", .stack("Profile"))], selection: "shop")
/// ```
public indirect enum NavigationTemplate: Hashable, Sendable {
  case screen(ScreenRequest)
  /// A root and what is pushed onto it.
  case stack(root: ScreenRequest, path: [ScreenRequest])
  case tabs([Tab], selection: String)
  case split([NavigationTemplate], active: Int)

  /// A tab that is asked for.
  public struct Tab: Hashable, Sendable {
    public var name: String
    public var content: NavigationTemplate

    public init(_ name: String, _ content: NavigationTemplate) {
      self.name = name
      self.content = content
    }
  }
}

extension NavigationTemplate {
  /// Makes a stack of a root alone, or of a root and what is pushed onto it.
  public static func stack(_ root: ScreenRequest, _ path: ScreenRequest...) -> Self {
    .stack(root: root, path: path)
  }
}

extension NavigationContainer {
  /// The shape and the screens without identities.
  public var template: NavigationTemplate {
    switch self {
    case .screen(let screen): .screen(screen.request)
    case .stack(let stack): .stack(root: stack.root.request, path: stack.path.map(\.request))
    case .tabs(let group):
      .tabs(
        group.tabs.map { .init($0.name, $0.content.template) }, selection: group.selection)
    case .split(let split): .split(split.panes.map(\.template), active: split.active)
    }
  }
}
