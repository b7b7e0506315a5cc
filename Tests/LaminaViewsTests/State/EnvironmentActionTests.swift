import LaminaTesting
import Observation
import Testing

private struct SaveKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
private struct UnitKey: EnvironmentKey { static let defaultValue = "m" }
extension EnvironmentValues {
  fileprivate var save: () -> Void {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

/// What of the environment only actions read is as new as what bodies read.
@Suite struct EnvironmentActionTests {
  @Observable final class Session {
    var user: String
    init(_ user: String) { self.user = user }
  }
  @Observable final class Model {
    var session = Session("ada")
    var unit = "m"
    var isShown = true
  }
  final class Log { var lines: [String] = [] }

  private struct Logout: View {
    @Environment(Session.self) private var session
    var body: some View { Button("Logout") { session.user = "nobody" } }
  }

  @Test("a button writes to the session that is there now, from the first press on")
  func button() {
    struct Owner: View {
      let model: Model
      var body: some View { Logout().environment(model.session) }
    }
    let (model, old) = (Model(), Session("ada"))
    model.session = old
    let harness = Harness { Owner(model: model) }
    let next = Session("grace")
    model.session = next
    harness.settle()
    harness.tap("Logout")
    #expect(old.user == "ada")
    #expect(next.user == "nobody")
  }

  @Test("values and closures too: in taps, in onDisappear, in modifiers, in wrappers")
  func everywhere() {
    struct Unit: DynamicProperty {
      @Environment(\.unit) private var unit
      func now() -> String { unit }
    }
    struct Leaves: View {
      let log: Log
      @Environment(\.unit) private var unit
      var body: some View { Color.blue.onDisappear { log.lines.append("gone \(unit)") } }
    }
    struct Saving: ViewModifier {
      @Environment(\.save) private var save
      func body(content: Content) -> some View { content.onTapGesture { save() } }
    }
    struct Shows: View {
      let log: Log
      private var unit = Unit()
      @Environment(\.unit) private var direct
      init(log: Log) { self.log = log }
      var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tap")
          .onTapGesture { log.lines.append("\(unit.now()) \(direct)") }
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("save")
          .modifier(Saving())
      }
    }
    struct Owner: View {
      let model: Model
      let log: Log
      var body: some View {
        let unit = model.unit
        VStack {
          Shows(log: log)
          if model.isShown { Leaves(log: log) }
        }
        .environment(\.unit, unit)
        .environment(\.save) { log.lines.append("saved \(unit)") }
      }
    }
    let (model, log) = (Model(), Log())
    let harness = Harness { Owner(model: model, log: log) }
    model.unit = "km"
    harness.settle()
    harness.tap("tap")
    harness.tap("save")
    model.isShown = false
    harness.settle()
    #expect(log.lines == ["km km", "saved km", "gone km"])
  }

  @Test("an action that reads a value is no reason to evaluate its view")
  func precision() {
    struct Shows: View {
      let log: Log
      @Environment(\.unit) private var unit
      var body: some View {
        Color.red.accessibilityIdentifier("tap").onTapGesture { log.lines.append(unit) }
      }
    }
    struct Owner: View {
      let model: Model
      let log: Log
      var body: some View { Shows(log: log).environment(\.unit, model.unit) }
    }
    let (model, log) = (Model(), Log())
    let harness = Harness { Owner(model: model, log: log) }
    harness.tap("tap")
    harness.resetCounters()
    model.unit = "km"
    harness.tap("tap")
    #expect(log.lines == ["m", "km"])
    #expect(harness.counters.byName == ["Owner": 1])
  }
}
