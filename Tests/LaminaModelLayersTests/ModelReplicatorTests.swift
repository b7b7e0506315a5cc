import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers
import Testing

@Suite("Replicators of layers of one's own")
struct ModelReplicatorTests {
  private let stage = LayerStage()
  private let row = ModelLayer()
  private let dot = ModelLayer()

  init() {
    row.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    dot.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    stage.root.addSublayer(row)
    row.addSublayer(dot)
    var replicator = Replicator(instanceCount: 3)
    replicator.instanceDelay = 0.25
    row.replicator = replicator
    stage.advance(to: 0)
  }

  private func dots(at time: TimeInterval) -> [Layer] {
    stage.presentation(at: time).children[0].children.map { $0.children[0] }
  }

  @Test("Each copy shows what moves as it was one more delay ago")
  func delays() {
    dot.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1))
    stage.advance(to: 0)
    #expect(dots(at: 1).map(\.geometry.position.x) == [0, 75, 50])
    #expect(dots(at: 0.75).map(\.geometry.position.x) == [75, 50, 25])
    #expect(dots(at: 0.75).map(\.geometry.position.x) == [75, 50, 25])
  }

  @Test("While nothing moves, all copies are the same objects in each frame")
  func still() {
    stage.advance(to: 2)
    #expect(stage.presentation(at: 2) === stage.presentation(at: 3))
    #expect(dots(at: 3).count == 3)
    row.replicator = nil
    stage.advance(to: 4)
    #expect(stage.presentation(at: 4).children[0].children.map(\.id) == [dot.id])
  }

  @Test("The mask is no copy, and masks all of them")
  func mask() {
    row.mask = ModelLayer()
    stage.advance(to: 1)
    let shown = stage.presentation(at: 1).children[0]
    #expect(shown.mask?.id == row.mask?.id && shown.children.count == 3)
  }

  @Test("The last copies still move when the first has arrived, and then come to rest")
  func ending() {
    dot.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1))
    stage.advance(to: 0)
    #expect(stage.advance(to: 1.1).isMoving)
    #expect(dots(at: 1.1).map { Int($0.geometry.position.x.rounded()) } == [0, 85, 60])
    #expect(!stage.advance(to: 1.6).isMoving)
    #expect(dots(at: 1.6).map(\.geometry.position.x) == [0, 0, 0])
  }
}
