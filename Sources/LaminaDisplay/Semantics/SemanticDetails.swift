public import LaminaGeometry

/// What few nodes say of themselves beside role, label, value and state.
public struct SemanticDetails: Hashable, Sendable {
  /// What the element does, in a sentence.
  public var hint: String?
  /// Its value as a number.
  public var number: Semantics.NumericValue?
  /// How deep a heading is: 1 for the outermost, up to 6.
  public var headingLevel: Int?
  /// What is selected in its text, and where the caret is.
  public var selection: Semantics.TextSelection?
  /// The words of its text that are marked as wrong, in bytes of the value and in order.
  public var misspellings: [Range<Int>] = []
  /// What an empty field shows in place of its text.
  public var placeholder: String?
  /// Actions beside the usual ones, by the names that people are offered.
  public var customActions: [String] = []
  /// Elements with more of it are read before their siblings; 0 for most.
  public var sortPriority: Double?
  /// What people may call it who speak to the machine, the best first.
  public var inputLabels: [String] = []
  /// Where in it a press acts, as a part of its size; nil for its centre.
  public var activationPoint: UnitPoint?
  /// Whether people can do something with it, where that does not follow from its actions.
  public var respondsToUserInteraction: Bool?
  /// Which of how many it is, counted from 0.
  public var place: Semantics.Place?
  /// What is said of it on request, by label.
  public var customContent: [Semantics.Content] = []
  /// Ways through its elements that people can choose.
  public var rotors: [Semantics.Rotor] = []

  public init() {}

  /// These, with what `inner` says where they say nothing.
  public func merged(over inner: SemanticDetails) -> SemanticDetails {
    var merged = inner
    merged.hint = hint ?? inner.hint
    merged.number = number ?? inner.number
    merged.headingLevel = headingLevel ?? inner.headingLevel
    merged.selection = selection ?? inner.selection
    merged.misspellings = misspellings.isEmpty ? inner.misspellings : misspellings
    merged.placeholder = placeholder ?? inner.placeholder
    merged.customActions += customActions.filter { !inner.customActions.contains($0) }
    merged.sortPriority = sortPriority ?? inner.sortPriority
    merged.inputLabels = inputLabels.isEmpty ? inner.inputLabels : inputLabels
    merged.activationPoint = activationPoint ?? inner.activationPoint
    merged.respondsToUserInteraction = respondsToUserInteraction ?? inner.respondsToUserInteraction
    merged.place = place ?? inner.place
    let labels = Set(customContent.map(\.label))
    merged.customContent = inner.customContent.filter { !labels.contains($0.label) } + customContent
    merged.rotors += rotors.filter { !inner.rotors.contains($0) }
    return merged
  }
}
