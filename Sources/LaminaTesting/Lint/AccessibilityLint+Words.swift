import LaminaDisplay
import LaminaViews

extension AccessibilityLint {
  /// The kinds of element that need a name.
  private static let named: Set<Semantics.Role> = [
    .button, .toggle, .slider, .link, .progress, .disclosure, .tab, .picker, .textField,
    .searchField, .editor, .menuButton, .menuItem, .image, .canvas,
  ]
  /// What a person does with an element that is something to do it with; a menu of its own anything may have.
  private static let acts: Semantics.Actions = [
    .press, .increment, .decrement, .setValue, .delete,
  ]

  /// Names and roles.
  func words(_ place: LintPlace) -> [AccessibilityFinding] {
    let element = place.element
    if place.isPart { return [] }
    var findings: [AccessibilityFinding] = []
    if let role = element.role, Self.named.contains(role), element.name.isEmpty {
      findings.append(
        finding(
          .unlabelled, place, measured: "no label",
          repair: role == .image || role == .canvas
            ? "say what it shows with accessibilityLabel(_:), or hide it with accessibilityHidden(true)"
            : "say what it does with a title or accessibilityLabel(_:)"))
    }
    var acts = element.semantics.actions.intersection(Self.acts)
    if element.semantics.traits.contains(.isTappable) { acts.insert(.press) }
    if element.role == nil, !acts.isEmpty {
      findings.append(
        finding(
          .actionWithoutRole, place, measured: "offers \(acts)",
          repair: "make it a Button, or say what it is with accessibilityAddTraits(_:)"))
    }
    return findings
  }

  /// Names for tests that are there more than once.
  func duplicates(_ places: [LintPlace]) -> [AccessibilityFinding] {
    var known: [String: Int] = [:]
    for place in places { if let name = place.element.identifier { known[name, default: 0] += 1 } }
    var reported: Set<String> = []
    return places.compactMap { place in
      guard let name = place.element.identifier, let count = known[name], count > 1,
        reported.insert(name).inserted
      else { return nil }
      return finding(
        .duplicateIdentifier, place, measured: "«\(name)» names \(count) elements",
        repair: "give each an accessibilityIdentifier(_:) of its own")
    }
  }

  /// What Tab stops at without an element.
  func strays(_ places: [LintPlace]) -> [AccessibilityFinding] {
    let known = Set(places.flatMap { $0.element.actors + [$0.element.id] })
    let strays = focusOrder.enumerated().filter { !known.contains($0.element) }
    return strays.map { index, _ in
      AccessibilityFinding(
        .focusWithoutElement, page: page, path: "window",
        measured: "stop \(index + 1) of \(focusOrder.count) on the way of Tab has no element",
        repair: "give it a label and a role, or take it off the way with focusable(false)")
    }
  }
}

extension SemanticElement {
  fileprivate var name: String { text.filter { !$0.isWhitespace } }
}
