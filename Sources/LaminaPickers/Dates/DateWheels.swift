import LaminaDrawing
import LaminaThemes
import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// Columns that are turned, one for each part of a date.
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @AroundDates private var place
  @Environment(\.measures) private var measures
  @ScaledMetric private var row = 28.0

  var body: some View {
    let place = place
    let (parts, rules, words) = (parts(in: place), place.rules(of: configuration), place.words)
    HStack(spacing: 4) {
      ForEach(parts.indices, id: \.self) { index in
        DateWheel(
          part: parts[index].part, date: configuration.$selection, rules: rules,
          row: row.rounded(), words: { words.text($0, parts[index].format) })
      }
    }
    .padding(.horizontal, 6)
    .background {
      Color(role: .quaternary).opacity(0.5)
        .clipShape(RoundedRectangle(cornerRadius: measures[.cornerSelection]))
        .frame(height: row.rounded())
    }
    .frame(height: 5 * row.rounded())
    .fixedSize()
  }

  /// The parts in the order in which the locale writes them, months in words.
  private func parts(in place: DatePlace) -> [(part: DatePart, format: String)] {
    let patterns = DatePattern.patterns(
      of: configuration.displayedComponents, in: place.locale, place.calendar)
    return patterns.flatMap(\.pieces).compactMap { piece in
      guard case .part(let part, let format) = piece else { return nil }
      return (part, part == .month ? "LLLL" : part == .year ? "y" : format)
    }
  }
}

/// A column of a date: what comes before and after stands above and below what is chosen.
private struct DateWheel: RememberingView {
  let part: DatePart
  let date: Binding<Date>
  let rules: DateRules
  let row: CGFloat
  let words: (Date) -> String

  func makeMemory(for element: Element) -> WheelMemory { WheelMemory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    let (turn, date) = (turn, date)
    memory.row = row
    memory.step = { steps in
      let current = turn.rules.clamped(date.wrappedValue)
      let next = turn.date(current, by: steps)
      if next != current { date.wrappedValue = next }
    }
    _ = element.tracked { date.wrappedValue }
    control(memory).update(element)
  }

  func nodes(_ element: Element) -> [Node] { control(memory(of: element)).nodes(element) }

  private var turn: WheelTurn { WheelTurn(part: part, rules: rules) }

  private func control(_ memory: WheelMemory) -> Control<some View> {
    let shown = rules.clamped(date.wrappedValue)
    var semantics = Semantics(role: .stepper, label: part.name, value: words(shown))
    semantics.children = .ignore
    semantics.actions = [.increment, .decrement]
    let (row, rows) = (row, turn.dates(around: shown).map { $0.map(words) ?? "" })
    return Control(semantics: semantics) { handlers, _ in
      memory.attach(&handlers)
    } content: { phase in
      WheelFace(rows: rows, row: row)
        .overlay(FocusRing(isVisible: phase.showsFocus, gap: -2))
    }
  }
}

/// The rows of a column, fainter the further they are from its middle.
private struct WheelFace: View {
  let rows: [String]
  let row: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        Text(verbatim: rows[index]).monospacedDigit().lineLimit(1).fixedSize()
          .opacity([0.35, 0.6, 1, 0.6, 0.35][index])
          .frame(height: row)
      }
    }
    .frame(minWidth: row * 1.4)
    .padding(.horizontal, 4)
    .contentShape(Rectangle())
  }
}

/// What keys and drags do with a column.
@MainActor
private final class WheelMemory: ControlKeeper {
  let control = ControlMemory()
  var step: (Int) -> Void = { _ in }
  var row: CGFloat = 28
  /// How many rows the drag under way has turned it.
  private var turned = 0

  func attach(_ handlers: inout Handlers) {
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {})
    handlers.pointer.press?.takesReturn = false
    handlers.pointer.drag = PointerHandlers.Drag(minimumDistance: 0) { [weak self] drag in
      self?.follow(drag.translation.height)
    } ended: { [weak self] drag in
      self?.end(drag)
    }
    handlers.semantics.adjust = { [weak self] in self?.step($0) }
    handlers.keys.key = { [weak self] event in
      guard let self, event.isPlain else { return false }
      return key(event.key)
    }
  }

  private func follow(_ way: CGFloat) {
    let rows = Int((-way / row).rounded())
    guard rows != turned else { return }
    step(rows - turned)
    turned = rows
  }

  /// A press without a way chooses the row that it was on.
  private func end(_ drag: DragStep) {
    let isPress = abs(drag.translation.height) < 4
    if isPress { step(Int((drag.location.y / row).rounded(.down)) - 2) }
    turned = 0
  }

  private func key(_ key: Key) -> Bool {
    switch key {
    case .downArrow: step(1)
    case .upArrow: step(-1)
    case .pageDown: step(5)
    case .pageUp: step(-5)
    default: return false
    }
    return true
  }
}
