package import LaminaDisplay

/// A leaf that says something, as words, symbols and pictures do: what is hidden where a view is redacted.
package nonisolated protocol ContentLeaf: LeafContent {
  /// Whether it is one picture, and no lines of words.
  var isPicture: Bool { get }
}

nonisolated extension ContentLeaf {
  package var isPicture: Bool { false }
}

nonisolated extension TextLeaf: ContentLeaf {}
nonisolated extension IllustratedTextLeaf: ContentLeaf {}

nonisolated extension ImageLeaf: ContentLeaf {
  package var isPicture: Bool { true }
}

nonisolated extension SymbolLeaf: ContentLeaf {
  package var isPicture: Bool { true }
}
