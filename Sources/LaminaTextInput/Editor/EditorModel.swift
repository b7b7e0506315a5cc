import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText

/// What an editor knows from one evaluation to the next: its session, its lines, where it scrolls.
///
/// ```
///  session.editing ──sync──▶ DocumentLayout ──sight──▶ nodes of stretches, selection, caret
/// ```
@MainActor
final class EditorModel {
  let session = TextInputSession("", options: TextEditingOptions(isMultiline: true))
  private(set) var document = DocumentLayout("", width: 0, alignsByParagraph: true)
  /// The change of the text that the document knows.
  private var revision = 0
  unowned let element: Element
  /// Shows the text; evaluated when something about it is another.
  weak var page: Element?
  weak var ring: Element?
  weak var scroll: ScrollState? { didSet { if scroll !== oldValue { follow(oldValue) } } }
  private(set) var appearance = EditorAppearance.automatic
  private(set) var isEnabled = true
  private(set) var source: EditorSource?
  /// What a text with attributes is bound to; nil before there is one.
  private var rich: RichSource?
  /// How many changes of a person's a program may be answering at the moment.
  private var answering = 0
  /// Whether the typed text counts, or what the binding says.
  private let claim = ControlClaim()
  private let selection = SelectionSource()
  /// Whether the caret is to come in sight with the next evaluation.
  private var revealsCaret = false
  /// The heights that are laid out.
  private(set) var covered: Range<CGFloat> = 0..<0
  /// The room for the page, which is known once it was laid out.
  private var viewport = CGSize.zero
  private var isScrolling = false
  /// The stretches that are marked: those that were set, and where they stand now.
  private var givenMarks: [TextMark] = []
  private(set) var marks: [TextMark] = []
  /// Lines above and below what is seen.
  private let ahead = EditorOrder<DocumentLayout.State>()
  /// What is looked for in the text; nil before anything is.
  private(set) var finder: TextFinder?
  /// Whether the bar is open in which one types that.
  private(set) var isFinding = false
  private var findRules = FindRules()
  private weak var findScope: FindScope?
  /// Marks words that are wrong; nil where nobody looks for them.
  private(set) var spelling: EditorSpelling?
  /// Of a long text, for the first keys.
  private let copies = EditorOrder<TextCopies>()

  init(_ element: Element) {
    self.element = element
    var keys = TextCommand.Context()
    keys.isMultiline = true
    keys.returnBreaksLine = true
    keys.insertsTab = true
    session.connect(
      element, self, keys: keys,
      TextInputReports(
        readValue: { [weak self] in self?.readValue() },
        onEdit: { [weak self] in self?.edited($0) },
        onSelect: { [weak self] in self?.writeSelection() },
        onFocus: { [weak self] _ in self?.ring?.invalidate() },
        onMenu: { [weak self] in self?.spelling?.prepareMenu() }))
    ahead.onResult = { [weak self] in self?.adoptAhead() }
    copies.onResult = { [weak self] in self?.adoptCopies() }
  }

  // MARK: What the view says

  func updateSettings(style: EditorAppearance, source: EditorSource) {
    appearance = style
    self.source = source
    isEnabled = element.read(\.isEnabled)
    var options = session.editing.options
    options.isEditable = isEnabled && !element.read(\.isReadOnly)
    options.characterLimit = element.read(\.characterLimit)
    session.setOptions(options)
    show(source)
    adoptAppearance()
    adoptMarks(element.read(\.textMarks))
    spelling = nextSpelling { [weak self] in self?.refresh() }
    adoptFinding(element.read(\.findRules), element.read(\.findScope))
    refresh()
  }

  /// Takes over marks that are others than before; they count for the text that is there.
  private func adoptMarks(_ marks: [TextMark]) {
    guard marks != givenMarks else { return }
    sync()
    givenMarks = marks
    let length = document.text.utf8.count
    self.marks = marks.map { TextMark(utf8: $0.utf8.clamped(to: 0..<length), color: $0.color) }
  }

  private func show(_ source: EditorSource) {
    switch source {
    case .plain(let text, let selection):
      session.forgetStyles()
      showValue(element.tracked { text.wrappedValue })
      if let range = self.selection.readSelection(selection, in: session.editing, element: element)
      {
        select(range)
      }
    case .rich(let text, let selection):
      let rich = rich ?? RichSource()
      self.rich = rich
      showValue(element.tracked { text.wrappedValue }, in: rich)
      if let wanted = rich.readSelection(selection, element: element) {
        if wanted.bytes != session.editing.selection.range { select(wanted.bytes) }
        session.chooseStyle(wanted.typing)
      }
    }
  }

