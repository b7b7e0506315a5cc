public import LaminaRoutes
public import LaminaWireframes

/// What became of a navigation: carried out or refused by the state, or why it did not come to that.
public enum WireframeOutcome: Hashable, Sendable, CustomStringConvertible {
  case done(NavigationOutcome)
  /// A guard has closed the way, for a reason that a person may read.
  case denied(String)
  /// No type or code of this name is in the map.
  case unknownSource(String)
  case noDestination(WireframeMiss)
  /// The map names a navigator that is not registered.
  case unknownNavigator(String)
  /// A navigator of one's own found nothing to do for this way.
  case nothingToDo(WireframeKey)

  /// Whether the state was changed as was asked for.
  public var isDone: Bool {
    if case .done(let outcome) = self { outcome.isDone } else { false }
  }

  public var description: String {
    switch self {
    case .done(let outcome): outcome.description
    case .denied(let reason): "The way is closed: \(reason)"
    case .unknownSource(let name):
      "\"\(name)\" is neither a code nor a class of the map. Add it to the map's Decodes, or have the view "
        + "say its screenCode."
    case .noDestination(let miss): miss.description
    case .unknownNavigator(let name):
      "The navigator \"\(name)\" is not registered. Register it, or name one of the standard ones."
    case .nothingToDo(let key): "The navigator of \"\(key)\" found nothing to do."
    }
  }
}

/// A view, or an object, that says the code of its screen itself.
@MainActor
public protocol WireframeSource {
  /// The code by which the map knows the screen.
  var screenCode: String { get }
}
