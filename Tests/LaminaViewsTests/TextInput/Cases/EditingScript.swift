import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting

/// Keys, clicks and compositions in one line of text.
///
/// ```
///  abc                 types                       <left> <home> <bs> <del> …    keys
///  <C-left> <S-end>    with Control, Shift, Alt    <click:12> <drag:0,30>        in points from the left
///  <compose:ni>        shows text to be composed   <commit:你> <cancel>          ends that
///  <scalar:301>        commits one scalar, by its number
///  <clip:word>         puts text on the clipboard  <middle:12>                   pastes the primary selection
/// ```
/// Clicks: `click`, `double`, `triple`, `shift`; a second number is the line, as in `<click:12,1>`.
@MainActor
struct EditingScript {
  let harness: Harness
  /// The top left corner of the text in the window.
  let origin: CGPoint

  func run(_ script: String) {
    var rest = script[...]
    while let start = rest.firstIndex(of: "<") {
      harness.type(String(rest[..<start]))
      guard let end = rest[start...].firstIndex(of: ">") else { return }
      perform(String(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    harness.type(String(rest))
  }

  private func perform(_ token: String) {
    let parts = token.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2 { command(parts[0], parts[1]) } else { key(token) }
  }

  private func command(_ name: String, _ value: String) {
    switch name {
    case "compose": harness.compose(value)
    case "commit": harness.commit(value)
    case "scalar":
      harness.commit(UInt32(value, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? "")
    case "clip": harness.clipboard.string = value
    case "primary": harness.clipboard.primarySelection = value
    case "click": click(value)
    case "double": click(value, count: 2)
    case "triple": click(value, count: 3)
    case "shift": click(value, modifiers: .shift)
    case "middle": click(value, button: .middle)
    case "drag": drag(value, modifiers: [])
    case "copydrag": drag(value, modifiers: .command)
    default: preconditionFailure("no command «\(name)» in scripts")
    }
  }

  private func key(_ token: String) {
    if token == "cancel" { return harness.compose("") }
    var (name, modifiers) = (token[...], EventModifiers())
    let prefixes: [(String, EventModifiers)] = [
      ("C-", .command), ("S-", .shift), ("A-", .option),
    ]
    while let (prefix, modifier) = prefixes.first(where: { name.hasPrefix($0.0) && name.count > 2 })
    {
      name = name.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let key = Self.keys[String(name)] {
      harness.press(key, modifiers: modifiers)
    } else if name.count == 1, let character = name.first {
      harness.press(.character(character), modifiers: modifiers)
    } else {
      preconditionFailure("no key «\(token)» in scripts")
    }
  }

  private static let keys: [String: Key] = [
    "left": .leftArrow, "right": .rightArrow, "up": .upArrow, "down": .downArrow, "home": .home,
    "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "bs": .delete, "del": .deleteForward,
    "ret": .return, "tab": .tab, "esc": .escape, "ins": .insert, "space": .space,
  ]

  // MARK: Pointer

  /// A place in the text: `x`, or `x,line`.
  private func point(_ x: Substring, line: Substring = "0") -> CGPoint {
    let height = EditingCase.lineHeight
    return CGPoint(
      x: origin.x + CGFloat(Double(x) ?? 0),
      y: origin.y + CGFloat(Double(line) ?? 0) * height + height / 2)
  }

  private func click(
    _ value: String, count: Int = 1, button: PointerEvent.Button = .primary,
    modifiers: EventModifiers = []
  ) {
    let numbers = value.split(separator: ",")
    let place = point(numbers[0], line: numbers.count > 1 ? numbers[1] : "0")
    for number in 1...count {
      send(place, button, number, modifiers, isDown: true)
      send(place, button, number, modifiers, isDown: false)
    }
  }

  private func send(
    _ place: CGPoint, _ button: PointerEvent.Button, _ count: Int, _ modifiers: EventModifiers,
    isDown: Bool
  ) {
    let event = PointerEvent(
      position: place, button: button, modifiers: modifiers, clickCount: count,
      time: harness.clock.now)
    harness.send(isDown ? .pointerDown(event) : .pointerUp(event))
  }

  /// Presses at one place of the first line and lets go at another: `from,to`.
  private func drag(_ value: String, modifiers: EventModifiers) {
    let numbers = value.split(separator: ",")
    let (start, end) = (point(numbers[0]), point(numbers[1]))
    send(start, .primary, 1, modifiers, isDown: true)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y)
      harness.send(
        .pointerMoved(
          PointerEvent(
            position: place, button: .primary, modifiers: modifiers, time: harness.clock.now)))
    }
    send(end, .primary, 1, modifiers, isDown: false)
  }
}
