import Foundation
import Lamina
import LaminaTesting
import Testing

/// Views of progress that follow time, or work that says itself how far it is.
@MainActor @Suite("Progress of time and work", .timeLimit(.minutes(5)))
struct ProgressSourceTests {
  private let start = Date(timeIntervalSinceReferenceDate: 100)

  private func timer(countsDown: Bool = true, from: TimeInterval = 0) -> Harness {
    let interval =
      Date(timeIntervalSinceReferenceDate: from)...Date(timeIntervalSinceReferenceDate: from + 100)
    return Harness(size: CGSize(width: 300, height: 100)) {
      ProgressView(timerInterval: interval, countsDown: countsDown) { Text("Tea") }
        .accessibilityIdentifier("tea")
    }
  }

  private func share(_ harness: Harness) -> Double {
    harness.element("tea")?.semantics.number?.current ?? -1
  }

  @Test("A timer empties while its time passes, and says what is left")
  func countsDown() {
    let harness = timer()
    #expect(share(harness) == 1)
    #expect(harness.element("tea")?.text.contains("1:40") == true)
    harness.advance(by: 25)
    #expect(abs(share(harness) - 0.75) < 0.01)
    #expect(harness.element("tea")?.text.contains("1:15") == true)
  }

  @Test("A timer that counts up fills, and says what has passed")
  func countsUp() {
    let harness = timer(countsDown: false)
    harness.advance(by: 25)
    #expect(abs(share(harness) - 0.25) < 0.01)
    #expect(harness.element("tea")?.text.contains("0:25") == true)
  }

  @Test("The seconds that are left go on to the end, wherever between two the time began")
  func countsDownToEnd() {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    let harness = Harness(size: CGSize(width: 300, height: 100)) {
      ProgressView(timerInterval: zero...zero.addingTimeInterval(100.5)) { Text("Tea") }
        .accessibilityIdentifier("tea")
    }
    #expect(harness.element("tea")?.text.contains("1:41") == true)
    harness.advance(by: 0.6)
    #expect(harness.element("tea")?.text.contains("1:40") == true)
    harness.advance(by: 1)
    #expect(harness.element("tea")?.text.contains("1:39") == true)
  }

  @Test("It looks as its standard style does, known or not", arguments: [nil, 0.3] as [Double?])
  func standardStyle(value: Double?) {
    func shown(isSaid: Bool) -> Harness {
      Harness(size: CGSize(width: 200, height: 100)) {
        let view = ProgressView(value: value) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 of 10")
        }
        if isSaid { view.progressViewStyle(.automatic) } else { view }
      }
    }
    #expect(shown(isSaid: true).picture().hasSamePixels(as: shown(isSaid: false).picture()))
    #expect(shown(isSaid: false).elements(role: .progress).first?.text.contains("3 of 10") == true)
  }

  @Test("The part that goes through a line comes from the right where words run from there")
  func mirroredRunning() {
    func shown(_ direction: LayoutDirection) -> Harness {
      let harness = Harness(size: CGSize(width: 100, height: 20)) {
        ProgressView().progressViewStyle(.linear).environment(\.layoutDirection, direction)
      }
      harness.advance(by: 0.3)
      return harness
    }
    let (left, right) = (shown(.leftToRight).picture(), shown(.rightToLeft).picture())
    #expect(left.pixel(x: 10, y: 10) == right.pixel(x: 89, y: 10))
    #expect(left.pixel(x: 10, y: 10) != right.pixel(x: 10, y: 10))
  }

  @Test("Before its time it is full, and nothing moves until then")
  func before() {
    let harness = timer(from: 50)
    harness.advance(by: 1)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 20)
    #expect(share(harness) == 1)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("After its time it is empty, and nothing moves any more")
  func after() {
    let harness = timer(from: -99)
    harness.advance(by: 2)
    #expect(share(harness) == 0)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 5)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("Work is asked how far it is, until it is finished")
  func work() {
    let progress = Progress(totalUnitCount: 10)
    let harness = Harness(size: CGSize(width: 300, height: 60)) {
      ProgressView(progress).accessibilityIdentifier("tea")
    }
    #expect(share(harness) == 0)
    progress.completedUnitCount = 4
    harness.advance(by: 0.2)
    #expect(abs(share(harness) - 0.4) < 1e-9)
    progress.completedUnitCount = 10
    harness.advance(by: 0.2)
    #expect(share(harness) == 1)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 2)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("Work of unknown length has no share")
  func indeterminate() {
    let progress = Progress(totalUnitCount: -1)
    let harness = Harness(size: CGSize(width: 300, height: 60)) {
      ProgressView(progress).accessibilityIdentifier("tea")
    }
    #expect(harness.element("tea")?.semantics.number == nil)
    #expect(harness.element("tea")?.semantics.value == "in progress")
  }

  @Test("Work that is cancelled is asked no longer")
  func cancelled() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    progress.cancel()
    let harness = Harness(size: CGSize(width: 300, height: 60)) { ProgressView(progress) }
    harness.advance(by: 0.5)
    let renders = harness.frameStatistics.renders
    harness.advance(by: 2)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("A label for the value is shown below the line, and a style gets it")
  func currentValueLabel() {
    var seen: Bool?
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        ProgressView(value: 0.3) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 of 10")
        }
        .accessibilityIdentifier("plain")
        ProgressView(value: 0.3) {
          Text("Copying")
        } currentValueLabel: {
          Text("3 of 10")
        }
        .progressViewStyle(Seen { seen = $0.currentValueLabel != nil })
        ProgressView(value: 0.3).progressViewStyle(
          Seen { seen = seen == true && $0.currentValueLabel == nil })
      }
    }
    #expect(harness.element("plain")?.text.contains("3 of 10") == true)
    #expect(seen == true)
  }

  private struct Seen: ProgressViewStyle {
    let see: (ProgressViewStyleConfiguration) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = see(configuration)
      ProgressView(configuration)
    }
  }

  @Test("A bar fills from the right where words run from there")
  func mirrored() {
    func shown(_ direction: LayoutDirection) -> Harness {
      Harness(size: CGSize(width: 100, height: 20)) {
        ProgressView(value: 0.25).environment(\.layoutDirection, direction)
      }
    }
    let (left, right) = (shown(.leftToRight).picture(), shown(.rightToLeft).picture())
    #expect(left.pixel(x: 10, y: 10) == right.pixel(x: 89, y: 10))
    #expect(left.pixel(x: 10, y: 10) != right.pixel(x: 10, y: 10))
  }
}
