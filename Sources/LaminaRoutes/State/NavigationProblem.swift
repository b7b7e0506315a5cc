/// What cannot be in a valid state.
public enum NavigationProblem: Hashable, Sendable {
  case repeatedID(NavigationID)
  /// An identity that the state has not given yet, so that it would be given twice.
  case unknownID(NavigationID)
  case noTabs(NavigationID)
  case repeatedTab(NavigationID, name: String)
  case missingSelection(NavigationID, name: String)
  case noPanes(NavigationID)
  case missingPane(NavigationID, active: Int)
  /// What is presented has no presenter in the level right below.
  case missingPresenter(NavigationID)
  /// An alert or a confirmation that holds more than one screen.
  case containerInAlert(NavigationID)
  /// Containers inside each other, too deep.
  case tooDeep(NavigationID)
  /// Parameters that no file can hold: a number that is none, or values nested too deep.
  case unsoundParameters(NavigationID, code: String)

  /// How deep tabs and panes may be nested.
  public static let greatestDepth = 16
}

extension NavigationProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .repeatedID(let id): "The identity \(id) stands for two things."
    case .unknownID(let id): "The identity \(id) was never given."
    case .noTabs(let id): "The tabs \(id) are none."
    case .repeatedTab(let id, let name): "Two of the tabs \(id) have the name \"\(name)\"."
    case .missingSelection(let id, let name):
      "The selection \"\(name)\" is none of the tabs \(id)."
    case .noPanes(let id): "The panes \(id) are none."
    case .missingPane(let id, let active): "The panes \(id) have no pane \(active)."
    case .missingPresenter(let id): "The screen that presents \(id) is not in the level below it."
    case .containerInAlert(let id): "The alert \(id) holds more than one screen."
    case .tooDeep(let id): "The container \(id) is nested too deep."
    case .unsoundParameters(let id, let code):
      "A parameter of the screen \"\(code)\" (\(id)) is no finite number, or is nested too deep."
    }
  }
}
