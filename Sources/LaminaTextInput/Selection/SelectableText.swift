import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

/// What a text that can be selected knows from one evaluation to the next.
@MainActor
final class SelectableText: TextInputDisplay {
  let session = TextInputSession(
    options: TextEditingOptions(isEditable: false, undoLimit: 0))
  /// Names the text's node.
  let id: Node.ID
  private(set) weak var element: Element?
  /// What is selected of it together with other texts; nil where no selection reaches beyond one.
  private(set) var joinedRange: Range<Int>?
  private weak var scroll: ScrollState?
  private var leaf: IllustratedTextLeaf?
  private var lines = SelectedLines()

  init(_ element: Element) {
    id = element.id
    self.element = element
    var keys = TextCommand.Context()
    keys.movesCaret = false
    session.connect(element, self, keys: keys, reports)
  }

  private var reports: TextInputReports {
    var reports = TextInputReports()
    reports.onDrag = { [weak self] in self?.drag(to: $0) ?? false }
    reports.isJoined = { [weak self] in self?.knownJoined?.selection != nil }
    reports.joinedText = { [weak self] in self?.knownJoined?.selectedText() }
    return reports
  }

  var graph: ViewGraph? { element?.graph }

  /// The texts that can be selected together with this one, and it.
  var joined: JoinedTexts? { element.map { $0.graph.interactiveTexts.joined(around: $0) } }

  /// The same; nil as long as nobody has selected anything there.
  var knownJoined: JoinedTexts? {
    element.flatMap { $0.graph.interactiveTexts.knownJoined(around: $0) }
  }

  /// Shows what is selected of it together with other texts.
  func show(_ joinedRange: Range<Int>?) {
    guard joinedRange != self.joinedRange else { return }
    self.joinedRange = joinedRange
    element?.invalidate()
  }

  /// Shows that in another colour.
  func showAgain() { if joinedRange != nil { element?.invalidate() } }

  /// Takes over what the view says now.
  ///
  /// - Returns: the text with its selection.
  func updateLeaf(_ leaf: IllustratedTextLeaf, _ element: Element) -> SelectableTextLeaf {
    scroll = element.read(\.scrollState)
    if self.leaf?.text.hasLines(of: leaf.text) != true { lines = SelectedLines() }
    self.leaf = leaf
    let before = session.written
    session.setText(leaf.text.text.string, placeholders: leaf.placeholders)
    if joinedRange != nil, session.written != before { joinAgain() }
    return SelectableTextLeaf(
      leaf: leaf, lines: lines,
      selection: joinedRange ?? (session.showsSelection ? session.editing.selection.range : 0..<0),
      color: element.read(\.paletteByRole).selection(isActive: session.windowIsActive))
  }

  /// Other characters are there: what is selected of them is found again when all is laid out.
  private func joinAgain() {
    joinedRange = joinedRange?.clamped(to: 0..<session.written.count)
    knownJoined?.textsChanged()
  }

  /// What is selected, for readers of the semantic tree.
  var shownSelection: Semantics.TextSelection? {
    let selection = session.editing.selection
    if let joinedRange {
      let caret = knownJoined?.caret(in: id) ?? joinedRange.upperBound
      return Semantics.TextSelection(
        joinedRange, caret: min(max(caret, joinedRange.lowerBound), joinedRange.upperBound))
    }
    guard session.hasFocus, !selection.isEmpty else { return nil }
    return Semantics.TextSelection(selection.range, caret: selection.head.offset)
  }

  // MARK: Display

  private var layout: TextLayout {
    layout(in: graph?.prepared?.root.path(to: id)?.last?.frame.size ?? .zero)
  }

  private func layout(in size: CGSize) -> TextLayout {
    guard let leaf, let element else { return TextLayout(RichText("")) }
    var context = LeafContext(scale: element.graph.preparer.scale)
    return lines.layout(of: leaf.text, size: size, in: &context)
  }

  var geometry: any TextGeometry { layout }

  /// The boxes of its lines in a rectangle of `size`.
  func lineRects(in size: CGSize) -> [CGRect] { layout(in: size).lines.map(\.rect) }

  func textPoint(_ point: CGPoint) -> CGPoint { point }
  func nodeRect(_ rect: CGRect) -> CGRect { rect }

  /// All in which it is seen when that scrolls: a drag that leaves the text alone moves nothing.
  var visibleRect: CGRect {
    guard let element, let layer = element.graph.shownLayer else { return .zero }
    let window = CGRect(origin: .zero, size: layer.bounds.size)
    let viewport = scroll.flatMap { layer.visibleFrame(of: $0.id) } ?? window
    return layer.convert(viewport.intersection(window), to: element.id) ?? .zero
  }

  func showChanges(revealsCaret: Bool) {
    element?.invalidate()
    // Its window may have lost the keyboard, which shows in the colour of all that is selected.
    knownJoined?.showWindow(isActive: session.windowIsActive)
  }

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

/// Draws a text and what is selected of it.
nonisolated struct SelectableTextLeaf: ContentLeaf {
  let leaf: IllustratedTextLeaf
  let lines: SelectedLines
  let selection: Range<Int>
  let color: Color.Resolved

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions { lines.dimensions(of: leaf.text, proposal, in: &context) }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let layout = lines.layout(of: leaf.text, size: size, in: &context)
    let list = DisplayList { list in
      for rect in layout.selectionRects(for: selection) { list.fill(rect, with: .color(color)) }
      leaf.record(layout, size: size, into: &list)
    }
    return list.isEmpty ? .none : .drawn(list)
  }

  var spacing: ViewSpacing { leaf.spacing }
}
