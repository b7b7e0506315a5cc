/// What a node means to a person who cannot see it, and to a test.
///
/// ```
///  views, modifiers ──▶ Semantics of nodes ──▶ SemanticElement ──▶ tests, lint, keyboard, screen readers
/// ```
///
/// Nodes are many, so what few of them say (hints, ranges, selections…) is behind one reference.
public struct Semantics: Hashable, Sendable {
  public var role: Role?
  /// Whether it is on, off, or in part both; nil for what cannot be switched.
  public var isOn: OnState?
  public var isEnabled: Bool?
  public var isSelected: Bool?
  public var isHidden: Bool?
  /// Whether what it can open is open; nil for what opens nothing.
  public var isExpanded: Bool?
  /// What becomes of the elements inside; nil: they stay elements of their own.
  public var children: ChildBehavior?
  public var traits: Traits = []
  public var actions: Actions = []
  /// What it is called, in words.
  public var label: String?
  /// Names it for tests; it is neither seen nor heard.
  public var identifier: String?
  private var words: String?
  private var box: Box?

  public init(role: Role? = nil, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    words = value
  }
}

extension Semantics {
  /// Its value in words: what was set, or else what follows from `isOn`.
  public var value: String? {
    get { words ?? isOn?.rawValue }
    set { words = newValue }
  }

  /// Whether its descendants are part of it, not elements of their own.
  public var combinesChildren: Bool {
    get { children == .combine }
    set { children = newValue ? .combine : nil }
  }

  /// These, with what `inner` says where they say nothing.
  public func merged(over inner: Semantics) -> Semantics {
    var merged = inner
    merged.role = role ?? inner.role
    merged.isOn = isOn ?? inner.isOn
    merged.isEnabled = isEnabled ?? inner.isEnabled
    merged.isSelected = isSelected ?? inner.isSelected
    merged.isHidden = isHidden ?? inner.isHidden
    merged.isExpanded = isExpanded ?? inner.isExpanded
    merged.children = children ?? inner.children
    merged.traits = traits.union(inner.traits)
    merged.actions = actions.union(inner.actions)
    merged.label = label ?? inner.label
    merged.identifier = identifier ?? inner.identifier
    merged.words = words ?? inner.words
    if let box { merged.box = Box(box.details.merged(over: inner.details)) }
    return merged
  }
}

// MARK: - What few nodes say

extension Semantics {
  /// Holds what few nodes say; never changes, so that copies of a value share it.
  private final class Box: Hashable, Sendable {
    let details: SemanticDetails

    init(_ details: SemanticDetails) { self.details = details }

    static func == (a: Box, b: Box) -> Bool { a === b || a.details == b.details }
    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }

  /// What few nodes say; changing several parts at once takes one allocation.
  public var details: SemanticDetails {
    get { box?.details ?? SemanticDetails() }
    set { box = newValue == SemanticDetails() ? nil : Box(newValue) }
  }

  /// What it does, in a sentence.
  public var hint: String? {
    get { box?.details.hint }
    set { details.hint = newValue }
  }

  /// Its value as a number, with the range in which it can be set.
  public var number: NumericValue? {
    get { box?.details.number }
    set { details.number = newValue }
  }

  /// Actions beside the usual ones, by the names that people are offered.
  public var customActions: [String] {
    get { box?.details.customActions ?? [] }
    set { details.customActions = newValue }
  }
}
