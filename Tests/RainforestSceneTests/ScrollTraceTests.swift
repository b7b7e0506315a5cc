import Foundation
import RainforestScene
import Testing

/// The way of the benchmark, frame by frame.
struct ScrollTraceTests {
  @Test("The trace has the frames that the plan names")
  func steps() {
    let steps = ScrollTrace.rainforest.steps
    #expect(steps.count == 1_201)
    #expect(steps[59] == .rest)
    #expect(steps[60] == .scroll(48))
    #expect(steps[660] == .scroll(256))
    #expect(steps[780] == .rest)
    #expect(steps[840] == .scroll(-96))
    #expect(steps[1_140] == .jump(card: 1_500))
    #expect(steps[1_200] == .rest)
  }

  @Test("Another toolkit reads the same scene from JSON")
  func export() throws {
    let scene = SceneExport(folder: PictureFolder(path: "/pictures"))
    #expect(try JSONDecoder().decode(SceneExport.self, from: scene.json()) == scene)
  }
}