  private func readValue() -> String? {
    switch source {
    case .plain(let text, _): text.wrappedValue
    case .rich, nil: nil
    }
  }

  /// The same for a text with attributes.
  private func showValue(_ value: AttributedString, in rich: RichSource) {
    if session.editing.styles != nil, rich.isShown(value) {
      // Agreed; a claim that stood may end.
      _ = claim.yields(when: true)
      return
    }
    let text = String(scalarsOf: value)
    let styles = StyleRuns(value)
    let isSame = text.hasSameBytes(as: session.editing.text) && styles == session.editing.styles
    guard claim.yields(when: isSame) else { return }
    let selected = session.editing.selection
    if !isSame { session.setText(text, styles, isStep: answering == 0) }
    rich.take(value, session.editing)
    guard !isSame else { return }
    if isFinding { element.graph.afterUpdate { [finder] in finder?.textChanged() } }
    if session.editing.selection != selected {
      revealsCaret = revealsCaret || session.hasFocus
      element.graph.afterUpdate { [rich, session] in rich.follow(session) }
    }
  }

  /// Shows the value's text, unless what was typed still counts.
  private func showValue(_ value: String) {
    guard claim.yields(when: value.hasSameBytes(as: session.editing.text)) else { return }
    let selected = session.editing.selection
    session.setText(value)
    if isFinding { element.graph.afterUpdate { [finder] in finder?.textChanged() } }
    if session.editing.selection != selected {
      // Who writes at the end stays in sight of it when the program appends.
      revealsCaret = revealsCaret || session.hasFocus
      element.graph.afterUpdate { [selection, session] in selection.follow(session) }
    }
  }

  private func edited(_ value: String) {
    switch source {
    case .plain(let text, _): claim.write(in: element) { text.wrappedValue = value }
    case .rich(let text, _): write(to: text)
    case nil: break
    }
    if isFinding { finder?.textChanged() }
  }

  private func write(to text: Binding<AttributedString>) {
    guard let value = rich?.value(of: session.editing) else { return }
    awaitAnswer()
    claim.write(in: element) { text.wrappedValue = value }
  }

  /// What a program does to the text in this frame and the next one is its answer to what was typed, as when it
  /// colours words: it is taken back with that.
  private func awaitAnswer() {
    answering += 1
    let graph = element.graph
    graph.afterFrame { [weak self, weak graph] in
      graph?.requestFrame()
      graph?.afterFrame { self?.answering -= 1 }
    }
  }

  // MARK: Finding

  private func adoptFinding(_ rules: FindRules, _ scope: FindScope?) {
    findRules = rules
    findScope = scope
    if isFinding, !mayFind {
      element.graph.afterUpdate { [weak self] in self?.endFinding(givesFocusBack: false) }
    }
    scope?.register(self)
  }

  private var mayFind: Bool { isEnabled && !findRules.isDisabled }

  /// Whether what is found may be replaced.
  var mayReplace: Bool { session.editing.options.isEditable && !findRules.replaceIsDisabled }

  /// Opens the bar, or gives it the focus.
  func beginFinding(replacing: Bool = false) {
    guard mayFind else { return }
    let finder = finder ?? TextFinder(session) { [weak self] in self?.refresh() }
    self.finder = finder
    isFinding = true
    if replacing { finder.showsReplacement = true }
    finder.begin()
    element.invalidate()
    findScope?.changed()
  }

  /// Closes the bar; what was found last stays selected.
  func endFinding(givesFocusBack: Bool = true) {
    guard isFinding else { return }
    isFinding = false
    finder?.end()
    element.invalidate()
    findScope?.changed()
    if givesFocusBack { element.graph.focus.focus(element.id, byKeyboard: false) }
  }

  /// The keys that open the bar.
  private func finds(by event: KeyEvent) -> Bool {
    guard event.modifiers == .command, mayFind else { return false }
    switch event.key {
    case .character("f"): beginFinding()
    case .character("h") where mayReplace: beginFinding(replacing: true)
    default: return false
    }
    return true
  }

