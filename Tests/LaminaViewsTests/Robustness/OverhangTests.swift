import LaminaDisplay
import LaminaRaster
import LaminaTesting
import Observation
import Testing

/// What moved out of sight leaves nothing behind.
@MainActor @Suite("Pictures at the edge of what is seen")
struct OverhangTests {
  @Observable final class Model {
    var isOn = false
    var width: CGFloat = 120
  }

  private struct Drawer: View {
    let model: Model

    var body: some View {
      Color.white.overlay(alignment: .leading) {
        Text(model.isOn ? "Hi" : "A long drawer title").fixedSize().offset(x: -30)
      }
    }
  }

  private struct Clipped<Content: View>: View {
    let model: Model
    let content: (Bool) -> Content

    var body: some View {
      Color.white.overlay(alignment: .topLeading) { content(model.isOn) }
        .frame(width: 100, height: 40).clipped()
    }
  }

  /// The picture after the change, and that of a window that never showed anything else.
  private func pictures<Content: View>(
    @ViewBuilder _ content: @escaping (Model) -> Content
  ) -> (changed: Bitmap, fresh: Bitmap) {
    let size = CGSize(width: 120, height: 60)
    let (model, other) = (Model(), Model())
    let executor = DeterministicExecutor()
    let harness = Harness(size: size, executor: executor, deadline: .now) { content(model) }
    executor.runAll()
    harness.advance(by: 0.1)
    model.isOn = true
    harness.settle()
    executor.runAll()
    harness.advance(by: 0.1)
    other.isOn = true
    return (harness.picture(), Harness(size: size) { content(other) }.picture())
  }

  @Test("A text that shrinks out of the window leaves no ghost")
  func text() {
    let (changed, fresh) = pictures { Drawer(model: $0) }
    expectSamePixels(changed, fresh)
  }

  @Test("Nor does one that leaves a clip, by any side, or a gradient, or a button")
  func clips() {
    let (changed, fresh) = pictures { model in
      Clipped(model: model) { isOn in
        Text(isOn ? "Up" : "One\nTwo\nThree").fixedSize().offset(y: isOn ? -40 : -10)
      }
    }
    expectSamePixels(changed, fresh)
    let gradients = pictures { model in
      Clipped(model: model) { isOn in
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .frame(width: isOn ? 10 : 60, height: 30).offset(x: -20)
      }
    }
    expectSamePixels(gradients.changed, gradients.fresh)
    let buttons = pictures { model in
      Clipped(model: model) { isOn in
        Button(isOn ? "A" : "A long label") {}.fixedSize().offset(x: isOn ? -90 : -30)
      }
    }
    expectSamePixels(buttons.changed, buttons.fresh)
  }
}
