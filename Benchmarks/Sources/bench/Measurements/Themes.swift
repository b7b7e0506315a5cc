import Lamina
import LaminaTesting
import Observation

/// Measures a switch of 100 controls from day to night, and of one colour that no row shows.
///
/// Times are the main thread's, in virtual time, for the first frame, as if it were shown at once.
func measureThemes(_ report: inout Report) {
  let controls = MeasuredThemes(rows: 100)
  _ = controls.change { $0.isDark.toggle() }
  let times = (0..<10).map { _ in controls.change { $0.isDark.toggle() }.milliseconds }.sorted()
  report.add("themes.switch.main_ms", times[times.count / 2], goal: 16)
  let rows = MeasuredThemes(rows: 1_000)
  let one = rows.change { $0.title = .white }
  report.count("themes.onecolor.bodies", one.bodies, goal: 0)
  report.count("themes.onecolor.bytes", one.bytes, goal: 0)
}

/// A window of rows with a text and a button each, in a theme that changes.
private final class MeasuredThemes {
  @Observable final class Model {
    var isDark = false
    var title = Color.Resolved.black

    var theme: Theme {
      var theme = Theme(name: "Bench", extending: .standard, onlyScheme: isDark ? .dark : .light)
      theme["title"] = .color(title)
      return theme
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Button("Row \(number)") {} }
  }

  private struct Window: View {
    let model: Model
    let rows: Int
    var body: some View { Rows(count: rows).theme(model.theme) }
  }

  private struct Rows: View {
    let count: Int
    var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
  }

  private let model = Model()
  private let harness: Harness

  init(rows: Int) {
    harness = Harness(size: CGSize(width: 200, height: 900)) { [model] in
      Window(model: model, rows: rows)
    }
  }

  /// What a change costs: the main thread's time, bodies of rows, bytes drawn.
  func change(_ change: (Model) -> Void) -> (milliseconds: Double, bodies: Int, bytes: Int) {
    harness.resetCounters()
    let damaged = harness.frameStatistics.pixelsDamaged
    let start = ContinuousClock.now
    change(model)
    harness.settle()
    let time = ContinuousClock.now - start
    let milliseconds = Double(time.components.attoseconds) / 1e15
    let bytes = (harness.frameStatistics.pixelsDamaged - damaged) * 4
    return (milliseconds, harness.evaluations(of: Row.self), bytes)
  }
}
