import Lamina
import LaminaTesting
import Testing

/// What is changed with an animation while views are evaluated.
@MainActor @Suite("Animated changes from inside of an update")
struct ChangesWhileLeavingTests {
  @Observable final class Model {
    var isThere = true
    var isAside = false
    var count = 0
  }

  private struct Leaving: View {
    let model: Model
    let leave: (Model) -> Void
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20).offset(x: model.isAside ? 100 : 0)
        if model.isThere { Color.clear.frame(width: 1, height: 1).onDisappear { leave(model) } }
      }
      .frame(width: 200, height: 40, alignment: .topLeading)
    }
  }

  private func ways(_ change: (Model) -> Void, leave: @escaping (Model) -> Void) -> Int {
    let model = Model()
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      Leaving(model: model, leave: leave)
    }
    change(model)
    let pictures = (0..<30).map { _ in
      harness.advance(by: 0.02)
      return harness.picture()
    }
    #expect(model.isAside)
    return pictures.count { !$0.hasSamePixels(as: pictures[29]) }
  }

  @Test("A change with an animation in onDisappear moves")
  func disappearing() {
    let moving = ways({ $0.isThere = false }) { model in
      withAnimation(.linear(duration: 0.4)) { model.isAside = true }
    }
    #expect((17...21).contains(moving))
  }

  @Test("It moves as it says, whatever the change that made the view leave does")
  func under() {
    let moving = ways({ model in withAnimation(.linear(duration: 0.1)) { model.isThere = false } })
    {
      model in withAnimation(.linear(duration: 0.4)) { model.isAside = true }
    }
    // The view leaves after a tenth of a second.
    #expect((21...27).contains(moving))
    #expect(ways({ $0.isThere = false }) { $0.isAside = true } == 0)
  }

  @Test(
    "Views that animate something each time they are evaluated do not keep a frame from its end")
  func endless() {
    struct Endless: View {
      let model: Model
      var body: some View {
        let count = model.count
        return Text("\(count)").onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
        .background { Changing(model: model) }
      }
    }
    struct Changing: View {
      let model: Model
      var body: some View {
        let count = model.count
        withAnimation { model.count = count + 1 }
        return Color.clear
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 200, height: 40)) { Endless(model: model) }
    harness.advance(by: 0.1)
    #expect(model.count > 0)
  }
}
