import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews

/// What gestures reported, in order.
@MainActor
final class GestureLog {
  var words: [String] = []
  func callAsFunction(_ word: String) { words.append(word) }
  /// The words with spaces between.
  var line: String { words.joined(separator: " ") }
}

/// Plays what a person does with buttons and fingers, written in one line.
///
/// ```
///  d100,100   the primary button goes down there     r… the secondary, n… the middle one
///  m120,100   it moves                               u120,100  it comes up
///  d2:…       down as the second click               u2:…
///  a0.5       half a second goes by                  e  Escape      f  the window loses the keyboard
///  1d… 1m… 1u… finger 1, and so on                   w0,48     the wheel turns   W0,-48 with Control
///  p1.5       fingers on a touchpad pinch by 1.5 at the latest place; t10 turn by 10 degrees
/// ```
@MainActor
struct GestureScript {
  let harness: Harness
  private var place = CGPoint.zero

  init(_ harness: Harness) { self.harness = harness }

  mutating func play(_ script: String) {
    for step in script.split(separator: " ") { play(step: String(step)) }
  }

  private mutating func play(step: String) {
    var rest = Substring(step)
    var device = PointerEvent.Device.mouse
    if let finger = rest.first?.wholeNumberValue {
      device = .touch(finger)
      rest = rest.dropFirst()
    }
    guard let letter = rest.popFirst() else { return }
    var clicks = 1
    if let colon = rest.firstIndex(of: ":") {
      clicks = Int(rest[..<colon]) ?? 1
      rest = rest[rest.index(after: colon)...]
    }
    let numbers = rest.split(separator: ",").compactMap { Double($0) }
    let point = numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : place
    perform(letter, at: point, numbers.first ?? 0, device, clicks)
  }

  private mutating func perform(
    _ letter: Character, at point: CGPoint, _ number: Double, _ device: PointerEvent.Device,
    _ clicks: Int
  ) {
    let graph = harness.graph
    func event(_ button: PointerEvent.Button?) -> PointerEvent {
      PointerEvent(
        position: point, button: button, clickCount: clicks, device: device,
        time: harness.clock.now)
    }
    switch letter {
    case "d": graph.pointerDown(event(.primary))
    case "r": graph.pointerDown(event(.secondary))
    case "n": graph.pointerDown(event(.middle))
    case "m": graph.pointerMoved(event(.primary))
    case "u": graph.pointerUp(event(.primary))
    case "a": harness.advance(by: number)
    case "e": harness.press(.escape)
    case "f": graph.cancelGestures()
    case "w", "W":
      graph.scroll(
        ScrollEvent(
          position: place, delta: CGSize(width: point.x, height: point.y),
          modifiers: letter == "W" ? .command : [], time: harness.clock.now))
      harness.settle()
      return
    case "p":
      graph.gesture(
        GestureEvent(position: place, magnification: number, time: harness.clock.now))
    case "t":
      graph.gesture(
        GestureEvent(position: place, rotation: number * .pi / 180, time: harness.clock.now))
    default: preconditionFailure("no step is called \(letter)")
    }
    if "drnmu".contains(letter) { place = point }
    harness.settle()
  }
}

extension DragGesture.Value {
  /// The translation, as `10,5`.
  var way: String { "\(Int(translation.width)),\(Int(translation.height))" }
}

extension CGFloat {
  /// Rounded to a tenth.
  var tenth: String { "\((self * 10).rounded() / 10)" }
}
