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

  private struct Stage: View {
    let model: Model
    var body: some View {
      HStack {
        Text("mark").offset(x: model.isOn ? 100 : 0)
        Spacer()
      }
      .chain(model.player)
    }
  }

  private func places(_ chain: (Model) -> ChainSequence) throws -> [CGFloat] {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 100)) { Stage(model: model) }
    let start = try #require(harness.frame(of: "mark")).minX
    model.player.play(chain(model))
    return try (0..<12).map { _ in
      harness.advance(by: 0.05)
      return try #require(harness.frame(of: "mark")).minX - start
    }
  }

  @Test("move in what prepares an action")
  func prepare() throws {
    let places = try places { model in
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
  func change() throws {
    let places = try places { model in
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
