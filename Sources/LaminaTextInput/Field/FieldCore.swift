import LaminaDisplay
import LaminaLayout
import LaminaText

/// What text fields of every kind do; how they look is their style's business.
struct FieldCore<Label: View>: RememberingView {
  let source: FieldSource
  let label: Label
  var prompt: Text?
  var isVertical = false
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var events: FieldEvents?

  static var transitionRole: TransitionRole { .stage }

  func makeMemory(for element: Element) -> FieldMemory { FieldMemory(element) }

  func update(_ element: Element) {
    let field = memory(of: element)
    let isEnabled = element.read(\.isEnabled)
    field.updateField(self, element)
    var handlers = Handlers()
    if isEnabled {
      element.environment.rowContext?.holdsText()
      field.session.attach(to: &handlers)
      handlers.pointer.hover = { [weak element] isOver in
        guard field.isHovered != isOver else { return }
        field.isHovered = isOver
        element?.invalidate()
      }
    }
    element.graph.handlers[element.id] = isEnabled ? handlers : nil
    element.setChild(0, revealing: content(field, element, isEnabled: isEnabled))
    element.setChild(1, to: FieldValue(source: source, field: field, owner: element))
  }

  private func content(_ field: FieldMemory, _ element: Element, isEnabled: Bool) -> AnyView {
    let hasLabel = hasLabel(element)
    let area = FieldArea(
      session: field.session, display: field.display, lines: lines(element),
      isEmpty: field.session.editing.displayText.isEmpty, label: label,
      prompt: hasLabel ? prompt ?? Text(verbatim: "") : prompt)
    let configuration = TextFieldStyleConfiguration(
      content: .init(hidden: area), isFocused: isEnabled && field.session.hasFocus,
      isEnabled: isEnabled, isReadOnly: !field.session.editing.options.isEditable,
      isHovered: field.isHovered)
    let body = element.read(\.textFieldStyle).body(configuration)
    return hasLabel ? labelled(body, isEnabled: isEnabled) : body
  }

  /// Whether the label stands in front of the field, as in a form, and not in it while it is empty.
  private func hasLabel(_ element: Element) -> Bool {
    element.read(\.formKind) != nil && !(label is EmptyView) && !element.read(\.labelsAreHidden)
  }

  /// What a style makes of the field, behind its label.
  private func labelled(_ field: AnyView, isEnabled: Bool) -> AnyView {
    AnyView(
      FormRow(fills: true) {
        AnyView(opening: label.titled).opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
      } content: {
        field
      })
  }

  /// The fewest and the most lines that the field is high.
  private func lines(_ element: Element) -> ClosedRange<Int> {
    guard isVertical else { return 1...1 }
    let most = element.read(\.lineLimit) ?? .max
    return min(most, max(1, element.read(\.minimumLineCount)))...most
  }

  func nodes(_ element: Element) -> [Node] {
    let isEnabled = element.read(\.isEnabled)
    let field = memory(of: element)
    let text = field.session.editing.text
    var semantics = Semantics(role: .textField, label: labelText(element))
    semantics.value = isSecure ? String(repeating: SecureFieldBullet.text, count: text.count) : text
    semantics.combinesChildren = true
    semantics.isEnabled = isEnabled
    let inner = hasLabel(element) ? nil : label as? Text
    semantics.details.placeholder = (prompt ?? inner)?.words(in: element)
    if isEnabled { semantics.actions = [.focus] }
    return [
      element.controlNode(arranging: AnyLayout(PassthroughLayout())) {
        $0.semantics = semantics
        if isEnabled { $0.interaction = [.hits, .solid, .focusable] }
      }
    ]
  }

  /// What the field is called, where that is a text.
  private func labelText(_ element: Element) -> String? {
    if let words = (label as? Text)?.words(in: element), !words.isEmpty { return words }
    return label is EmptyView || label is Text ? prompt?.words(in: element) : nil
  }
}

/// Looks at a field's value when it may have changed, so that the field is evaluated only if it has: many
/// fields may read parts of one value, of which each letter changes one.
private struct FieldValue: PrimitiveView {
  let source: FieldSource
  let field: FieldMemory
  unowned let owner: Element

  func update(_ element: Element) {
    let text = element.tracked { source.read() }
    // A new view comes with an evaluation of the field, which has read the value itself.
    if !element.hasNewView, !field.shows(text) { owner.invalidate() }
  }

  func nodes(_ element: Element) -> [Node] { [] }
}

/// What shows each character of a secret.
enum SecureFieldBullet { static let text = "•" }
