import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What views find in the environment that come and go by a transition of an author's.
@MainActor @Suite("The environment inside of a transition")
struct TransitionEnvironmentTests {
  @Observable final class Model {
    var isShown = false
    var outer = "day"
  }

  /// Has the content know in which phase it is.
  private struct Knowing: Transition {
    @Environment(\.phaseName) private var around

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.environment(\.phaseName, "\(around)-\(phase)").disabled(!phase.isIdentity)
    }
  }

  /// What readers have found, each time that it was something else.
  private final class Log {
    private(set) var found: [String] = []
    func add(_ words: String) { if found.last != words { found.append(words) } }
  }

  private struct Reader: View {
    var log = Log()
    @Environment(\.phaseName) private var name
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let words = "\(name) \(isEnabled ? "on" : "off")"
      let _ = log.add(words)
      Text(words).accessibilityIdentifier("reader")
    }
  }

  private struct Card: View {
    let log: Log
    var body: some View { Reader(log: log).padding().transition(Knowing()) }
  }

  private struct Screen: View {
    let model: Model
    var log = Log()
    var body: some View {
      VStack {
        if model.isShown { Card(log: log) }
        Text("always")
      }
      .environment(\.phaseName, model.outer)
    }
  }

  private func screen(_ model: Model, _ log: Log = Log()) -> Harness {
    Harness(size: CGSize(width: 300, height: 200)) { Screen(model: model, log: log) }
  }

  @Test("The content finds what the transition's body sets, in each phase")
  func phases() {
    let (model, log) = (Model(), Log())
    let harness = screen(model, log)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    harness.advance(by: 0.1)
    #expect(harness.text(of: "reader") == "day-identity on")
    // The first time it is evaluated before anything says how it comes; that is not seen.
    #expect(log.found == ["day on", "day-willAppear off", "day-identity on"])
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    harness.advance(by: 0.1)
    #expect(log.found.last == "day-didDisappear off")
  }

  @Test("A view that is there from the start finds it, too")
  func resting() {
    let model = Model()
    model.isShown = true
    #expect(screen(model).text(of: "reader") == "day-identity on")
  }

  @Test("What changes around the transition reaches its body, and the content through it")
  func around() {
    let model = Model()
    model.isShown = true
    let harness = screen(model)
    model.outer = "night"
    harness.settle()
    #expect(harness.text(of: "reader") == "night-identity on")
    #expect(harness.exists("always"))
  }

  @Test("What stands beside it finds nothing of it")
  func beside() {
    let model = Model()
    model.isShown = true
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        if model.isShown { Text("leaves").transition(Knowing()) }
        Reader()
      }
    }
    #expect(harness.text(of: "reader") == "none on")
  }
}

extension EnvironmentValues {
  fileprivate var phaseName: String {
    get { self[PhaseNameKey.self] }
    set { self[PhaseNameKey.self] = newValue }
  }
}

private struct PhaseNameKey: EnvironmentKey { static let defaultValue = "none" }
