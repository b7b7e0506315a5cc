/// What a window, a tab, a pane or something presented holds.
public indirect enum NavigationContainer: Codable, Hashable, Sendable {
  /// One screen without a stack around.
  case screen(Screen)
  case stack(ScreenStack)
  case tabs(TabGroup)
  case split(SplitPanes)
}

extension NavigationContainer {
  /// The identity of the container; a lone screen's own.
  public var id: NavigationID {
    switch self {
    case .screen(let screen): screen.id
    case .stack(let stack): stack.id
    case .tabs(let group): group.id
    case .split(let split): split.id
    }
  }

  /// The screen that is in front: the top of the selected tab's or the active pane's stack.
  public var visible: Screen {
    switch self {
    case .screen(let screen): screen
    case .stack(let stack): stack.top
    case .tabs(let group): group.tabs[group.selectedIndex].content.visible
    case .split(let split): split.panes[split.active].visible
    }
  }

  /// All screens, those of hidden tabs included, in the order of the value.
  public var screens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .stack(let stack): [stack.root] + stack.path
    case .tabs(let group): group.tabs.flatMap(\.content.screens)
    case .split(let split): split.panes.flatMap(\.screens)
    }
  }

  /// The containers directly inside.
  var children: [NavigationContainer] {
    switch self {
    case .screen, .stack: []
    case .tabs(let group): group.tabs.map(\.content)
    case .split(let split): split.panes
    }
  }

  /// The number of the child that is in front; nil for a container without any.
  var activeChild: Int? {
    switch self {
    case .screen, .stack: nil
    case .tabs(let group): group.selectedIndex
    case .split(let split): split.active
    }
  }
}
