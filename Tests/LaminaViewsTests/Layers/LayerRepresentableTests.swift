import LaminaDrawing
import LaminaGeometry
import LaminaModelLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Views made of layers of one's own.
@MainActor @Suite("Views made of layers", .timeLimit(.minutes(5)))
struct LayerRepresentableTests {
  @Observable final class Model {
    var x: CGFloat = 10
    var isShown = true
    var isEnabled = true
  }

  /// What happened to the layers.
  final class Journal {
    var lines: [String] = []
  }

  private struct Dot: LayerRepresentable {
    let x: CGFloat
    let journal: Journal

    final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeLayer(context: Context) -> ModelLayer {
      journal.lines.append("made")
      let layer = ModelLayer()
      let dot = ModelLayer()
      dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.addSublayer(dot)
      return layer
    }

    func updateLayer(_ layer: ModelLayer, context: Context) {
      context.coordinator.updates += 1
      layer.sublayers[0].position = CGPoint(x: x, y: 10)
      let color = context.environment.isEnabled ? Color.black : .white
      layer.sublayers[0].backgroundColor = color.resolve(in: .light)
    }

    static func dismantleLayer(_ layer: ModelLayer, coordinator: Coordinator) {
      Self.last = coordinator.updates
    }

    static var last = 0
  }

  private struct Page: View {
    let model: Model
    let journal: Journal

    var body: some View {
      if model.isShown {
        Dot(x: model.x, journal: journal).frame(width: 100, height: 20)
          .disabled(!model.isEnabled)
      }
    }
  }

  private let model = Model()
  private let journal = Journal()

  private func page() -> Harness {
    let (model, journal) = (model, journal)
    return Harness(size: CGSize(width: 100, height: 20)) { Page(model: model, journal: journal) }
  }

  private func isDark(_ harness: Harness, _ x: Int) -> Bool {
    harness.picture().pixel(x: x, y: 10) & 255 < 128
  }

  @Test("A layer is made once, and shows what the view says at once")
  func updates() {
    let harness = page()
    #expect(isDark(harness, 10) && !isDark(harness, 90))
    model.x = 90
    harness.settle()
    #expect(isDark(harness, 90) && !isDark(harness, 10))
    #expect(journal.lines == ["made"])
  }

  @Test("A change that is animated moves the layer")
  func animated() {
    let harness = page()
    withAnimation { model.x = 90 }
    harness.advance(by: 0.05)
    #expect(!isDark(harness, 90))
    harness.advance(by: 1)
    #expect(isDark(harness, 90))
  }

  @Test("What is read of the environment is followed")
  func environment() {
    let harness = page()
    model.isEnabled = false
    harness.settle()
    #expect(!isDark(harness, 10))
  }

  @Test("A layer whose view goes is dismantled, with its coordinator")
  func dismantled() {
    let harness = page()
    model.x = 30
    harness.settle()
    model.isShown = false
    harness.settle()
    #expect(Dot.last == 2)
    model.isShown = true
    harness.settle()
    #expect(journal.lines == ["made", "made"])
  }
}
