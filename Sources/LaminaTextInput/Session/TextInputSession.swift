import LaminaLayers
package import LaminaGeometry
import LaminaInput
package import LaminaText

/// One text that is edited or selected, between what a person does and what shows it.
///
/// It lives as long as the view's element, which installs its handlers at each evaluation:
///
/// ```swift
/// session.connect(element, display, reports)
/// session.attach(to: &handlers)         // key, text, tracking, focus, cursor
/// session.setText(binding.wrappedValue) // what the view says now
/// ```
///
/// What it does not know is where characters stand and how they are drawn: its ``TextInputDisplay`` does.
@MainActor
package final class TextInputSession {
  /// The text, its selection and what is composed.
  package private(set) var editing: TextEditing
  /// The keys that it takes.
  private(set) var context = TextCommand.Context()
  /// The view's element, whose node has the handlers and the focus.
  package private(set) weak var element: Element?
  package private(set) weak var display: (any TextInputDisplay)?
  private(set) var reports = TextInputReports()

  /// Whether keys come here, of those that come to the window.
  package private(set) var hasFocus = false
  /// When the caret was last put somewhere: it is solid for a while then.
  package private(set) var caretTime: TimeInterval = 0
  /// Where what is dragged over the text would go.
  package private(set) var dropPosition: TextPosition?
  private(set) var pointer = TextPointer()
  /// The menu of the secondary button, and the view that holds it.
  private(set) var menu: MenuModel?
  private(set) weak var menuElement: Element?
  private var typed = TypedText()
  /// What the window's undo manager knows of the text's steps.
  private lazy var steps = TextSteps { [weak self] in
    guard let self, element?.isMounted == true else { return (nil, nil) }
    return nextSteps
  } perform: { [weak self] isUndo in
    self?.perform(isUndo ? TextCommand.undo : .redo)
  }
  /// What of the text nobody wrote, in UTF-8 bytes and in order.
  private var placeholders: [Range<Int>] = []

  package init(_ text: String = "", options: TextEditingOptions = TextEditingOptions()) {
    editing = TextEditing(text, options: options)
  }

  /// Belongs to a view from now on: to its element, what shows the text, and whom it reports to.
  package func connect(
    _ element: Element, _ display: any TextInputDisplay,
    keys context: TextCommand.Context = TextCommand.Context(),
    _ reports: TextInputReports = TextInputReports()
  ) {
    self.element = element
    self.display = display
    self.context = context
    self.reports = reports
  }

  /// Says what may be done with the text.
  package func setOptions(_ options: TextEditingOptions) {
    if editing.options != options { editing.options = options }
    context.isEditable = options.isEditable
    context.isMultiline = options.isMultiline
  }

  /// Takes over what the view's value says now; what is composed and undone stays where it can.
  ///
  /// A text that was typed and that the value did not have at first may come a while later: then the
  /// selection is what it was when it was typed.
  package func setText(_ text: String) {
    guard !editing.text.hasSameBytes(as: text) else { return }
    let selection = typed.leave(editing.text, selected: editing.selection.range, for: text)
    editing.replaceAll(with: text)
    if let selection { editing.select(selection) }
  }

  /// The same for a text with attributes.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - styles: what is said about it.
  ///   - isStep: whether another appearance of the same text is a step of undo of its own.
  func setText(_ text: String, _ styles: StyleRuns, isStep: Bool) {
    let isSame = editing.text.hasSameBytes(as: text)
    let selection =
      isSame ? nil : typed.leave(editing.text, selected: editing.selection.range, for: text)
    editing.replaceAll(with: text, styles, isStep: isStep, at: now)
    if let selection { editing.select(selection) }
  }

  /// Shows the text without attributes from now on.
  func forgetStyles() { editing.forgetStyles() }

  /// Says what is said about what is typed next.
  func chooseStyle(_ style: AttributeContainer?) { editing.chooseStyle(style) }

  /// Takes over what a view shows that nobody edits; what keeps places in it is selected and never copied.
  func setText(_ text: String, placeholders: [Range<Int>]) {
    setText(text)
    self.placeholders = placeholders
  }

  /// The selected characters that somebody wrote; nil where there are none, and of a secret.
  var selectedText: String? {
    if reports.isJoined() { return reports.joinedText() }
    guard editing.selectedText != nil else { return nil }
    let text = written.text(in: editing.selection.range)
    return text.isEmpty ? nil : text
  }

  /// The text, and what of it somebody wrote.
  var written: WrittenText { WrittenText(string: editing.text, placeholders: placeholders) }

  /// Selects what the program wishes; the view that shows the text takes that over by itself.
  package func select(_ range: Range<Int>) { editing.select(range) }

  /// Takes over the memory that a worker made for the first keys.
  package func adoptCopies(_ copies: TextCopies) { editing.adoptCopies(copies) }

  /// Takes over a typed text that the value did not have at first and has by now, before views know of
  /// it: what a binding sets in a `Task` or on the main queue is there for the next key.
  private func catchUp() {
    guard typed.awaits, let value = reports.readValue(), typed.isAwaited(value) else { return }
    setText(value)
  }

  // MARK: Changes

  var now: TimeInterval { element?.graph.now ?? 0 }

  /// Makes a change, notifies who has to know, and shows it.
  ///
  /// - Parameters:
  ///   - revealsCaret: whether the caret is to come in sight.
  ///   - body: changes the text, the selection or what is composed.
  /// - Returns: what `body` returns.
  @discardableResult
  package func change<Result>(
    revealsCaret: Bool = true, _ body: (inout TextEditing, any TextGeometry) -> Result
  ) -> Result? {
    guard let display else { return nil }
    catchUp()
    let revision = editing.revision
    let selection = editing.selection
    let style = editing.chosenStyle
    let known = nextSteps
    let copied = editing.bytesCopied
    // Kept only here: a second owner would have each edit copy the text.
    let composed = editing.composition == nil ? nil : editing.text
    let result = body(&editing, display.geometry)
    element?.graph.texts.bytesCopied += editing.bytesCopied - copied
    caretTime = now
    if editing.revision != revision, editing.composition == nil,
      composed.map({ !editing.text.hasSameBytes(as: $0) }) ?? true
    {
      typed.typed()
      if let targets = element?.graph.undoTargets { steps.note(after: known, in: targets) }
      reports.onEdit(editing.text)
    }
    if editing.selection != selection || editing.chosenStyle != style { reports.onSelect() }
    display.showChanges(revealsCaret: revealsCaret)
    if revealsCaret { revealCaret() }
    return result
  }

  /// Which step is taken back, and which is done again next.
  private var nextSteps: (undo: Int?, redo: Int?) { (editing.nextUndo, editing.nextRedo) }

  /// How much room around the caret comes in sight with it, in points.
  private static let caretMargin: CGFloat = 8

  /// Has the enclosing scroll views follow the caret, once the change is laid out.
  private func revealCaret() {
    element?.graph.afterUpdate { [weak self] in
      guard let self, hasFocus, let element, let rect = caretRect else { return }
      element.graph.reveal(element.id, part: rect, margin: Self.caretMargin)
    }
  }

  // MARK: Pointer

  /// The pointer does something, as long as its button is held.
  func beginPointing(_ pointing: TextPointing) { pointer.begin(pointing) }

  /// The button was let go.
  func endPointing() { pointer.end() }

  /// The pointer is beyond an edge of what is seen, or within again (nil).
  func pointBeyondEdge(_ surface: CGPoint?) {
    guard let surface else { return pointer.comeBack() }
    pointer.leave(to: surface, at: now)
  }

  /// Moves on until `time` what the pointer moves; returns for how many seconds that is.
  func passPointing(to time: TimeInterval) -> TimeInterval { pointer.pass(to: time) }

  /// Where what is dragged over the text would go; nil when it is gone.
  func markDrop(at position: TextPosition?) { dropPosition = position }

  // MARK: Menu

  /// The view that holds the menu; another one has another menu.
  func holdMenu(in element: Element) {
    if menuElement !== element { menu = nil }
    menuElement = element
  }

  /// The menu, made when first asked for; nil where no view holds it.
  func menuToOpen() -> MenuModel? {
    guard let menuElement, menuElement.isMounted else { return nil }
    menu = menu ?? MenuModel(menuElement)
    return menu
  }

  // MARK: Focus

  /// Whether a caret is to be seen.
  package var showsCaret: Bool {
    hasFocus && windowIsActive && editing.options.isEditable && editing.displaySelection.isEmpty
  }

  /// Whether the selection is to be seen.
  package var showsSelection: Bool { hasFocus }

  package var windowIsActive: Bool { element?.graph.windowHasFocus ?? false }

  func focusChanged(_ isFocused: Bool, byKeyboard: Bool) {
    guard isFocused != hasFocus else { return }
    hasFocus = isFocused
    if isFocused {
      // As on the web and in GTK: what Tab comes to is selected, to be typed over.
      if byKeyboard, !context.isMultiline { editing.selectAll() }
    } else {
      endComposition()
      stopPointing()
      if !editing.options.isEditable { editing.select(0..<0) }
    }
    caretTime = now
    reports.onFocus(isFocused)
    display?.showChanges(revealsCaret: isFocused && !context.isMultiline)
  }

  /// Lets the input method forget what it composes; nothing of it is put in.
  func endComposition() {
    guard editing.composition != nil else { return }
    element?.graph.texts.revision += 1
    editing.cancelComposition()
  }

  /// The same, and shows it.
  func cancelComposition() {
    guard editing.composition != nil else { return }
    element?.graph.texts.revision += 1
    change { text, _ in text.cancelComposition() }
  }
}

