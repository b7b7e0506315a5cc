import Foundation
import Lamina
import LaminaEngine
import RainforestScene

/// What the trace asks the scene to show.
@Observable final class SceneModel {
  let cards: [ForestCard]
  let variant: CardVariant
  let policy: DisplayPolicy
  var target: Int?

  init(_ options: RainforestOptions) throws {
    let folder = options.instructionFrames == nil ? PictureFolder.standard : .small
    try folder.make()
    cards = ForestCard.all(in: folder)
    variant = options.variant
    policy = options.displayPolicy
  }
}

extension PictureFolder {
  /// Small pictures, for what does not depend on their size: the main thread's instructions.
  fileprivate static var small: PictureFolder {
    let place = FileManager.default.temporaryDirectory.appending(path: "lamina-rainforest-small")
    var folder = PictureFolder(path: place.path)
    folder.pictureCount = 4
    folder.pictureSize = PixelSize(width: 160, height: 100)
    return folder
  }
}

/// The scene of the benchmark: nothing but the list.
struct RainforestScreen: View {
  let model: SceneModel

  var body: some View {
    CardList(cards: model.cards, variant: model.variant, target: model.target)
      .displayPolicy(model.policy)
  }
}

extension SceneModel {
  /// The window of 400x800 points.
  var window: WindowDescription {
    WindowGroup("Rainforest") { RainforestScreen(model: self) }
      .defaultSize(width: 400, height: 800).windows()[0]
  }

  /// Does what the trace says for one frame, as a touchpad or the program's user would.
  func perform(_ step: ScrollTrace.Step, on surface: any Surface, at time: TimeInterval) {
    switch step {
    case .rest: break
    case .scroll(let distance):
      surface.onEvent?(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 200, y: 400), delta: CGSize(width: 0, height: distance),
            isPrecise: true, time: time)))
    case .jump(let card): target = card
    }
  }
}
