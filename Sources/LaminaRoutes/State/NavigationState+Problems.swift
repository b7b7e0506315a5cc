extension NavigationState {
  /// All that is wrong with the state: nothing, after any action and any restoration.
  ///
  /// - Complexity: O(n) in screens.
  public var problems: [NavigationProblem] {
    var check = ProblemCheck(nextID: nextID)
    for window in windows { check.visit(window) }
    return check.problems
  }
}

extension NavigationContainer {
  /// What is wrong within a container, whose identities are below `nextID`.
  func problems(nextID: Int) -> [NavigationProblem] {
    var check = ProblemCheck(nextID: nextID)
    check.visit(self, depth: 0)
    return check.problems
  }
}

/// Walks over a state and collects what is wrong.
private struct ProblemCheck {
  let nextID: Int
  private(set) var problems: [NavigationProblem] = []
  private var seen: Set<NavigationID> = []

  init(nextID: Int) { self.nextID = nextID }

  mutating func visit(_ window: NavigationWindow) {
    note(window.id)
    visit(window.content, depth: 0)
    for (level, presentation) in window.presented.enumerated() {
      visit(presentation, above: window[level: level])
    }
  }

  private mutating func visit(_ presentation: Presentation, above lower: NavigationContainer) {
    note(presentation.id)
    if !lower.holds(presentation.presenter) { problems.append(.missingPresenter(presentation.id)) }
    if !presentation.style.holdsContainers, !presentation.content.isScreen {
      problems.append(.containerInAlert(presentation.id))
    }
    visit(presentation.content, depth: 0)
  }

  mutating func visit(_ container: NavigationContainer, depth: Int) {
    guard depth <= NavigationProblem.greatestDepth else {
      problems.append(.tooDeep(container.id))
      return
    }
    switch container {
    case .screen(let screen): visit(screen)
    case .stack(let stack):
      note(stack.id)
      visit(stack.root)
      for screen in stack.path { visit(screen) }
    case .tabs(let group): visit(group)
    case .split(let split): visit(split)
    }
    for child in container.children { visit(child, depth: depth + 1) }
  }

  private mutating func visit(_ screen: Screen) {
    note(screen.id)
    if !screen.parameters.isSound {
      problems.append(.unsoundParameters(screen.id, code: screen.code))
    }
  }

  private mutating func visit(_ group: TabGroup) {
    note(group.id)
    if group.tabs.isEmpty { problems.append(.noTabs(group.id)) }
    var names: Set<String> = []
    for tab in group.tabs where !names.insert(tab.name).inserted {
      problems.append(.repeatedTab(group.id, name: tab.name))
    }
    if !group.tabs.isEmpty, !names.contains(group.selection) {
      problems.append(.missingSelection(group.id, name: group.selection))
    }
  }

  private mutating func visit(_ split: SplitPanes) {
    note(split.id)
    if split.panes.isEmpty {
      problems.append(.noPanes(split.id))
    } else if !split.panes.indices.contains(split.active) {
      problems.append(.missingPane(split.id, active: split.active))
    }
  }

  private mutating func note(_ id: NavigationID) {
    if !seen.insert(id).inserted { problems.append(.repeatedID(id)) }
    if id.rawValue >= nextID || id.rawValue < 1 { problems.append(.unknownID(id)) }
  }
}

extension NavigationContainer {
  var isScreen: Bool {
    guard case .screen = self else { return false }
    return true
  }

  /// Whether a screen of this identity is inside.
  func holds(_ screen: NavigationID) -> Bool {
    switch self {
    case .screen(let own): own.id == screen
    case .stack(let stack): stack.height(of: screen) != nil
    case .tabs(let group): group.tabs.contains { $0.content.holds(screen) }
    case .split(let split): split.panes.contains { $0.holds(screen) }
    }
  }
}
