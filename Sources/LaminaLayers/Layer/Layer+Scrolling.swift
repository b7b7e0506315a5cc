public import LaminaGeometry

extension Layer {
  /// The tree with some layers scrolled to other offsets, and others held where they are pinned.
  ///
  /// New are only those and the layers above them; it is the same object when nothing changes.
  /// Pinned layers lie above the others beside them, also for the pointer.
  ///
  /// ```swift
  /// let next = root.scrolled([list.id: CGPoint(x: 0, y: 120)])
  /// ```
  /// - Complexity: O(layers on the way to those that are scrolled, and beside these), without drawing
  ///   or layout.
  public func scrolled(_ offsets: [ID: CGPoint], pins: [ID: Pin] = [:]) -> Layer {
    guard !offsets.isEmpty else { return self }
    let marks = offsets.keys.marks | pins.keys.marks
    return foldBottomUp(
      self, reuse: { $0.layerMarks & marks == 0 ? $0 : nil },
      children: { $0.children(marked: marks) },
      combine: { layer, inside in
        let next = layer.children(replacing: marks, by: inside)
        let children = pins.isEmpty ? next : Layer.raising(next ?? layer.children, pins) ?? next
        let offset = offsets[layer.id] ?? layer.boundsOrigin
        let place = layer.untransformedFrame
        let frame = pins[layer.id]?.held(place) ?? place
        if children == nil && offset == layer.boundsOrigin && frame == place { return layer }
        return layer.replacing(frame: frame, boundsOrigin: offset, children: children)
      })
  }

  /// The tree with everything inside some layers moved along by a way: as their scroll offsets were.
  package func movingContents(_ ways: [ID: CGSize]) -> Layer {
    guard !ways.isEmpty else { return self }
    let marks = ways.keys.marks
    return foldBottomUp(
      self, reuse: { $0.layerMarks & marks == 0 ? $0 : nil }, children: \.children,
      combine: { layer, children in
        guard let way = ways[layer.id] else {
          let isSame = zip(layer.children, children).allSatisfy(===)
          return isSame ? layer : layer.replacing(children: children)
        }
        return layer.replacing(
          children: children.map { child in
            child.replacing(
              frame: child.untransformedFrame.offsetBy(dx: way.width, dy: way.height))
          })
      })
  }

  /// The tree with some layers moved by a way; those inside of them are moved along, whatever is said of them.
  package func moving(_ ways: [ID: CGSize]) -> Layer {
    let marks = ways.keys.marks
    return foldBottomUp(
      self,
      reuse: { layer in
        guard let way = ways[layer.id] else { return layer.layerMarks & marks == 0 ? layer : nil }
        return layer.replacing(
          frame: layer.untransformedFrame.offsetBy(dx: way.width, dy: way.height))
      }, children: \.children,
      combine: { layer, children in
        let isSame = zip(layer.children, children).allSatisfy(===)
        return layer.replacing(children: isSame ? nil : children)
      })
  }

  /// Those of the layers inside that may be, or hold, one that is looked for.
  private func children(marked marks: UInt64) -> [Layer] {
    children.filter { $0.layerMarks & marks != 0 }
  }

  /// The layers inside with others for those that are marked; nil where those are the same.
  private func children(replacing marks: UInt64, by others: [Layer]) -> [Layer]? {
    var next: [Layer]?
    var number = 0
    for (index, child) in children.enumerated() where child.layerMarks & marks != 0 {
      if others[number] !== child {
        if next == nil { next = children }
        next?[index] = others[number]
      }
      number += 1
    }
    return next
  }

  /// The layers with those that are pinned at the end; nil where they stand there already.
  private static func raising(_ children: [Layer], _ pins: [ID: Pin]) -> [Layer]? {
    guard children.contains(where: { pins[$0.id] != nil }) else { return nil }
    let raised = children.filter { pins[$0.id] == nil } + children.filter { pins[$0.id] != nil }
    return zip(raised, children).allSatisfy(===) ? nil : raised
  }
}
