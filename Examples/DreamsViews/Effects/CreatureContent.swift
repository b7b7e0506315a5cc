package import Lamina

/// A creature as the content of a layer: drawn once for each size.
package nonisolated struct CreatureContent: LayerContent {
  let creature: Creature

  package init(_ creature: Creature) { self.creature = creature }

  package func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let rect = CGRect(origin: .zero, size: size)
    return .drawn(DisplayList { creature.drawing.record(into: &$0, in: rect) })
  }
}
