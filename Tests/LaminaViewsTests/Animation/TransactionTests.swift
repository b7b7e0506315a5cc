import Foundation
import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Which transactions views receive, and when completions come.
@MainActor
@Suite struct TransactionTests {
  @Observable @MainActor final class Model {
    var first = 0
    var second = 0
    /// The animations of the updates that reached the view.
    @ObservationIgnored var seen: [Animation?] = []
    @ObservationIgnored var values: [String] = []
    @ObservationIgnored var flags: [Bool] = []
  }

  struct Probe: View {
    let model: Model
    var body: some View {
      let _ = model.values.append("\(model.first)\(model.second)")
      Color.red.frame(width: CGFloat(model.first), height: CGFloat(model.second))
        .transaction {
          model.seen.append($0.animation)
          model.flags.append($0.isMine)
        }
    }
  }

  /// A window with a probe after its first frame, with nothing noted yet.
  private func probe() -> (Harness, Model) {
    let model = Model()
    let harness = Harness { Probe(model: model) }
    (model.seen, model.values) = ([], [])
    return (harness, model)
  }

  @Test func aChangeBringsTheAnimationItWasMadeWith() {
    let (harness, model) = probe()
    withAnimation(.linear) { model.first = 1 }
    harness.settle()
    #expect(Set(model.seen) == [.linear])
    model.first = 2
    model.seen = []
    harness.settle()
    #expect(Set(model.seen) == [nil])
  }

  @Test func changesUnderDifferentTransactionsAreShownOneAfterTheOther() {
    let (harness, model) = probe()
    model.first = 1
    withAnimation(.linear) { model.first = 2 }
    withAnimation(.easeIn) { model.second = 3 }
    harness.settle()
    #expect(model.values == ["10", "20", "23"])
  }

  @Test func changesUnderEqualTransactionsAreOneUpdate() {
    let (harness, model) = probe()
    withAnimation(.linear) { model.first = 2 }
    withAnimation(.linear) { model.second = 3 }
    harness.settle()
    #expect(model.values == ["23"])
  }

  @Test func aTransactionInsideAnotherTakesItsValuesOver() {
    var outer = Transaction(animation: .linear)
    outer.disablesAnimations = true
    withTransaction(outer) {
      withAnimation(.easeIn) {
        withTransaction(\.isContinuous, true) {
          let model = probe()
          model.1.first = 1
          model.0.settle()
          #expect(Set(model.1.seen) == [.easeIn])
        }
      }
    }
  }

  @Test func aValueOfOnesOwnGoesAlong() {
    let (harness, model) = probe()
    model.flags = []
    withTransaction(\.isMine, true) { model.first = 1 }
    harness.settle()
    #expect(Set(model.flags) == [true])
    model.flags = []
    model.first = 2
    harness.settle()
    #expect(Set(model.flags) == [false])
  }

  @Test func aCompletionComesOnceAfterTheFrameThatEndsTheAnimation() {
    let (harness, model) = probe()
    var count = 0
    withAnimation(nil) {
      model.first = 1
    } completion: {
      count += 1
    }
    #expect(count == 0)
    harness.settle()
    #expect(count == 1)
    model.first = 3
    harness.advance(by: 1)
    #expect(count == 1)
  }

  @Test func aCompletionComesAtOnceWhereNothingChanges() {
    var calls: [String] = []
    withAnimation {
      calls.append("body")
    } completion: {
      calls.append("completion")
    }
    #expect(calls == ["body", "completion"])
  }

  @Test func theOuterCompletionWaitsForWhatIsChangedInside() {
    let (harness, model) = probe()
    var calls: [String] = []
    withAnimation(nil) {
      withAnimation(nil) {
        model.first = 1
      } completion: {
        calls.append("inner")
      }
    } completion: {
      calls.append("outer")
    }
    #expect(calls == [])
    harness.settle()
    #expect(calls.sorted() == ["inner", "outer"])
  }

  @Test func aCompletionWaitsForAllWindows() {
    let (a, model) = probe()
    let b = Harness { Probe(model: model) }
    var count = 0
    withAnimation(nil) {
      model.first = 1
    } completion: {
      count += 1
    }
    a.settle()
    #expect(count == 0)
    b.settle()
    #expect(count == 1)
  }

  @Test func aBindingBringsItsAnimation() {
    let (harness, model) = probe()
    let binding = Bindable(model).first.animation(.easeOut)
    binding.wrappedValue = 4
    harness.settle()
    #expect(Set(model.seen) == [.easeOut])
    #expect(model.values == ["40"])
  }
}

private struct IsMineKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isMine: Bool {
    get { self[IsMineKey.self] }
    set { self[IsMineKey.self] = newValue }
  }
}
