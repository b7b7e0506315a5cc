public import LaminaDisplay
public import LaminaViews

/// An element that a test speaks of: looked for again whenever something is asked of it.
///
/// ```swift
/// let save = harness.find(.button, "Save")
/// #expect(try save.element().isEnabled)
/// try save.press()
/// try harness.find(.slider, "Volume").increment(by: 3)
/// try harness.find(.row, "Alps").find(.button, "Delete").press()
/// ```
///
/// Acts go through the semantic tree, as those of a screen reader do: what cannot be done through it
/// cannot be done in tests either. They throw ``ElementQueryError``, which prints the tree.
public struct ElementQuery {
  let harness: Harness
  /// What was looked for, from the outermost element in.
  let steps: [Step]

  /// What one element must be.
  struct Step: Sendable, Equatable {
    var role: Semantics.Role?
    var name: String?
    var index: Int?
  }

  /// An element inside of this one.
  public func find(_ role: Semantics.Role? = nil, _ name: String? = nil) -> ElementQuery {
    ElementQuery(harness: harness, steps: steps + [Step(role: role, name: name)])
  }

  /// One of several that are meant, counted from 0 in the order of the tree.
  public func at(_ index: Int) -> ElementQuery {
    var steps = steps
    steps[steps.count - 1].index = index
    return ElementQuery(harness: harness, steps: steps)
  }

  // MARK: What is there

  /// All that are meant, in the order of the tree.
  public var elements: [SemanticElement] { matches(in: harness.semanticTree) }

  /// Whether there is one.
  public var exists: Bool { !elements.isEmpty }

  /// How many there are.
  public var count: Int { elements.count }

  /// The one that is meant.
  ///
  /// - Returns: it, as it is now.
  /// - Throws: ``ElementQueryError`` when there is none, or more than one.
  public func element() throws(ElementQueryError) -> SemanticElement {
    let tree = harness.semanticTree
    let found = matches(in: tree)
    guard let first = found.first else { throw .none(description, tree: tree.description) }
    guard found.count == 1 else {
      throw .several(description, found: found.map(\.summary), tree: tree.description)
    }
    return first
  }

  private func matches(in tree: SemanticElement) -> [SemanticElement] {
    steps.reduce([tree]) { roots, step in
      let inner = roots.flatMap { $0.all.dropFirst() }
      let found = step.matches(in: inner)
      guard let index = step.index else { return found }
      return found.indices.contains(index) ? [found[index]] : []
    }
  }
}

extension ElementQuery.Step {
  /// Those with this name as identifier, or else as label, or else as text or spoken name.
  func matches(in elements: [SemanticElement]) -> [SemanticElement] {
    let candidates = elements.filter { role == nil || $0.role == role }
    guard let name else { return candidates }
    let ways: [(SemanticElement) -> Bool] = [
      { $0.identifier == name }, { $0.label == name },
      { ($0.role != nil && $0.text == name) || $0.semantics.details.inputLabels.contains(name) },
    ]
    return ways.lazy.map { candidates.filter($0) }.first { !$0.isEmpty } ?? []
  }
}

extension ElementQuery: CustomStringConvertible {
  public var description: String {
    steps.map { step in
      let words = [step.role?.rawValue, step.name.map { "«\($0)»" }, step.index.map { "at \($0)" }]
      let known = words.compactMap(\.self)
      return known.isEmpty ? "element" : known.joined(separator: " ")
    }.joined(separator: " / ")
  }
}
