import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct ViewThatFitsTests {
  @Observable final class Log { var lines: [String] = [] }

  private struct Choice: View {
    let log: Log
    var body: some View {
      ViewThatFits(in: .horizontal) {
        candidate("wide", 80)
        Group { candidate("middle", 50) }
        candidate("narrow", 20)
      }
    }

    private func candidate(_ name: String, _ width: CGFloat) -> some View {
      Candidate(name: name, width: width, log: log)
    }
  }

  private struct Candidate: View {
    let name: String
    let width: CGFloat
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .frame(width: width, height: 20)
        .accessibilityIdentifier(name)
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
    }
  }

  @Test(
    "the first view that fits is shown, or else the last",
    arguments: [(90.0, "wide"), (80, "wide"), (79, "middle"), (50, "middle"), (49, "narrow")])
  func choice(width: CGFloat, name: String) {
    let harness = Harness(size: CGSize(width: width, height: 20)) { Choice(log: Log()) }
    for candidate in ["wide", "middle", "narrow"] {
      #expect(harness.exists(candidate) == (candidate == name))
    }
    let last = Harness(size: CGSize(width: 10, height: 20)) { Choice(log: Log()) }
    #expect(last.frame(of: "narrow") == CGRect(x: -5, y: 0, width: 20, height: 20))
  }

  @Test(
    "what a list keeps free under a safe area is no part of the size by which it is chosen",
    arguments: [CGFloat(60), 75, 80, 84, 90, 120])
  func listUnderSafeArea(height: CGFloat) {
    func list(_ name: String) -> some View {
      List {
        Color.red
        Color.green
      }
      .accessibilityIdentifier(name)
    }
    let harness = Harness(size: CGSize(width: 120, height: height)) {
      ViewThatFits {
        list("first")
        list("last")
      }
      .safeAreaPadding(4.5)
    }
    let ideal = Harness(size: CGSize(width: 120, height: 200)) {
      list("alone").fixedSize(horizontal: false, vertical: true).safeAreaPadding(4.5)
    }
    #expect(harness.diagnostics.isEmpty && ideal.diagnostics.isEmpty)
    let needed = (ideal.frame(of: "alone")?.height ?? 0) + 9
    #expect(harness.exists("first") == (needed <= height))
    #expect(harness.exists("last") == (needed > height))
  }

  @Test("who is not chosen does not appear, is neither hit nor focused, and keeps its state")
  func unshown() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 90, height: 20)) { Choice(log: log) }
    #expect(log.lines == ["+wide"])
    harness.tap(at: CGPoint(x: 45, y: 10))
    #expect(harness.text(of: "wide") == "wide 1")
    harness.resize(to: CGSize(width: 60, height: 20))
    #expect(log.lines == ["+wide", "-wide", "+middle"])
    harness.tap(at: CGPoint(x: 30, y: 10))
    #expect(harness.text(of: "middle") == "middle 1")
    // The keyboard goes round: there is one button to meet.
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.space)
    #expect(harness.text(of: "middle") == "middle 2")
    harness.resize(to: CGSize(width: 90, height: 20))
    #expect(log.lines == ["+wide", "-wide", "+middle", "-middle", "+wide"])
    #expect(harness.text(of: "wide") == "wide 1")
  }

  @Test("loops and conditions lend it their views")
  func groups() {
    struct Loop: View {
      let log: Log
      var body: some View {
        ViewThatFits {
          if log.lines.isEmpty { Color.red.frame(width: 70).accessibilityIdentifier("first") }
          ForEach([60.0, 40, 20], id: \.self) { width in
            Color.red.frame(width: width).accessibilityIdentifier("\(Int(width))")
          }
        }
      }
    }
    let log = Log()
    let harness = Harness(size: CGSize(width: 75, height: 20)) { Loop(log: log) }
    #expect(harness.exists("first") && !harness.exists("60"))
    log.lines = ["x"]
    harness.settle()
    #expect(!harness.exists("first") && harness.exists("60"))
    harness.resize(to: CGSize(width: 45, height: 20))
    #expect(harness.exists("40"))
  }

  @Test("choosing another evaluates no body")
  func work() {
    let harness = Harness(size: CGSize(width: 90, height: 20)) { Choice(log: Log()) }
    harness.resetCounters()
    harness.resize(to: CGSize(width: 60, height: 20))
    #expect(harness.evaluations(of: Candidate.self) == 0)
    #expect(harness.evaluations(of: Choice.self) == 0)
  }
}
