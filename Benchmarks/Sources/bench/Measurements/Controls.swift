import Foundation
import Lamina
import LaminaTesting
import Observation

/// Measures controls with much in them: a pop-up of 10,000 entries opened, a form of 500 rows scrolled, a month opened,
/// the square of tones of a colour dragged, and a canvas of 10,000 paths drawn again.
///
/// Times are the main thread's, while workers draw; places of what is clicked are those of the same view in a harness.
func measureControls(_ report: inout Report, _ programs: Programs) throws {
  report.add("picker10k.open_ms", openings { ManyEntries() }, goal: 16)
  report.add("datepicker.open_ms", openings { Appointment() }, goal: 16)
  let scrolled = Stage(size: CGSize(width: 640, height: 700)) { LongForm() }
  let frames = (0..<240).map { _ in scrolled.scrollFrame(down: 30) }
  report.add("form500.scroll.main_ms_p50", frames.map(\.mainMS).median)
  report.add("form500.scroll.main_ms_p99", frames.map(\.mainMS).quantile(0.99), goal: 2)
  report.count("form500.scroll.bodies_max", frames.map(\.bodies).max() ?? 0)
  let drag = dragOfTones()
  report.add("colorwheel.drag.main_ms_p50", drag.map(\.mainMS).median)
  report.add("colorwheel.drag.main_ms_p99", drag.map(\.mainMS).quantile(0.99), goal: 4)
  report.count("colorwheel.drag.bodies_max", drag.map(\.bodies).max() ?? 0)
  let drawn = framesOfPaths { PathsOfWorkers(turn: $0) }
  report.add("canvas10k.frame.main_ms_p50", drawn.map(\.mainMS).median, goal: 1)
  let here = framesOfPaths { PathsOfMain(turn: $0) }
  report.add("canvas10k.on_main.frame.main_ms_p50", here.map(\.mainMS).median)
}

private let window = CGSize(width: 640, height: 700)

/// The usual time from a click on the control that is called "Control" to the frame in which it is open.
private func openings(@ViewBuilder _ content: @escaping () -> some View) -> Double {
  let place = Harness(size: window, content).frame(of: "Control") ?? .zero
  let times = (0..<7).map { _ in
    let stage = Stage(size: window, content)
    return stage.click(at: CGPoint(x: place.midX, y: place.midY)).mainMS
  }
  // Fonts and glyphs are there from the second one on.
  return Array(times.dropFirst()).median
}

private struct ManyEntries: View {
  @State private var number = 5_000

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach(0..<10_000, id: \.self) { Text("Entry \($0)") }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .accessibilityIdentifier("Control")
  }
}

private struct Appointment: View {
  // Summer time ends on this day in Europe.
  @State private var date = Date(timeIntervalSince1970: 1_793_000_000)

  var body: some View {
    DatePicker("Day", selection: $date, displayedComponents: .date)
      .datePickerStyle(.compact)
      .labelsHidden()
      .accessibilityIdentifier("Control")
  }
}

/// Half a thousand rows, of all the kinds that a form has.
private struct LongForm: View {
  @State private var switches = Array(repeating: false, count: 500)
  @State private var texts = Array(repeating: "", count: 500)
  @State private var numbers = Array(repeating: 0.5, count: 500)

  var body: some View {
    Form {
      ForEach(0..<50) { section in
        Section("Part \(section)") {
          ForEach(0..<10) { row in field(section * 10 + row) }
        }
      }
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private func field(_ number: Int) -> some View {
    switch number % 5 {
    case 0: Toggle("Switch \(number)", isOn: $switches[number])
    case 1: TextField("Field \(number)", text: $texts[number])
    case 2: Slider(value: $numbers[number]) { Text("Value \(number)") }
    case 3: Stepper("Steps \(number)", value: $numbers[number], in: 0...10)
    default:
      Picker("Choice \(number)", selection: $switches[number]) {
        Text("Off").tag(false)
        Text("On").tag(true)
      }
    }
  }
}

private struct Ink: View {
  @State private var color = Color(red: 0.2, green: 0.5, blue: 0.8)

  var body: some View {
    VStack {
      ColorPicker("Ink", selection: $color).accessibilityIdentifier("Control")
      Spacer()
    }
    .padding()
  }
}

/// What each of the frames costs in which a person drags across the square of tones.
private func dragOfTones() -> [Work] {
  let twin = Harness(size: window) { Ink() }
  let well = twin.frame(of: "Control") ?? .zero
  let click = CGPoint(x: well.maxX - 12, y: well.midY)
  twin.tap(at: click)
  twin.advance(by: 1)
  guard let square = twin.frame(of: "Saturation and Brightness") else { return [] }
  let stage = Stage(size: window) { Ink() }
  _ = stage.click(at: click)
  for _ in 0..<60 { stage.step() }
  return stage.drag(
    from: CGPoint(x: square.minX + 8, y: square.minY + 8),
    to: CGPoint(x: square.maxX - 8, y: square.maxY - 8), frames: 120)
}

/// What each of the frames costs in which 10,000 paths are drawn at other places.
private func framesOfPaths(@ViewBuilder _ content: (Turn) -> some View) -> [Work] {
  let turn = Turn()
  let view = content(turn)
  let stage = Stage(size: window) { view }
  return (0..<30).map { _ in stage.work { turn.number += 1 } }
}

@Observable private final class Turn { var number = 0 }

/// Paths that workers take down.
private struct PathsOfWorkers: View {
  let turn: Turn

  var body: some View {
    let turn = Double(turn.number)
    Canvas(rendersOnWorkers: true) { context, size in drawPaths(&context, size, turn) }
  }
}

/// Paths that the main thread takes down.
private struct PathsOfMain: View {
  let turn: Turn

  var body: some View {
    let turn = Double(turn.number)
    Canvas(rendersAsynchronously: true) { context, size in drawPaths(&context, size, turn) }
  }
}

private nonisolated func drawPaths(
  _ context: inout GraphicsContext, _ size: CGSize, _ turn: Double
) {
  for number in 0..<10_000 {
    let x = Double(number % 100) / 100 * size.width
    let y = Double(number / 100) / 100 * size.height + turn
    context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 4, height: 4)), with: .color(.blue))
  }
}
