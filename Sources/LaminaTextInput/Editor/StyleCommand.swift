import LaminaGeometry
import LaminaInput
import LaminaText

/// What keys do to the attributes of what is selected.
enum StyleCommand {
  case bold, italic, underline

  /// The command of a key.
  init?(_ event: KeyEvent) {
    guard event.modifiers == .command else { return nil }
    switch event.key {
    case .character("b"): self = .bold
    case .character("i"): self = .italic
    case .character("u"): self = .underline
    default: return nil
    }
  }

  private typealias Scope = AttributeScopes.LaminaAttributes

  /// Whether letters have it already.
  func isOn(_ attributes: AttributeContainer, _ base: RichText.Base) -> Bool {
    let shown = TextAttributes(attributes, base)
    return switch self {
    case .bold: shown.font.isBold
    case .italic: shown.font.isItalic
    case .underline: shown.underline != nil
    }
  }

  /// Has letters have it, or not.
  func set(_ isOn: Bool, in attributes: inout AttributeContainer, _ base: RichText.Base) {
    switch self {
    case .bold: setFont(isOn, .stronglyEmphasized, in: &attributes, base) { $0.bold(isOn) }
    case .italic: setFont(isOn, .emphasized, in: &attributes, base) { $0.italic(isOn) }
    case .underline: attributes[Scope.UnderlineStyleAttribute.self] = isOn ? .single : nil
    }
  }

  /// The font says it, as programs ask fonts for it; what the text is meant as must not contradict.
  private func setFont(
    _ isOn: Bool, _ intent: InlinePresentationIntent, in attributes: inout AttributeContainer,
    _ base: RichText.Base, _ change: (Font) -> Font
  ) {
    if !isOn, var meaning = attributes[Scope.InlinePresentationIntentAttribute.self] {
      meaning.subtract(intent)
      attributes[Scope.InlinePresentationIntentAttribute.self] = meaning.isEmpty ? nil : meaning
    }
    guard self.isOn(attributes, base) != isOn else { return }
    let font = font(attributes[Scope.FontAttribute.self] ?? .default, isOn, base, change)
    let saysNothing = TextAttributes(AttributeContainer(), base).font == resolved(font, base)
    attributes[Scope.FontAttribute.self] = saysNothing && font.isVariantOfDefault ? nil : font
  }

  /// A font with a change; over a slanted font no variant of that is upright, and it is changed itself.
  private func font(
    _ font: Font, _ isOn: Bool, _ base: RichText.Base, _ change: (Font) -> Font
  ) -> Font {
    var attributes = AttributeContainer()
    attributes[Scope.FontAttribute.self] = change(font)
    return self.isOn(attributes, base) == isOn ? change(font) : change(font.over(base.font))
  }

  private func resolved(_ font: Font, _ base: RichText.Base) -> Font.Resolved {
    var attributes = AttributeContainer()
    attributes[Scope.FontAttribute.self] = font
    return TextAttributes(attributes, base).font
  }
}

extension TextInputSession {
  /// Has all of what is selected be bold, or none of it where all of it is so already; the same for other styles.
  func toggle(_ command: StyleCommand, over base: RichText.Base) {
    let selected = editing.selection.range
    let styles = editing.styles?.parts(in: selected).map(\.attributes) ?? []
    let all = selected.isEmpty ? [editing.typingStyle] : styles
    let isOn = !all.allSatisfy { command.isOn($0, base) }
    let time = now
    change { text, _ in
      text.transformStyles(at: time) { command.set(isOn, in: &$0, base) }
    }
  }
}
