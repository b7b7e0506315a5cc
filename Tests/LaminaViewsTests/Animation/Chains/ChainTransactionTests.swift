import LaminaAnimation
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What the closures of a chain change, under animations of their own.
@Suite("Animations in chains")
struct ChainTransactionTests {
  @Observable @MainActor final class Model {
    var isOn = false
    @ObservationIgnored let player = ChainPlayer()
  }

  /// A black square of 10 in a window of 110 by 10.
  private struct Stage: View {
    let model: Model
    var body: some View {
      Color.black.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
        .chain(model.player)
    }
  }

  /// Where the square is seen, each twentieth of a second.
  private func places(_ chain: (Model) -> ChainSequence) -> [Int] {
    let model = Model()
    let harness = Harness(size: CGSize(width: 110, height: 10)) { Stage(model: model) }
    model.player.play(chain(model))
    return (0..<12).map { _ in
      harness.advance(by: 0.05)
      let picture = harness.picture()
      return (0..<110).first { picture.pixel(x: $0, y: 5) & 0xFF < 100 } ?? -1
    }
  }

  @Test("move in what prepares an action")
  func prepare() {
    let places = places { model in
      ChainSequence {
        ChainAction(duration: 0.1) { _ in }
        ChainAction(
          duration: 0.3,
          prepare: { withAnimation(.linear(duration: 0.25)) { model.isOn = true } }
        ) { _ in }
      }
    }
    #expect(places.contains { $0 > 10 && $0 < 90 }, "\(places)")
    #expect(places.last == 100 && places == places.sorted())
  }

  @Test("move in what an action changes")
  func change() {
    let places = places { model in
      ChainSequence {
        ChainAction(duration: 0.2) { part in
          if part > 0.5, !model.isOn {
            withAnimation(.linear(duration: 0.25)) { model.isOn = true }
          }
        }
      }
    }
    #expect(places.contains { $0 > 10 && $0 < 90 }, "\(places)")
    #expect(places.last == 100)
  }
}
