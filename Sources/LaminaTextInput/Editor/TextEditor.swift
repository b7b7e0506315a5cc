package import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// A text of many lines that one can type in, and scroll.
///
/// ```swift
/// TextEditor(text: $letter)
///   .font(.title3)
///   .lineSpacing(4)
/// ```
///
/// It takes all the room that it is offered; by itself it is 200 points wide, and as tall as its
/// paragraphs unbroken. Control and F look for words in it, Control and H replace them. A megabyte is edited like a page: only the lines around what is seen are laid
/// out. Return begins a paragraph and Tab is a character; Control and Tab, and Escape, leave.
public struct TextEditor: View {
  public typealias Body = Never
  private let source: EditorSource

  /// An editor of a text, which also reports, and takes over, what is selected if that is kept.
  public init(text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    source = .plain(text, selection: selection)
  }

  /// An editor of a text with attributes, which also reports, and takes over, what is selected if that is kept.
  ///
  /// ```swift
  /// TextEditor(text: $letter, selection: $selection)
  /// Toggle("Red", isOn: $isRed).onChange(of: isRed) {
  ///   letter.transformAttributes(in: &selection) { $0.foregroundColor = isRed ? .red : nil }
  /// }
  /// ```
  ///
  /// Text without a font or a colour of its own has those of its surroundings. Control and B, I and U make what is
  /// selected, or what is typed next, bold, italic or underlined; a click with Control opens a link.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    source = .rich(text, selection: selection)
  }
}

extension TextEditor: PrimitiveView {
  private func model(_ element: Element) -> EditorModel {
    element.remember { EditorModel(element) }
  }

  package func update(_ element: Element) {
    let model = model(element)
    let style = element.read(\.textEditorStyle).appearance
    model.updateSettings(style: style, source: source)
    var environment = element.readEverything()
    environment.safeAreas.edges = []
    element.setChild(0, to: EditorScroll(model: model), environment: environment)
    let hasGround = element.read(\.scrollContentGround)
    element.setChild(1, to: EditorGround(appearance: hasGround ? style : .plain))
    element.setChild(2, to: EditorFocusRing(model: model, isShown: style.hasRing))
    element.setChild(
      3, to: TextMenu(session: model.session, top: SpellingItems(offers: model.spelling?.offers)))
    element.setChild(4, to: EditorFindBar(model: model, isOpen: model.isFinding))
    model.installHandlers()
  }

  package func nodes(_ element: Element) -> [Node] {
    let model = model(element)
    let parts = element.children.map(\.outputs)
    let ground = Node(
      id: element.wrapperID(for: element.id, isFirst: false),
      rule: .container(AnyLayout(DecorationLayout(.background))), children: parts[1] + parts[0])
    let editor = element.node(AnyLayout(DecorationLayout(.overlay)), [ground] + parts[2]) {
      $0.semantics = model.semantics
      guard model.isEnabled else { return $0.appearance.opacity = ControlMetrics.disabledOpacity }
      $0.interaction = [.hits, .solid, .focusable]
    }
    if parts[4].isEmpty { return [editor] }
    return [
      Node(
        id: element.wrapperID(for: ground.id, isFirst: false),
        rule: .container(AnyLayout(VStackLayout(spacing: 0))), children: parts[4] + [editor])
    ]
  }
}

/// The text, which scrolls; only the page in it is evaluated for a key.
private struct EditorScroll: View, Equatable {
  let model: EditorModel

  nonisolated static func == (one: Self, other: Self) -> Bool { one.model === other.model }

  var body: some View {
    ScrollView { EditorPage(model: model) }
  }
}

/// The bar above the text in which one types what to look for.
private struct EditorFindBar: View {
  let model: EditorModel
  let isOpen: Bool

  var body: some View {
    if isOpen, let finder = model.finder {
      FindBar(finder: finder, canReplace: model.mayReplace) { model.endFinding() }
    }
  }
}

/// What lies behind the text.
private struct EditorGround: View, Equatable {
  let appearance: EditorAppearance
  @Environment(\.editorCorner) private var corner

  nonisolated static func == (one: Self, other: Self) -> Bool { one.appearance == other.appearance }

  var body: some View {
    if let fill = appearance.fill {
      ControlBox(
        fill: Color(role: fill), border: appearance.border.map { Color(role: $0) } ?? .clear,
        radius: corner)
    }
  }
}

/// The ring around an editor that has the focus.
private struct EditorFocusRing: PrimitiveView {
  let model: EditorModel
  let isShown: Bool

  func update(_ element: Element) {
    model.ring = element
    element.setChild(
      0,
      to: FocusRing(
        isVisible: isShown && model.session.hasFocus, radius: element.read(\.editorCorner),
        gap: -FocusRing.lineWidth))
  }
}