  /// The bytes of the text that are laid out for what is seen.
  var coveredText: Range<Int> {
    func places(at height: CGFloat) -> [Int] {
      [0, width].map { document.position(at: CGPoint(x: $0, y: height)).offset }
    }
    let start = places(at: covered.lowerBound).min() ?? 0
    return start..<max(start, places(at: covered.upperBound).max() ?? 0)
  }

  /// Takes over a selection that the program has made.
  private func select(_ range: Range<Int>) {
    session.select(range)
    revealsCaret = true
    refresh()
  }

  private func writeSelection() {
    switch source {
    case .plain, nil: selection.writeSelection(session.editing, in: element)
    case .rich: rich?.writeSelection(session.editing, in: element)
    }
  }

  private var width: CGFloat {
    max(1, viewport.width - appearance.insets.leading - appearance.insets.trailing)
  }

  private func adoptAppearance() {
    let surroundings = TextSurroundings(element)
    document.setAppearance(
      attributes: surroundings.typed, base: source?.isRich == true ? surroundings.typedBase : nil,
      style: element.readParagraphStyle(), width: width, scale: element.read(\.displayScale))
  }

  func installHandlers() {
    var handlers = Handlers()
    session.attach(to: &handlers)
    let key = handlers.keys.key
    handlers.keys.key = { [weak self] event in
      self?.leaves(by: event) == true || self?.finds(by: event) == true
        || self?.styles(by: event) == true || key?(event) == true
    }
    describeSpelling(in: &handlers)
    if source?.isRich == true { followLinks(&handlers) }
    element.graph.handlers[element.id] = isEnabled ? handlers : nil
    if isEnabled { element.environment.rowContext?.holdsText() }
  }

  /// What the editor is; the session answers what its text is, and what of it is selected, unless the
  /// editor is disabled and answers nothing.
  var semantics: Semantics {
    var semantics = Semantics(role: .editor, value: isEnabled ? nil : session.editing.text)
    semantics.isEnabled = isEnabled
    semantics.combinesChildren = true
    if isEnabled { semantics.actions = [.focus] }
    return semantics
  }

  // MARK: Lines

  /// Brings the lines up to date with the text.
  private func sync() {
    let editing = session.editing
    guard revision != editing.revision || document.text.utf8.count != editing.displayCount
    else { return }
    if let change = editing.change(since: revision) {
      let before = document.text
      document.replace(
        change.range, by: change.count, in: editing.displayText, editing.displayStyles)
      moveMarks(along: change, from: before)
    } else {
      document.reset(editing.displayText, editing.displayStyles)
      spelling?.textReplaced()
    }
    revision = editing.revision
  }

  /// Moves what is marked along with a change; another appearance of the same bytes moves nothing.
  private func moveMarks(along change: TextChange, from before: String) {
    let isStyled = session.editing.styles != nil
    guard let change = isStyled ? change.ofBytes(from: before, to: document.text) : change else {
      return
    }
    marks = marks.map { $0.moved(by: change) }
    spelling?.textChanged(change, in: document.text)
  }

  /// Lays out what will be seen, with the caret in sight where it is to be.
  func layOut() {
    sync()
    guard let scroll, viewport.height > 0 else { return }
    isScrolling = true
    defer { isScrolling = false }
    if revealsCaret { revealCaret(in: scroll) }
    revealsCaret = false
    let near = viewport.height / 2
    let worker = element.graph.imageReads.executor
    let moved = document.layOut(sight(scroll), ahead: worker == nil ? near : 0)
    if moved != 0 { scroll.shift(.vertical, by: moved) }
    let shown = sight(scroll)
    let reach = document.laidOut(around: shown)
    let start = max(reach.lowerBound, shown.lowerBound - near)
    covered = start..<max(shown.upperBound, min(reach.upperBound, shown.upperBound + near))
    spelling?.look(at: coveredText, of: document.text, on: worker)
    if let worker {
      layOutAhead(shown, reach, on: worker)
      orderCopies(on: worker)
    }
  }

  // MARK: Ahead

