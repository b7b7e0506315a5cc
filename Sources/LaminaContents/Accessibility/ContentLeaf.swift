package import LaminaDisplay

/// A leaf that says something, as words, symbols and pictures do: what is hidden where a view is redacted.
package nonisolated protocol ContentLeaf: LeafContent {}

nonisolated extension TextLeaf: ContentLeaf {}
nonisolated extension ImageLeaf: ContentLeaf {}
nonisolated extension IllustratedTextLeaf: ContentLeaf {}
nonisolated extension SymbolLeaf: ContentLeaf {}
