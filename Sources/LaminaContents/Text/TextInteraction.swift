package import LaminaDisplay

/// What people can do with texts besides reading them; a room above has the service.
@MainActor
package protocol TextInteraction: GraphService {
  /// Sets the children of a text's element: what belongs to the text while it can be selected.
  func setParts(of element: Element)
  /// Makes a text answer to the pointer and the keyboard; returns what is shown in place of `leaf`, nil for
  /// that itself.
  func attend(
    _ leaf: IllustratedTextLeaf, of element: Element, with traits: inout NodeTraits
  ) -> (any LeafContent)?
}

extension TextInteraction {
  package static var hasRole: Bool { true }
}

/// Finds who lets people do something with texts, once for each window.
@MainActor
final class TextInteractionFinder: GraphService {
  let found: (any TextInteraction)?

  init(graph: ViewGraph) {
    found = graph.services(as: (any TextInteraction).self).first
  }
}

extension ViewGraph {
  /// Nil where texts can only be read.
  var textInteraction: (any TextInteraction)? { (service() as TextInteractionFinder).found }
}