  /// Has a worker lay out the pages above and below, so that keys find them there.
  ///
  /// It begins when the frame is shown, as that one's pictures come first.
  private func layOutAhead(
    _ sight: Range<CGFloat>, _ reach: Range<CGFloat>, on worker: any DisplayExecutor
  ) {
    let wanted = viewport.height
    guard
      reach.lowerBound > sight.lowerBound - wanted || reach.upperBound < sight.upperBound + wanted
    else { return }
    element.graph.afterFrame { [weak self] in
      guard let self, let scroll = self.scroll else { return }
      let state = self.document.state
      let sight = self.sight(scroll)
      self.ahead.order(on: worker) { state.layingOut(sight, ahead: wanted * 1.5, token: $0) }
    }
  }

  /// Takes over what a worker has laid out; what has changed meanwhile is ordered again.
  private func adoptAhead() {
    guard let scroll, let state = ahead.collect() else { return }
    let top = sight(scroll).lowerBound
    let anchor = document.anchor(at: top)
    if document.adoptState(state) {
      let moved = document.height(of: anchor) - top
      isScrolling = true
      if moved != 0 { scroll.shift(.vertical, by: moved) }
      isScrolling = false
    }
    refresh()
  }

  /// Has a worker make the memory for a long text that others hold, which the first keys would make.
  private func orderCopies(on worker: any DisplayExecutor) {
    guard session.editing.wantsCopies, !copies.isUnderWay else { return }
    let text = session.editing.text
    copies.order(on: worker) { _ in TextCopies(of: text) }
  }

  private func adoptCopies() {
    if let made = copies.collect() { session.adoptCopies(made) }
  }

  /// What is seen of the text, in its coordinates.
  private func sight(_ scroll: ScrollState) -> Range<CGFloat> {
    let top = scroll.offset.y - appearance.insets.top
    return top..<top + max(1, viewport.height)
  }

  /// Scrolls as little as brings the caret in sight.
  private func revealCaret(in scroll: ScrollState) {
    for _ in 0..<3 {
      let rect = document.caretRect(at: session.editing.displaySelection.head)
      let (top, bottom) = (rect.minY, rect.maxY + appearance.insets.top + appearance.insets.bottom)
      let offset = scroll.offset.y
      let wanted = min(top, max(offset, bottom - viewport.height))
      if wanted == offset { return }
      scroll.jump(.vertical, to: max(0, wanted))
      let moved = document.layOut(sight(scroll))
      if moved != 0 { scroll.shift(.vertical, by: moved) }
    }
  }

  /// Takes over the room that the page got.
  func adoptGeometry(_ report: GeometryReport) {
    guard report.viewportSize != viewport else { return }
    let isNarrower = report.viewportSize.width != viewport.width
    viewport = report.viewportSize
    if isNarrower {
      let top = scroll.map { document.anchor(at: $0.offset.y - appearance.insets.top) }
      adoptAppearance()
      if let top, let scroll, scroll.offset.y > 0 {
        scroll.jump(.vertical, to: document.height(of: top) + appearance.insets.top)
      }
    }
    refresh()
    element.graph.needsAnotherPass()
  }

  private func refresh() {
    page?.invalidate()
  }

  private func follow(_ old: ScrollState?) {
    let key = ObjectIdentifier(self)
    old?.movement.observers[key] = nil
    scroll?.movement.observers[key] = { [weak self] in self?.scrolled() }
  }

  /// Lays out more where scrolling comes near the end of what is.
  private func scrolled() {
    guard !isScrolling, let scroll else { return }
    let sight = sight(scroll)
    let margin = viewport.height / 8
    if sight.lowerBound - margin < covered.lowerBound, covered.lowerBound > 0 { refresh() }
    if sight.upperBound + margin > covered.upperBound, covered.upperBound < document.height {
      refresh()
    }
  }
}

extension EditorModel: TextInputDisplay {
  var geometry: any TextGeometry {
    sync()
    return document
  }

  private var origin: CGPoint {
    CGPoint(x: appearance.insets.leading, y: appearance.insets.top - (scroll?.offset.y ?? 0))
  }

  func textPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  func nodeRect(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

  var visibleRect: CGRect { CGRect(origin: .zero, size: viewport) }

  func showChanges(revealsCaret: Bool) {
    if revealsCaret { self.revealsCaret = true }
    refresh()
  }

  func scroll(by distance: CGSize) -> Bool {
    guard let scroll, distance.height != 0 else { return false }
    let offset = min(max(0, scroll.offset.y + distance.height), scroll.limit(.vertical))
    guard offset != scroll.offset.y else { return false }
    scroll.jump(.vertical, to: offset)
    return true
  }
}
