import DreamsViews
import Lamina
import Testing

@Suite("One composition")
nonisolated struct SameLayoutTests {
  /// A leaf that is nothing but its place.
  private struct Box: LayoutElement {
    var frame = CGRect.zero
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    mutating func layout(in rect: CGRect) { frame = rect }
    var contents: [Box] { [self] }
  }

  private static let dreams = DreamList.sample.dreams

  @Test("places sprites of a scene and drawings of a picture alike", arguments: dreams)
  func stage(dream: Dream) {
    let rect = CGRect(x: 12, y: 30, width: 420, height: 260)
    let sprites = DreamStage<SpriteElement>(dream).contents(in: rect)
    let drawings = DreamStage<DrawableElement>(dream).contents(in: rect)
    #expect(sprites.map(\.frame) == drawings.map(\.frame))
    #expect(sprites.count == 1 + pieces(of: dream))
    #expect(sprites[0].name == "sky" && sprites[0].frame == rect)
    for sprite in sprites {
      let frame = sprite.frame ?? .null
      #expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(sprite.name)")
    }
  }

  private func pieces(of dream: Dream) -> Int {
    let own = dream.effects.filter(\.belongsToCreature).count
    return dream.numberOfCreatures * (1 + own) + dream.effects.count - own
  }

  @Test("places words and creatures as the talk says, whatever they are")
  func row() {
    let rect = CGRect(x: 0, y: 0, width: 90, height: 40)
    let boxes = DreamRow(words: Box(), companions: [Box(), Box()]).contents(in: rect)
    #expect(boxes[2].frame == CGRect(x: 35, y: 5, width: 50, height: 30))
    #expect(boxes[0].frame.origin == CGPoint(x: 0, y: 5))
    #expect(abs(boxes[0].frame.width - 25 / 1.2) < 1e-9 && abs(boxes[1].frame.maxX - 25) < 1e-9)
    let drawings = DreamRow(
      words: DrawableElement.fill(.color(.black)),
      companions: [DrawableElement.fill(.color(.black)), .fill(.color(.black))])
    #expect(drawings.contents(in: rect).map(\.frame) == boxes.map(\.frame))
    let favorite = FavoriteRow(words: Box(), creature: Box()).contents(in: rect)
    #expect(favorite[0].frame == CGRect(x: 0, y: 5, width: 25, height: 30))
  }

  @Test("leaves the value that it is a copy of where it was")
  func value() {
    let rest = DreamStage<SpriteElement>(Self.dreams[1])
    var moved = rest
    moved.layout(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(moved.contents[0].frame != nil && rest.contents[0].frame == nil)
  }
}
