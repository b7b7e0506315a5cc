import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What `animation(_:body:)` and `transaction(_:body:)` do to a view moves, the view itself does not.
@MainActor
@Suite("Bodies that move")
struct BodyTransactionTests {
  @Observable @MainActor final class Model {
    var isOn = false
  }

  private static let second = Animation.linear(duration: 1)

  /// The dark pixels of the middle row at first, half way and at the end.
  private func ranges<V: View>(
    under animation: Animation? = nil, @ViewBuilder _ content: @escaping (Model) -> V
  ) -> [Range<Int>] {
    let model = Model()
    let harness = Harness(size: CGSize(width: 110, height: 20)) {
      Tracked(model: model, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
    withAnimation(animation) { model.isOn = true }
    harness.settle()
    var found = [harness.darkRange]
    harness.advance(by: 0.5)
    found.append(harness.darkRange)
    harness.advance(by: 0.6)
    found.append(harness.darkRange)
    return found
  }

  private func square() -> some View { Color.black.frame(width: 10, height: 10) }

  @Test("an offset in the body")
  func offset() {
    let found = ranges { model in
      square().animation(Self.second) { $0.offset(x: model.isOn ? 40 : 0) }
    }
    #expect(found == [0..<10, 20..<30, 40..<50])
  }

  @Test("a padding in the body")
  func padding() {
    let found = ranges { model in
      square().animation(Self.second) { $0.padding(.leading, model.isOn ? 40 : 0) }
    }
    #expect(found == [0..<10, 20..<30, 40..<50])
  }

  @Test("a position in the body")
  func position() {
    let found = ranges { model in
      square().animation(Self.second) { $0.position(x: model.isOn ? 45 : 5, y: 10) }
    }
    #expect(found == [0..<10, 20..<30, 40..<50])
  }

  @Test("a frame in the body")
  func frame() {
    let found = ranges { model in
      Color.black.animation(Self.second) { $0.frame(width: model.isOn ? 50 : 10, height: 10) }
    }
    #expect(found == [0..<10, 0..<30, 0..<50])
    let aligned = ranges { model in
      square().animation(Self.second) {
        $0.frame(width: 110, alignment: model.isOn ? .trailing : .leading)
      }
    }
    #expect(aligned == [0..<10, 50..<60, 100..<110])
  }

  @Test("a translation in the body")
  func translation() {
    let found = ranges { model in
      square().animation(Self.second) {
        $0.transformEffect(CGAffineTransform(translationX: model.isOn ? 40 : 0, y: 0))
      }
    }
    #expect(found == [0..<10, 20..<30, 40..<50])
  }

  @Test("a transaction's body moves as it says")
  func transaction() {
    let found = ranges { model in
      square().transaction {
        $0.animation = Self.second
      } body: {
        $0.offset(x: model.isOn ? 40 : 0)
      }
    }
    #expect(found == [0..<10, 20..<30, 40..<50])
    let still = ranges(under: Self.second) { model in
      square().transaction {
        $0.animation = nil
      } body: {
        $0.offset(x: model.isOn ? 40 : 0)
      }
    }
    #expect(still == [40..<50, 40..<50, 40..<50])
  }

  @Test("the view inside keeps its own way while the body moves it")
  func inside() {
    let found = ranges { model in
      Color.black.frame(width: model.isOn ? 20 : 10, height: 10)
        .animation(Self.second) { $0.offset(x: model.isOn ? 40 : 0) }
    }
    #expect(found == [0..<20, 20..<40, 40..<60])
  }

  @Test("two bodies inside each other move each in its own time")
  func nested() {
    let found = ranges { model in
      square()
        .animation(.linear(duration: 0.5)) { $0.offset(x: model.isOn ? 20 : 0) }
        .animation(Self.second) { $0.offset(x: model.isOn ? 40 : 0) }
    }
    #expect(found == [0..<10, 40..<50, 60..<70])
  }

  @Test("a completion waits for a body")
  func completion() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 110, height: 20)) {
      Tracked(model: model) { model in
        Color.black.frame(width: 10, height: 10).animation(Self.second) {
          $0.offset(x: model.isOn ? 40 : 0)
        }
      }
    }
    model.isOn = true
    harness.settle()
    #expect(harness.graph.isMoving)
    harness.advance(by: 1.1)
    #expect(!harness.graph.isMoving)
  }
}

extension Harness {
  /// The dark pixels of the middle row, from the first to the last.
  fileprivate var darkRange: Range<Int> {
    let picture = picture()
    let row = picture.size.height / 2
    let dark = (0..<picture.size.width).filter { picture.pixel(x: $0, y: row) & 0xFF < 0x40 }
    return (dark.first ?? 0)..<(dark.last.map { $0 + 1 } ?? 0)
  }
}

/// Reads the model in a body of its own, where that is tracked.
private struct Tracked<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}
