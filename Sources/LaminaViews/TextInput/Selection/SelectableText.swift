import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaLayout
import LaminaText

/// Whether people can select the text of views.
@MainActor @preconcurrency
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}

/// Text can be selected and copied.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text can only be read.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected and copied.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can only be read.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  var isTextSelectable: Bool {
    get { self[TextSelectableKey.self] }
    set { self[TextSelectableKey.self] = newValue }
  }
}

private struct TextSelectableKey: EnvironmentKey { static let defaultValue = false }

extension View {
  /// Lets people select the texts inside the view, each for itself, and copy what they have selected.
  ///
  /// ```swift
  /// Text(article).textSelection(.enabled)
  /// ```
  ///
  /// A drag selects, a double click a word, a triple click a paragraph; Shift with a click or the arrows goes on.
  /// Control+C copies, and the middle button pastes the selection wherever it is pressed. As on the web, a
  /// click gives such a text the keyboard, and Tab passes it by.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// What a text that can be selected knows from one evaluation to the next.
@MainActor
final class SelectableText: TextInputDisplay {
  let session = TextInputSession(
    options: TextEditingOptions(isEditable: false, undoLimit: 0))
  private weak var element: Element?
  private weak var scroll: ScrollState?
  private var text = RichText("")
  private var style = ParagraphStyle()
  /// What the text is painted with where it says nothing else.
  var foreground: Fill?
  private var latest: (size: CGSize, layout: TextLayout)?

  init(_ element: Element) {
    self.element = element
    session.element = element
    session.display = self
    session.context.movesCaret = false
  }

  /// Takes over what the view says now.
  func take(_ text: RichText, _ style: ParagraphStyle, _ element: Element) {
    scroll = element.read(\.scrollState)
    if text != self.text || style != self.style { latest = nil }
    (self.text, self.style) = (text, style)
    session.setText(text.string)
  }

  /// The text with its selection.
  func leaf(_ palette: ColorPalette) -> SelectableTextLeaf {
    SelectableTextLeaf(
      text: TextLeaf(text, style: style, foreground: foreground),
      selection: session.showsSelection ? session.editing.selection.range : 0..<0,
      color: palette.selection(isActive: session.windowIsActive))
  }

  /// What is selected, for whoever reads what is on screen.
  var shownSelection: Semantics.TextSelection? {
    let selection = session.editing.selection
    guard session.hasFocus, !selection.isEmpty else { return nil }
    return Semantics.TextSelection(selection.range, caret: selection.head.offset)
  }

  // MARK: Display

  private var layout: TextLayout {
    let size =
      element.flatMap { $0.graph.prepared?.root.path(to: $0.id)?.last?.frame.size } ?? .zero
    let scale = element?.graph.preparer.scale ?? 1
    if let latest, latest.size == size, latest.layout.scale == scale { return latest.layout }
    let layout = TextLayout(
      text, style: style, width: size.width, maxHeight: size.height, scale: scale)
    latest = (size, layout)
    return layout
  }

  var geometry: any TextGeometry { layout }
  func textPoint(_ point: CGPoint) -> CGPoint { point }
  func nodeRect(_ rect: CGRect) -> CGRect { rect }

  /// All in which it is seen when that scrolls: a drag that leaves the text alone moves nothing.
  var visibleRect: CGRect {
    guard let element, let layer = element.graph.shownLayer else { return .zero }
    let window = CGRect(origin: .zero, size: layer.bounds.size)
    let viewport = scroll.flatMap { layer.visibleFrame(of: $0.id) } ?? window
    return layer.convert(viewport.intersection(window), to: element.id) ?? .zero
  }

  func showChanges(revealsCaret: Bool) { element?.invalidate() }

  func scroll(by distance: CGSize) -> Bool {
    guard let scroll else { return false }
    let before = scroll.offset
    for axis in Axis.allCases where scroll.canScroll(axis) && distance[axis] != 0 {
      let range = scroll.range(axis)
      let place = scroll.offset[axis] + distance[axis]
      scroll.move(axis, to: min(max(place, range.lowerBound), range.upperBound))
    }
    if scroll.offset != before { element?.graph.requestFrame() }
    return scroll.offset != before
  }
}

extension Text {
  /// What the text knows of its selection; nil while nothing of it can be selected.
  func selectable(_ element: Element) -> SelectableText? {
    guard element.read(\.isTextSelectable), element.read(\.menu) == nil else { return nil }
    if let known = element.memory as? SelectableText { return known }
    let made = SelectableText(element)
    element.memory = made
    return made
  }
}

extension Element {
  /// Lets the text of this element be selected; links in it are still followed.
  func select(in text: SelectableText) {
    var handlers = graph.handlers[id] ?? Handlers()
    handlers.accepts = nil
    text.session.attach(to: &handlers)
    handlers.takesFocusByPress = true
    graph.handlers[id] = handlers
  }
}

/// Draws a text and what is selected of it.
nonisolated struct SelectableTextLeaf: LeafContent {
  var text: TextLeaf
  var selection: Range<Int>
  var color: Color.Resolved

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { text.dimensions(proposal, in: &context) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    if selection.isEmpty { return text.contents(size: size, in: &context) }
    let layout = TextLayout(
      text.text, style: text.style, width: size.width, maxHeight: size.height, scale: context.scale)
    context.diagnostics = layout.diagnostics
    return .drawn(
      DisplayList { list in
        for rect in layout.selectionRects(for: selection) { list.fill(rect, with: .color(color)) }
        text.record(layout, size: size, into: &list)
      })
  }

  var spacing: ViewSpacing { text.spacing }
}
