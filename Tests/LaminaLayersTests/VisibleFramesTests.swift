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
    for id in ids { #expect(frames[id] == root.visibleFrame(of: id)) }
    #expect(frames[absent] == nil)
    let bounds = CGRect(origin: .zero, size: root.bounds.size)
    let shown = Set(ids.filter { root.visibleFrame(of: $0)?.intersects(bounds) ?? false })
    #expect(root.shown(of: Set(ids)) == shown)
    #expect(root.contained(of: Set(ids + [absent])) == Set(ids))
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
