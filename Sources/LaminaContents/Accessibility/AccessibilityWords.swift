import LaminaDisplay
public import LaminaLocalization

/// Says what a view means in a text's words, which are those of the view's place.
private struct SpokenWords: NodeModifier {
  /// What the words say.
  enum Part { case label, value, hint }

  let text: Text
  let part: Part
  private var words = ""

  init(_ text: Text, _ part: Part) { (self.text, self.part) = (text, part) }

  mutating func prepare(_ element: Element) { words = text.words(in: element) }

  func isSame(as other: SpokenWords) -> Bool { part == other.part && words == other.words }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    var semantics = Semantics()
    switch part {
    case .label: semantics.label = words
    case .value: semantics.value = words
    case .hint: semantics.hint = words
    }
    return SemanticsModifier(semantics: semantics).node(around: content, id: id, in: element)
  }
}

extension View {
  /// Says in words what the view is, for screen readers and tests.
  ///
  /// ```swift
  /// Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add a page")
  /// ```
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The same with words in a string, which are said as they are.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    semantics { $0.label = String(label) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says in the words of a text what the view is.
  public func accessibilityLabel(_ label: Text) -> some View { nodes(SpokenWords(label, .label)) }

  /// Says in words what the view's value is.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// The same with words in a string, which are said as they are.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    semantics { $0.value = String(value) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says in the words of a text what the view's value is.
  public func accessibilityValue(_ value: Text) -> some View { nodes(SpokenWords(value, .value)) }

  /// Says in words what the view does.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// The same with words in a string, which are said as they are.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    semantics { $0.hint = String(hint) }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says in the words of a text what the view does.
  public func accessibilityHint(_ hint: Text) -> some View { nodes(SpokenWords(hint, .hint)) }

  /// Says what people may call the view who speak to the machine; the best comes first.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
  }

  /// The same with words in strings, which are taken as they are.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    semantics { $0.details.inputLabels = labels.map { String($0) } }
  }

  /// Says in texts what people may call the view who speak to the machine; the best comes first.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessibilityInputLabels(labels.map(\.plain))
  }

  /// Names the view for tests; it is neither shown nor spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
}
