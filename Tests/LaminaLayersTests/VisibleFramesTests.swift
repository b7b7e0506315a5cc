import LaminaGeometry
import LaminaLayers
import LayerScenes
import Testing

/// Where many layers are seen, asked in one walk.
@Suite("Frames that are seen, of many layers")
struct VisibleFramesTests {
  @Test("One walk finds what a search for each finds", arguments: 0..<40)
  func sameAsOneByOne(seed: Int) {
    let root = RandomScene(seed: UInt64(seed), scale: 1).presentation.root
    let ids = ids(in: root)
    let absent = Layer.ID(UInt64.max)
    let frames = root.places(of: Set(ids + [absent]))
    let wanted = ids.map { opaque($0, in: root).visibleFrame(of: $0) }
    for (id, frame) in zip(ids, wanted) { #expect(frames[id] == frame) }
    #expect(frames[absent] == nil)
    let bounds = CGRect(origin: .zero, size: root.bounds.size)
    let shown = zip(ids, wanted).filter { $0.1?.intersects(bounds) ?? false }.map(\.0)
    #expect(root.shown(of: Set(ids)) == Set(shown))
    #expect(root.contained(of: Set(ids + [absent])) == Set(ids))
  }

  /// A tree in which one of the layers is opaque: what is transparent itself has a place, too.
  private func opaque(_ id: Layer.ID, in layer: Layer) -> Layer {
    var appearance = layer.appearance
    if layer.id == id { appearance.opacity = 1 }
    return layer.replacing(
      appearance: appearance, children: layer.children.map { opaque(id, in: $0) })
  }

  private func ids(in root: Layer) -> [Layer.ID] {
    var (ids, pending) = ([Layer.ID](), [root])
    while let layer = pending.popLast() {
      ids.append(layer.id)
      pending += layer.children
    }
    return ids
  }
}
