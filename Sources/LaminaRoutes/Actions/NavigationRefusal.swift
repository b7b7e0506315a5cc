public import Foundation

/// Why an action cannot be done: a full sentence with what was found and the repair.
public enum NavigationRefusal: Error, Hashable, Sendable {
  case noWindow
  case unknownPlace(NavigationID)
  /// A push or a pop where no stack is around the screen.
  case noStack(screen: String)
  case popBelowRoot(count: Int, available: Int)
  case invalidCount(Int)
  case nothingToPush
  /// The screen that presents is below something that is presented already.
  case covered(by: NavigationID)
  case nothingPresented(screen: String)
  case unknownTab(String, known: [String])
  case unknownPane(Int, count: Int)
  case unknownWindow(NavigationID)
  /// The screen or the container that was asked for cannot be in a state.
  case invalid([NavigationProblem])
}

extension NavigationRefusal: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .noWindow: "there is no window. Open one first."
    case .unknownPlace(let id):
      "nothing has the identity \(id), or no longer. Begin at something that is there."
    case .noStack(let screen):
      "no stack is around the screen \"\(screen)\". Put its container into a stack, or present."
    case .popBelowRoot(let count, let available):
      "\(count) screens cannot be popped, as \(available) are above the root. "
        + "Pop fewer, or pop to the root."
    case .invalidCount(let count): "\(count) screens cannot be popped. Pop one or more."
    case .nothingToPush: "no screen is to be pushed. Name at least one."
    case .covered(let id):
      "\(id) is presented above this level. Dismiss it first, or present from a screen of it."
    case .nothingPresented(let screen):
      "the screen \"\(screen)\" is not presented. Dismiss from a screen of what is presented."
    case .unknownTab(let name, let known):
      "no tab around has the name \"\(name)\"\(Self.listed(known)). Select one that is there."
    case .unknownPane(let number, let count):
      "there is no pane \(number) of \(count) around. Activate one that is there."
    case .unknownWindow(let id): "there is no window \(id). Name one that is open."
    case .invalid(let problems):
      problems.map(\.description).joined(separator: " ") + " Ask for something that can be."
    }
  }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "" : "; there are " + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  public var errorDescription: String? { description }
}
