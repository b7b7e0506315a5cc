import Lamina
import LaminaTesting
import Testing

/// What an inspector's content keeps while the width turns it into a sheet and back.
@MainActor @Suite("State of inspectors")
struct InspectorStateTests {
  private final class Log { var lines: [String] = [] }

  private struct Inside: View {
    let log: Log
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("inside \(count)")
        Button("more") { count += 1 }
        Button("leave") { dismiss() }
      }
      .onAppear { log.lines.append("appears") }
      .onDisappear { log.lines.append("leaves") }
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var isOn = true

    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Button("toggle") { isOn.toggle() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .inspector(isPresented: $isOn) { Inside(log: log) }
    }
  }

  private let wide = CGSize(width: 1_000, height: 400)
  private let narrow = CGSize(width: 500, height: 400)

  private func turn(_ harness: Harness, to size: CGSize) {
    harness.resize(to: size)
    harness.advance(by: 1.5)
  }

  @Test("it stays as it is from a column to a sheet and back, and appears once")
  func kept() throws {
    let log = Log()
    let harness = Harness(size: wide) { Screen(log: log) }
    harness.tap("more")
    let column = try #require(harness.frame(of: "inside 1"))
    turn(harness, to: narrow)
    let sheet = try #require(harness.frame(of: "inside 1"))
    #expect(column.minX > 700 && sheet.midX > 200 && sheet.midX < 300)
    harness.tap("more")
    turn(harness, to: wide)
    #expect(harness.frame(of: "inside 2")?.minX ?? 0 > 700)
    #expect(log.lines == ["appears"])
    harness.tap("more")
    #expect(harness.exists("inside 3"))
  }

  @Test("what is ended begins anew, as a column and as a sheet")
  func ended() {
    let log = Log()
    let harness = Harness(size: wide) { Screen(log: log) }
    harness.tap("more")
    harness.tap("toggle")
    harness.advance(by: 2)
    #expect(!harness.exists("inside 1") && log.lines == ["appears", "leaves"])
    harness.tap("toggle")
    harness.advance(by: 2)
    #expect(harness.exists("inside 0"))
    turn(harness, to: narrow)
    harness.tap("leave")
    harness.advance(by: 2)
    #expect(harness.exists("off") && !harness.exists("inside 0"))
    harness.tap("toggle")
    harness.advance(by: 2)
    #expect(harness.exists("inside 0"))
  }

  @Test("one that begins in a narrow window is a sheet, and a column after that")
  func narrowFirst() {
    let harness = Harness(size: narrow) { Screen(log: Log()) }
    harness.advance(by: 1)
    harness.tap("more")
    turn(harness, to: wide)
    #expect(harness.frame(of: "inside 1")?.minX ?? 0 > 700)
  }

  @Observable final class Choice { var name = "none" }

  private struct Chosen: View {
    let choice: Choice
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      Button("More") { count += 1 }
        .inspector(isPresented: $isShown) {
          Text("\(choice.name) \(count)").accessibilityIdentifier("detail")
        }
    }
  }

  @Test("The content follows what its closure alone reads: a model and a state")
  func followsClosure() {
    let choice = Choice()
    let harness = Harness(size: CGSize(width: 900, height: 400)) { Chosen(choice: choice) }
    #expect(harness.text(of: "detail") == "none 0")
    choice.name = "alps"
    harness.settle()
    #expect(harness.text(of: "detail") == "alps 0")
    harness.tap("More")
    #expect(harness.text(of: "detail") == "alps 1")
  }
}
