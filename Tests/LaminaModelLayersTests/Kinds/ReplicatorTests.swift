import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing
import LayerScenes

@Suite("Replicators")
struct ReplicatorTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let id = Layer.ID(1)

  /// A box of 4x4 whose x is the time.
  private func box(at time: TimeInterval) -> [Layer] {
    [.plain(7, CGRect(x: CGFloat(time), y: 18, width: 4, height: 4), 0xFFFFFF)]
  }

  private func instances(_ replicator: Replicator, at time: TimeInterval = 0) -> [Layer] {
    replicator.instances(inside: id, bounds: bounds, at: time, sublayers: box)
  }

  @Test("Each copy is turned once more about the middle of the bounds")
  func transforms() {
    var replicator = Replicator(instanceCount: 4)
    replicator.instanceTransform = LayerTransform(.rotation(.degrees(90), x: 0, y: 0, z: 1))
    let corners = instances(replicator).map { copy in
      CGPoint(x: 2, y: 20).applying(copy.geometry.toParent())
    }
    let expected = [(2, 20), (20, 2), (38, 20), (20, 38)]
    for (corner, (x, y)) in zip(corners, expected) {
      #expect(abs(corner.x - CGFloat(x)) < 1e-9 && abs(corner.y - CGFloat(y)) < 1e-9)
    }
  }

  @Test("Copies lag behind by their number times the delay")
  func delays() {
    var replicator = Replicator(instanceCount: 3)
    replicator.instanceDelay = 2
    #expect(instances(replicator, at: 9).map { $0.children[0].frame.minX } == [9, 7, 5])
    var asked: [TimeInterval] = []
    _ = replicator.instances(inside: id, bounds: bounds, at: 9) {
      asked.append($0); return []
    }
    #expect(asked == [9, 7, 5])
    replicator.instanceDelay = 0
    asked = []
    _ = replicator.instances(inside: id, bounds: bounds, at: 9) {
      asked.append($0); return []
    }
    #expect(asked == [9])
  }

  @Test("Colours and opacity change by their offsets from copy to copy, and are held")
  func colors() {
    var replicator = Replicator(instanceCount: 5)
    replicator.instanceRedOffset = -0.25
    replicator.instanceAlphaOffset = -0.5
    let copies = instances(replicator)
    #expect(copies.map(\.appearance.opacity) == [1, 0.5, 0, 0, 0])
    #expect(replicator.color(ofInstance: 2).red == 0.5)
    #expect(replicator.color(ofInstance: 4).red == 0 && replicator.color(ofInstance: 4).green == 1)
    #expect(copies[0].appearance.filters.isEmpty)
    #expect(
      copies[2].appearance.filters == [
        .colorMultiply(Color(Color.Resolved(red: 0.5, green: 1, blue: 1)))
      ])
  }

  @Test("Names differ in every copy and are the same in the next frame; one copy takes hits")
  func names() {
    let mask = Layer.plain(8, CGRect(x: 0, y: 0, width: 4, height: 4))
    let masked = Layer(
      id: Layer.ID(7), geometry: LayerGeometry(untransformedFrame: bounds), mask: mask,
      children: [.plain(9, bounds, acceptsHits: true)], hitArea: .bounds)
    func all(at time: TimeInterval) -> [[Layer]] {
      Replicator(instanceCount: 50)
        .instances(inside: id, bounds: bounds, at: time) { _ in [masked] }
        .map { copy in
          let inner = copy.children[0]
          return [copy, inner, inner.children[0]] + (inner.mask.map { [$0] } ?? [])
        }
    }
    let names = all(at: 0).flatMap { $0.map(\.id) }
    #expect(names.count == 200 && Set(names).count == 200)
    #expect(all(at: 5).flatMap { $0.map(\.id) } == names)
    #expect(all(at: 0)[0].dropFirst().map(\.id) == [7, 9, 8].map { Layer.ID($0) })
    #expect(
      all(at: 0).map { $0.filter { $0.hitArea != .nowhere }.count }
        == [2] + Array(repeating: 0, count: 49))
  }

  @Test("None, one and far too many")
  func counts() {
    #expect(instances(Replicator(instanceCount: 0)).isEmpty)
    #expect(instances(Replicator(instanceCount: -3)).isEmpty)
    #expect(instances(Replicator(instanceCount: 1)).count == 1)
    #expect(
      Replicator(instanceCount: .max).instances(inside: id, bounds: bounds, at: 0) { _ in [] }
        .count == Replicator.mostInstances)
  }

  @Test("A tree of 20,000 layers, one in the other, is copied")
  func deep() {
    var layer = Layer.plain(2, bounds)
    for number in 3..<20_000 { layer = .group(UInt64(number), bounds, children: [layer]) }
    let copies = Replicator(instanceCount: 2)
      .instances(inside: id, bounds: bounds, at: 0) { _ in [layer] }
    #expect(copies.count == 2)
  }

  @Test("On the screen: a row of boxes, each fainter by a third")
  func picture() {
    var replicator = Replicator(instanceCount: 3)
    replicator.instanceTransform = LayerTransform(.translation(x: 10, y: 0, z: 0))
    replicator.instanceAlphaOffset = -1 / 3
    let root = Layer.plain(1, bounds, 0, children: instances(replicator, at: 5))
    let pixels = Surface.fullRedraw(of: Presentation(root: root, size: bounds.size))
    let row = [6, 16, 26, 36].map { Int(pixels[20 * 40 + $0] & 255) }
    #expect(near(row, [255, 170, 85, 0]))
  }

  @Test("On the screen: what a copy's colour is multiplied by")
  func coloredPicture() {
    var replicator = Replicator(instanceCount: 3)
    replicator.instanceTransform = LayerTransform(.translation(x: 10, y: 0, z: 0))
    replicator.instanceGreenOffset = -0.5
    let root = Layer.plain(1, bounds, 0, children: instances(replicator, at: 5))
    let pixels = Surface.fullRedraw(of: Presentation(root: root, size: bounds.size))
    let row = [6, 16, 26, 36].map { Int(pixels[20 * 40 + $0] >> 8 & 255) }
    #expect(near(row, [255, 128, 0, 0]))
  }

  @Test("Delay and colour move")
  func animated() {
    let a = Replicator(instanceCount: 3)
    var b = a
    b.instanceDelay = 2
    b.instanceColor = Color.Resolved(red: 0, green: 1, blue: 1)
    let middle = a.interpolated(towards: b, amount: 0.5)
    #expect(middle.instanceDelay == 1 && middle.instanceColor.red == 0.5)
  }
}
