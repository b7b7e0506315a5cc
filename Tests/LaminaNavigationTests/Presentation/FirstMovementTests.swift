import Lamina
import LaminaTesting
import Testing

/// How what is presented comes, from the first time on.
@MainActor @Suite("Movements of what is presented")
struct FirstMovementTests {
  @Observable final class Model { var isOn = false }

  private struct Presenting: View {
    let kind: PresentationKind
    @Bindable var model: Model
    var body: some View {
      Color.green.presented(kind, "Asked", while: $model.isOn) { Text("inside").padding(40) }
    }
  }

  private func harness(_ kind: PresentationKind, _ model: Model) -> Harness {
    Harness(size: CGSize(width: 400, height: 300), scale: 0.5) {
      Presenting(kind: kind, model: model)
    }
  }

  /// What is seen after a change, every 34 ms.
  private func way(_ harness: Harness, _ change: () -> Void) -> [Bitmap] {
    change()
    return (0..<24).map { _ in
      harness.advance(by: 0.034)
      return harness.picture()
    }
  }

  /// How many of the pictures are not the last.
  private func moving(_ pictures: [Bitmap]) -> Int {
    pictures.count { !$0.hasSamePixels(as: pictures[pictures.count - 1]) }
  }

  @Test(
    "The first thing that a window presents comes as the second does",
    arguments: [PresentationKind.sheet, .cover, .popover, .alert, .confirmation])
  func first(kind: PresentationKind) {
    let model = Model()
    let harness = harness(kind, model)
    let first = way(harness) { model.isOn = true }
    #expect(moving(first) > 3)
    model.isOn = false
    harness.advance(by: 2)
    let second = way(harness) { model.isOn = true }
    #expect(zip(first, second).allSatisfy { $0.hasSamePixels(as: $1) })
  }

  /// What takes so long to be made that a movement would be over by then.
  private struct Slow: View {
    let clock: ManualClock
    let seconds: Double
    var body: some View {
      let _ = clock.advance(by: seconds)
      Text("inside").padding(40)
    }
  }

  @Test("What is slow to be made comes with its whole movement")
  func slow() {
    let counts = [0, 0.5].map { seconds in
      let (model, clock) = (Model(), ManualClock())
      let harness = Harness(size: CGSize(width: 400, height: 300), scale: 0.5, clock: clock) {
        Color.green.sheet(isPresented: Bindable(model).isOn) {
          Slow(clock: clock, seconds: seconds)
        }
      }
      return moving(way(harness) { model.isOn = true })
    }
    #expect(counts[0] > 3)
    #expect(counts[1] >= counts[0] - 1)
  }

  @Test("What is presented when the window opens is there at once")
  func atStart() {
    let model = Model()
    model.isOn = true
    let harness = harness(.sheet, model)
    let pictures = way(harness) {}
    #expect(harness.exists("inside"))
    #expect(moving(pictures) == 0)
  }

  @Test(
    "A transaction without animations presents and ends at once",
    arguments: [PresentationKind.sheet, .cover, .popover, .alert, .confirmation])
  func disabled(kind: PresentationKind) {
    let model = Model()
    let harness = harness(kind, model)
    for isOn in [true, false, true] {
      let pictures = way(harness) {
        withTransaction(\.disablesAnimations, true) { model.isOn = isOn }
      }
      #expect(moving(pictures) == 0)
    }
  }
}