extension TextInputSession {
  /// Adds what the text does with input to those of its node, which hold the session.
  package func attach(to handlers: inout Handlers) {
    handlers.pointer.cursor = .iBeam
    handlers.keys.key = { self.keyDown($0) }
    handlers.text = textHandlers
    handlers.keys.edit = editHandlers
    handlers.pointer.tracking = tracking
    describe(in: &handlers)
    handlers.keys.focusChanged = { isFocused in
      guard let graph = self.element?.graph else { return }
      self.focusChanged(isFocused, byKeyboard: graph.focus.isVisible)
    }
  }

  private var textHandlers: TextHandlers {
    var text = TextHandlers()
    text.insert = { string, _ in self.insert(string) }
    text.compose = { self.compose($0) }
    if editing.options.isEditable { text.request = { self.request } }
    text.drop = { self.drop($0, at: $1) }
    text.dragOver = { self.dragOver($0) }
    text.endComposition = { self.cancelComposition() }
    text.windowFocusChanged = { _ in self.windowFocusChanged() }
    return text
  }

  private func windowFocusChanged() {
    if !windowIsActive { endComposition() }
    caretTime = now
    display?.showChanges(revealsCaret: false)
  }

  /// Where text is wanted, in the surface.
  private var request: TextInputRequest? {
    guard let rect = caretRect, let element,
      let place = element.graph.shownLayer?.convert(rect, from: element.id)
    else { return nil }
    return TextInputRequest(caret: place, revision: element.graph.texts.revision)
  }

  /// Where the caret stands in the node.
  package var caretRect: CGRect? {
    guard let display else { return nil }
    return display.nodeRect(display.geometry.caretRect(at: editing.displaySelection.head))
  }
}
