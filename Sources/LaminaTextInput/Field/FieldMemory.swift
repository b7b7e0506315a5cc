import LaminaText

/// What a field knows from one evaluation to the next.
///
/// ```
///  typed ──▶ session ──edited──▶ source.write     evaluated ──take──▶ the value's text, unless the
///                                                                     field's own still counts
/// ```
@MainActor
final class FieldMemory {
  let session = TextInputSession()
  let display: FieldDisplay
  var isHovered = false
  private var source: FieldSource?
  private var events: FieldEvents?
  private weak var suggestions: FieldSuggestions?
  private let claim = ControlClaim()
  private let selection = SelectionSource()
  /// The text of the value when it was looked at last.
  private var latest: String?
  /// Of a value with a format: the text of the one that was written last, and the typed text that it is of.
  private var written: (text: String, typed: String)?
  /// Of a value with a format: whether the person is typing, so that the text stays as it is typed.
  private var isTyping = false
  /// Of a value with a format: whether the binding has not yet said what it made of what was written.
  private var awaitsResult = false

  init(_ element: Element) {
    display = FieldDisplay(session: session)
    session.connect(
      element, display,
      TextInputReports(
        readValue: { [weak self] in self?.source.flatMap { $0.isFormatted ? nil : $0.read() } },
        onEdit: { [weak self] in self?.edited($0) },
        onSelect: { [weak self] in self?.writeSelection() },
        onSubmit: { [weak self] in self?.submitted() ?? false },
        onFocus: { [weak self] in self?.focused($0) }))
  }

  /// How many characters a line takes without a limit of its own, as in GTK: each key lays all of it out.
  private static let longestLine = 65_535

  /// Takes over what the view says now.
  func updateField<Label: View>(_ core: FieldCore<Label>, _ element: Element) {
    source = core.source
    events = core.events
    suggestions = element.read(\.fieldSuggestions)
    var options = session.editing.options
    options.isMultiline = core.isVertical
    options.isEditable = element.read(\.isEnabled) && !element.read(\.isReadOnly)
    options.characterLimit =
      element.read(\.characterLimit) ?? (core.isVertical ? nil : Self.longestLine)
    options.isSecure = core.isSecure
    session.setOptions(options)
    display.wraps = core.isVertical
    display.bullet = core.isSecure ? SecureFieldBullet.text : nil
    showValue(core.source.read())
    takeSelection(core.selection, element)
  }

  // MARK: Text

  /// Whether the value's text is what the field was last evaluated for.
  func shows(_ text: String) -> Bool {
    guard !claim.stands, !awaitsResult else { return false }
    let shown = source?.isFormatted ?? false ? latest : session.editing.text
    return shown.map(text.hasSameBytes) ?? false
  }

  /// Shows the text of the value, but for what the person makes of it just now.
  private func showValue(_ text: String) {
    let isFormatted = source?.isFormatted ?? false
    let own = isFormatted ? written?.text : session.editing.text
    guard claim.yields(when: own.map(text.hasSameBytes) ?? false) else { return }
    // While one types, only a text counts that neither comes of it nor was there before.
    let isKnown = awaitsResult || text == latest || text == own
    latest = isFormatted ? text : nil
    awaitsResult = false
    if !isFormatted || !isTyping || !isKnown { show(text) }
  }

  private func show(_ text: String) {
    isTyping = false
    let selected = session.editing.selection
    session.setText(text)
    session.display.map { _ in display.area?.invalidate() }
    guard session.editing.selection != selected else { return }
    session.element?.graph.afterUpdate { [selection, session] in selection.follow(session) }
  }

  private func edited(_ text: String) {
    isTyping = true
    suggestions?.choice.typed()
    write(text)
  }

  /// Writes what a typed text means; one that means nothing leaves the value alone.
  private func write(_ text: String) {
    guard let source, let meaning = source.meaning(text) else { return }
    // Not kept for a text that is the value: each edit would copy it.
    if source.isFormatted { (written, awaitsResult) = ((meaning.text, text), true) }
    claim.write(in: session.element, meaning.write)
  }

  private func focused(_ isFocused: Bool) {
    if !isFocused { commit() }
    events?.changed?(isFocused)
    suggestions?.focusChanged(isFocused, of: session)
  }

  private func submitted() -> Bool {
    commit()
    events?.committed?()
    for action in session.element?.environment.submitActions ?? [] { action() }
    // Return goes on to the window's default action.
    return false
  }

  /// The person has decided: shows the text of the value that came of what was typed.
  private func commit() {
    guard isTyping, let source, source.isFormatted else { return }
    isTyping = false
    if written?.typed != session.editing.text { write(session.editing.text) }
    let text = claim.stands ? written?.text ?? source.read() : source.read()
    session.setText(text)
    display.showChanges(revealsCaret: session.hasFocus)
  }

  // MARK: Selection

  private func writeSelection() { selection.writeSelection(session.editing, in: session.element) }

  private func takeSelection(_ binding: Binding<TextSelection?>?, _ element: Element) {
    guard let range = selection.readSelection(binding, in: session.editing, element: element) else {
      return
    }
    session.select(range)
    display.area?.invalidate()
    display.caret?.invalidate()
  }
}
