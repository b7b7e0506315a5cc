import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of views of progress.
@MainActor @Suite("Documented: progress", .timeLimit(.minutes(5)))
struct DocumentedProgressTests {
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 300, height: 120)) { content() }
  }

  private func progress(_ harness: Harness) -> SemanticElement? {
    harness.elements(role: .progress).first
  }

  @Test("With a value and a total it shows which part of the whole is done")
  func determinate() {
    let harness = shown { ProgressView("Working", value: 5.0, total: 20) }
    #expect(progress(harness)?.semantics.number == .init(0.25, in: 0...1))
  }

  @Test("The total is 1 unless it is said otherwise")
  func total() {
    #expect(progress(shown { ProgressView(value: 0.5) })?.semantics.number?.current == 0.5)
  }

  @Test("Without a value it shows that work goes on, of nobody knows which length")
  func indeterminate() {
    let harness = shown { ProgressView("Working") }
    #expect(progress(harness)?.semantics.number == nil)
    let before = harness.picture()
    harness.advance(by: 0.4)
    #expect(!harness.picture().hasSamePixels(as: before))
  }

  @Test("A value that is missing is the same as none")
  func missing() {
    #expect(progress(shown { ProgressView(value: nil as Double?) })?.semantics.number == nil)
  }

  @Test("A value beyond its total is shown as the whole, one below nothing as nothing")
  func beyond() {
    #expect(
      progress(shown { ProgressView(value: 30.0, total: 20) })?.semantics.number?.current == 1)
    #expect(progress(shown { ProgressView(value: -3.0) })?.semantics.number?.current == 0)
  }

  @Test("It may have a label, and one for its value")
  func labels() {
    let harness = shown {
      ProgressView(value: 0.25) {
        Text("Copying")
      } currentValueLabel: {
        Text("1 of 4")
      }
    }
    let text = progress(harness)?.text ?? ""
    #expect(text.contains("Copying") && text.contains("1 of 4"))
  }

  @Test("The linear style fills a bar, the circular style a ring")
  func styles() {
    let line = shown {
      ProgressView(value: 0.5).progressViewStyle(.linear).accessibilityIdentifier("it")
    }
    let ring = shown {
      ProgressView(value: 0.5).progressViewStyle(.circular).accessibilityIdentifier("it")
    }
    let (wide, round) = (line.frame(of: "it") ?? .zero, ring.frame(of: "it") ?? .zero)
    #expect(wide.width > 3 * wide.height && round.width == round.height)
  }

  @Test("A style is that of all views of progress inside, whatever they know")
  func styleAround() {
    let harness = shown {
      VStack {
        ProgressView(value: 0.5)
        ProgressView()
      }
      .progressViewStyle(.circular)
    }
    let frames = harness.elements(role: .progress).map(\.frame)
    #expect(frames.count == 2 && frames[0].size == frames[1].size)
  }

  private struct Words: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "unknown")
      }
    }
  }

  @Test("A style of one's own gets the part that is done, or none")
  func ownStyle() {
    let known = shown { ProgressView("a", value: 0.75).progressViewStyle(Words()) }
    let unknown = shown { ProgressView("a").progressViewStyle(Words()) }
    #expect(progress(known)?.text.contains("75") == true)
    #expect(progress(unknown)?.text.contains("unknown") == true)
  }

  @Test("A view of a Progress follows that, to its end")
  func work() {
    let work = Progress(totalUnitCount: 4)
    let harness = shown { ProgressView(work) }
    work.completedUnitCount = 1
    harness.advance(by: 0.3)
    #expect(progress(harness)?.semantics.number?.current == 0.25)
    work.completedUnitCount = 4
    harness.advance(by: 0.3)
    #expect(progress(harness)?.semantics.number?.current == 1)
  }

  @Test("A view of an interval empties while the time passes, or fills if it counts up")
  func interval() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func part(countsDown: Bool) -> Double {
      let harness = shown {
        ProgressView(timerInterval: start...start.addingTimeInterval(40), countsDown: countsDown)
      }
      harness.advance(by: 10)
      return progress(harness)?.semantics.number?.current ?? -1
    }
    #expect(abs(part(countsDown: true) - 0.75) < 0.02)
    #expect(abs(part(countsDown: false) - 0.25) < 0.02)
  }

  @Test("A tint colours what is done")
  func tint() {
    func picture(_ color: Color) -> Bitmap {
      shown { ProgressView(value: 0.9).tint(color) }.picture()
    }
    #expect(!picture(.red).hasSamePixels(as: picture(.green)))
  }
}
