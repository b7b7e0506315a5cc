import LaminaGeometry

/// Where one recogniser stands.
///
/// ```
///            ┌────────────▶ active (began) ─▶ active (changed) … ─┬─▶ ended
///  possible ─┼────────────▶ ended                                 │
///            └─▶ failed ◀─────────── cancelled from outside ◀─────┘
/// ```
package enum GesturePhase<Value> {
  /// Nothing is recognised yet; the value is reported meanwhile, as of a press that may become
  /// long.
  case possible(Value?)
  /// Recognised, and going on.
  case active(Value)
  case ended(Value)
  /// It was something else, or was taken away.
  case failed

  /// The value that it reports; nil for none.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase without its value.
  var kind: GesturePhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value.
enum GesturePhaseKind: Hashable {
  case possible, active, ended, failed

  /// Whether nothing more will come.
  var isSettled: Bool { self == .ended || self == .failed }
  /// Whether it was recognised.
  var isRecognized: Bool { self == .active || self == .ended }
}

/// What a recogniser asks of its surroundings.
struct GestureNeeds: OptionSet {
  let rawValue: UInt8

  /// It holds something back until `wakeTime`, also when no button is held any longer.
  static let holding = GestureNeeds(rawValue: 1)
  /// Some clicks have come, and one more is waited for.
  static let awaitingClick = GestureNeeds(rawValue: 2)
  /// It is about to follow movements.
  static let followingMovement = GestureNeeds(rawValue: 4)
  /// Those further out must not follow movements while it is possible.
  static let holdingMovement = GestureNeeds(rawValue: 8)
  /// It has use for pinching.
  static let followingPinch = GestureNeeds(rawValue: 16)
  /// It goes on where its node is gone: what it has lifted is carried through the window.
  static let outlivingNode = GestureNeeds(rawValue: 32)
}

/// A recogniser at work on one sequence of events: made when a button or finger goes down.
///
/// It decides nothing about others: what it wants to report is collected in ``GestureCalls``, which
/// its surroundings make, hold back or drop.
@MainActor
package class GestureMachine<Value> {
  /// Takes an event; never called again once it has ended or failed.
  func receive(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhase<Value> { .failed }

  /// It goes no further: what it had begun is taken back.
  func cancel(_ calls: inout GestureCalls) {}

  /// When it wants to receive the time; nil for never.
  var wakeTime: TimeInterval? { nil }
  /// What it asks of its surroundings now.
  var needs: GestureNeeds { [] }

  init() {}
}

/// A recogniser without the type of its value.
@MainActor
protocol AnyGestureMachine: AnyObject {
  func step(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhaseKind
  func cancel(_ calls: inout GestureCalls)
  var wakeTime: TimeInterval? { get }
  var needs: GestureNeeds { get }
}

extension GestureMachine: AnyGestureMachine {
  func step(
    _ input: GestureInput, at place: GesturePlace, _ calls: inout GestureCalls
  ) -> GesturePhaseKind { receive(input, at: place, &calls).kind }
}
