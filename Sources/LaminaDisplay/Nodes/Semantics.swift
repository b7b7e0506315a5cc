/// What a node means to a person who cannot see it, and to a test.
public struct Semantics: Hashable, Sendable {
  /// The kind of thing it is.
  public enum Role: String, Hashable, Sendable {
    case group, text, heading, image, button, toggle, slider, link, list, row, header
    case scrollArea, progress, textField, separator, window
    case menuButton, menu, menuItem
  }

  /// What can be done with it.
  public enum Action: String, Hashable, Sendable { case press, increment, decrement, scroll, focus }

  public var role: Role?
  public var label: String?
  public var value: String?
  public var identifier: String?
  public var hint: String?
  public var isEnabled: Bool?
  public var isSelected: Bool?
  public var isHidden: Bool?
  public var actions: Set<Action> = []
  /// Whether its descendants are part of it, not elements of their own.
  public var combinesChildren = false

  public init(role: Role? = nil, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }

  /// These, with what `inner` says where they say nothing.
  public func merged(over inner: Semantics) -> Semantics {
    var merged = inner
    merged.role = role ?? inner.role
    merged.label = label ?? inner.label
    merged.value = value ?? inner.value
    merged.identifier = identifier ?? inner.identifier
    merged.hint = hint ?? inner.hint
    merged.isEnabled = isEnabled ?? inner.isEnabled
    merged.isSelected = isSelected ?? inner.isSelected
    merged.isHidden = isHidden ?? inner.isHidden
    merged.actions = actions.union(inner.actions)
    merged.combinesChildren = combinesChildren || inner.combinesChildren
    return merged
  }
}
