import Lamina
import LaminaTesting
import Observation

/// Measures a push of a list of 1,000 rows, on an empty stack and on one of 1,000 screens, and a sheet.
///
/// Times are the main thread's, in virtual time: to the first frame of a movement, and in each frame of it.
func measureNavigation(_ report: inout Report) {
  let stack = MeasuredStack()
  // Fonts and glyphs are there from the second push on.
  _ = stack.push()
  stack.back()
  let push = stack.push()
  report.add("navigation.push.main_ms", push.first, goal: 8)
  report.count("navigation.push.frames_over_8ms", push.slow, goal: 0)
  report.count("navigation.push.bodies_below", push.bodiesBelow, goal: 0)
  stack.back()
  report.add("navigation.depth0.push_ms", stack.medianOfPushes())
  stack.deepen(to: 1_000)
  report.add("navigation.depth1000.push_ms", stack.medianOfPushes())
  report.add("navigation.depth1000.kb_per_screen", stack.kilobytesPerScreen)
  report.add("sheet.open.main_ms", stack.openSheet())
}

/// A window with a stack.
private final class MeasuredStack {
  @Observable final class Model {
    var path: [Screen] = []
    var showsSheet = false
  }

  enum Screen: Hashable { case list, plain(Int) }

  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Below().navigationDestination(for: Screen.self) { screen in
          switch screen {
          case .list: List(0..<1_000) { Text("Row \($0)") }.navigationTitle("Rows")
          case .plain(let number): Text("Screen \(number)").navigationTitle("\(number)")
          }
        }
      }
      .sheet(isPresented: $model.showsSheet) { Text("A sheet").padding(40) }
    }
  }

  private struct Below: View {
    var body: some View {
      List(0..<100) { Text("Below \($0)") }.navigationTitle("Below")
    }
  }

  private let model = Model()
  private let harness: Harness
  private var plain = 0
  private(set) var kilobytesPerScreen = 0.0

  init() {
    let model = model
    harness = Harness(size: CGSize(width: 800, height: 600)) { Root(model: model) }
  }

  /// Pushes the list, and runs the movement to its end.
  func push() -> (first: Double, slow: Int, bodiesBelow: Int) {
    harness.resetCounters()
    let first = frame { model.path.append(.list) }
    var slow = first > 8.33 ? 1 : 0
    for _ in 0..<40 where frame({}) > 8.33 { slow += 1 }
    harness.advance(by: 1)
    return (first, slow, harness.evaluations(of: Below.self))
  }

  /// Pushes a screen with a text.
  func pushPlain() -> Double {
    plain += 1
    let time = frame { model.path.append(.plain(plain)) }
    harness.advance(by: 1)
    return time
  }

  /// The usual time of a push onto the screens that are there; they are the same afterwards.
  func medianOfPushes() -> Double {
    let times = (0..<15).map { _ in
      let time = pushPlain()
      back()
      return time
    }
    return times.sorted()[times.count / 2]
  }

  func back() {
    model.path.removeLast()
    harness.advance(by: 1)
  }

  /// Makes a stack of so many screens.
  func deepen(to count: Int) {
    let before = heapBytes()
    while model.path.count < count { _ = pushPlain() }
    kilobytesPerScreen = Double(heapBytes() - before) / 1_000 / Double(count)
  }

  func openSheet() -> Double {
    let time = frame { model.showsSheet = true }
    harness.advance(by: 1)
    model.showsSheet = false
    harness.advance(by: 1)
    return time
  }

  /// Milliseconds of the main thread for a change and the frame that shows it.
  private func frame(_ change: () -> Void) -> Double {
    let start = threadMS()
    change()
    harness.advance(by: 1.0 / 60)
    return threadMS() - start
  }
}
