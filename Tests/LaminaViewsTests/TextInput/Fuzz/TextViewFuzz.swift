import EditingScenes
import LaminaDisplay
import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import SeededRandom

/// Does the same things to a field or an editor in a window and to a ``PlainEditing``.
///
/// ```
///  keys, text, composition, pointer, clipboard ──▶ window ──▶ binding, semantic tree ──┐
///                        the same ──▶ PlainEditing ────────▶ text, selection ──────────┴─ the same?
/// ```
///
/// Where a place on the screen decides, the plain model follows: it takes over the selection that the
/// view says, once that is seen to lie at borders, or looks for the place that explains what happened.
@MainActor
struct TextViewFuzz {
  @Observable @MainActor
  final class Model {
    var text: String
    init(_ text: String) { self.text = text }
  }

  enum Kind: String, CaseIterable { case field, growing, editor }

  let kind: Kind
  let model: Model
  let harness: Harness
  let executor = DeterministicExecutor()
  var numbers: SeededNumbers
  var plain: PlainEditing
  var trace: [String] = []
  /// Beyond it everything is deleted, so that all stays quick.
  let mostCharacters: Int
  let size = CGSize(width: 170, height: 130)

  init(_ kind: Kind, seed: UInt64, text: String = "Hello 中文 שלום 👨‍👩‍👧", most: Int = 120) {
    let model = Model(text)
    (self.kind, self.model, mostCharacters) = (kind, model, most)
    numbers = SeededNumbers(seed: seed)
    plain = PlainEditing(text)
    harness = Harness(size: size, executor: executor, deadline: .now) {
      TextStage(kind: kind, model: model)
    }
    harness.press(.tab)
    harness.press(.end, modifiers: .command)
    plain.select(anchor: plain.state.characters.count, head: plain.state.characters.count)
  }

  var time: TimeInterval { harness.clock.now }
  var isLine: Bool { kind == .field }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  mutating func piece() -> String { EditingPieces.all[number(0...EditingPieces.all.count - 1)] }

  mutating func pieces() -> String { (0...number(0...3)).map { _ in piece() }.joined() }

  mutating func point() -> CGPoint {
    CGPoint(x: number(-10...Int(size.width) + 10), y: number(1...Int(size.height) - 2))
  }

  /// Does one thing; false when both are not the same after it.
  mutating func step() -> Bool {
    harness.clock.advance(by: [0.1, 0.5, 1.9, 2.1, 5][number(0...4)])
    let choice = number(0...99)
    trace.append("\(choice)")
    guard perform(choice) else { return false }
    if plain.state.characters.count > mostCharacters { setText("") }
    if number(0...49) == 0 { executor.runAll() }
    return isSame()
  }

  private mutating func perform(_ choice: Int) -> Bool {
    if plain.composing != nil, number(0...1) == 0 { return compose() }
    return switch choice {
    case 0..<24: type()
    case 24..<32: commit()
    case 32..<36: paste()
    case 36..<52: delete()
    case 52..<68: move()
    case 68..<76: click()
    case 76..<80: drag()
    case 80..<85: compose()
    case 85..<90: undoOrRedo()
    case 90..<92: outside()
    case 92..<94: middleClick()
    case 94..<96: cutOrCopy()
    case 96..<97: otherWindow()
    case 97..<98: moveByDrag()
    default: selectAll()
    }
  }

  // MARK: What the view says

  /// What the binding and the semantic tree say, in bytes.
  struct Shown: Equatable {
    var text: [UInt8]
    var anchor: Int
    var head: Int
  }

  /// Nil where the two say different things, or nothing.
  var shown: Shown? {
    guard let semantics = harness.element("text")?.semantics,
      let selection = semantics.details.selection
    else { return nil }
    let (text, range) = (Array(model.text.utf8), selection.range)
    guard Array((semantics.value ?? "").utf8) == text else { return nil }
    let isBackward = selection.caret == range.lowerBound
    return Shown(
      text: text, anchor: isBackward ? range.upperBound : range.lowerBound, head: selection.caret)
  }

  /// The same of the plain model.
  private var expected: Shown {
    Shown(
      text: plain.state.bytes, anchor: plain.byte(plain.state.anchor),
      head: plain.byte(plain.state.head))
  }

  func isSame() -> Bool { shown == expected && caretIsSound }

  /// Whether a caret is reported, finite and as high as a line; while the text has the focus.
  private var caretIsSound: Bool {
    guard let caret = harness.textInputCaret else { return false }
    return caret.minX.isFinite && caret.minY.isFinite && caret.height > 5 && caret.height < 60
  }

  /// Takes over a selection, once it is seen to lie at borders.
  mutating func follow() -> Bool {
    let borders = plain.borders
    guard let shown, let anchor = borders.firstIndex(of: shown.anchor),
      let head = borders.firstIndex(of: shown.head)
    else { return false }
    plain.select(anchor: anchor, head: head)
    return true
  }

  /// Looks for the change of the plain model that explains what the view shows.
  mutating func explain<Change>(
    _ candidates: some Sequence<Change>, _ change: (inout PlainEditing, Change) -> Void
  ) -> Bool {
    guard let shown else { return false }
    let former = plain
    for candidate in candidates {
      change(&plain, candidate)
      if expected == shown { return true }
      plain = former
    }
    return false
  }

  mutating func setText(_ text: String) {
    model.text = text
    harness.settle()
    plain.replaceAll(with: text)
  }

  /// What to look at when a step went wrong.
  var account: String {
    """
    \(kind) text \(model.text.debugDescription), \(String(describing: shown))
    plain \(String(plain.state.characters).debugDescription), \(plain.byte(plain.state.anchor)) to \
    \(plain.byte(plain.state.head)), composing \(plain.composing ?? "nothing"); \
    caret \(String(describing: harness.textInputCaret)), last choices \(trace.suffix(6))
    """
  }
}

/// What is typed into.
struct TextStage: View {
  let kind: TextViewFuzz.Kind
  @Bindable var model: TextViewFuzz.Model

  var body: some View {
    Group {
      switch kind {
      case .field: TextField("text", text: $model.text).frame(width: 160)
      case .growing:
        TextField("text", text: $model.text, axis: .vertical).lineLimit(5)
          .frame(maxHeight: .infinity, alignment: .top)
      case .editor: TextEditor(text: $model.text)
      }
    }
    .accessibilityIdentifier("text")
  }
}
