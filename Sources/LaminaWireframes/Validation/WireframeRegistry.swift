public import LaminaRoutes

/// The names that a program has registered, against which a map is checked.
public struct WireframeRegistry: Hashable, Sendable {
  public var builders: Set<String> = []
  /// The builders whose screens end themselves, by `finish` or buttons of their own.
  ///
  /// They are names, or "storyboard/id". From their screens a way leads back.
  public var finishing: Set<String> = []
  /// The navigators by name, with what each does.
  public var navigators: [String: NavigatorEffect] = [:]
  /// The builders whose screens are dialogs, with the style in which these are presented, whatever the navigator says.
  public var dialogs: [String: PresentationStyle] = [:]
  /// The styles of transitions, with the names of the options that each takes.
  public var transitions: [String: Set<String>] = [:]
  /// The groups of named screens, and the names in each.
  public var storyboards: [String: Set<String>] = [:]
  /// The unqualified names of the types that navigate.
  public var types: Set<String> = []
  /// For a code those of its type's superclasses and protocols, the nearest first.
  public var ancestors: [String: [String]] = [:]
  /// The screens that the program starts with; without any, no way is followed.
  public var entries: [WireframeEntry] = []
  /// The keys that the program asks for, as far as it says so.
  public var uses: [WireframeKey] = []

  public init() {}

  /// The builders `alert` and `confirmation`, all of `Navigator`, and the standard transitions.
  public static var standard: WireframeRegistry {
    var registry = WireframeRegistry()
    registry.builders = ["alert", "confirmation"]
    registry.finishing = ["alert", "confirmation"]
    registry.dialogs = ["alert": .alert, "confirmation": .confirmation]
    registry.transitions = standardTransitions
    for navigator in Navigator.allCases {
      registry.navigators[navigator.rawValue] = navigator.effect
    }
    return registry
  }

  /// The styles of transitions that are always there, with the names of their options.
  public static let standardTransitions: [String: Set<String>] = [
    "slide": TransitionOptions.names, "spring": TransitionOptions.names,
    "fade": ["duration", "curve"], "none": [], "instant": [],
  ]
}

/// A screen that the program starts with.
public struct WireframeEntry: Hashable, Sendable {
  public var code: String
  /// Whether it is in a stack.
  public var isInStack: Bool

  public init(_ code: String, isInStack: Bool) {
    self.code = code
    self.isInStack = isInStack
  }
}
