/// The names that a program has registered, against which a map is checked.
public struct WireframeRegistry: Hashable, Sendable {
  public var builders: Set<String> = []
  /// The builders whose screens end themselves, by `finish` or buttons of their own.
  ///
  /// They are names, or "storyboard/id". From their screens a way leads back.
  public var finishing: Set<String> = []
  /// The navigators by name, with what each does.
  public var navigators: [String: NavigatorEffect] = [:]
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

  /// The builders `alert` and `confirmation`, and all of `Navigator`.
  public static var standard: WireframeRegistry {
    var registry = WireframeRegistry()
    registry.builders = ["alert", "confirmation"]
    registry.finishing = ["alert", "confirmation"]
    for navigator in Navigator.allCases {
      registry.navigators[navigator.rawValue] = navigator.effect
    }
    return registry
  }
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
