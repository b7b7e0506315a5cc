public import LaminaGeometry
import LaminaText

/// What is selected in an editor of a text with attributes, and what is said about what is typed there.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
///
/// Places are those of the text as it was when the selection was made; ones that a text does not have are moved
/// into it.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Where a selection is.
  public enum Indices: Equatable, Sendable {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// Characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil where nobody has selected anything yet.
  private let place: Indices?
  /// What is said about what is typed at a caret; nil for what the text says there.
  let typing: AttributeContainer?

  private init(place: Indices?, typing: AttributeContainer?) {
    (self.place, self.typing) = (place, typing)
  }

  /// The selection of an editor in which nobody has selected anything yet: a caret at the end.
  public init() { self.init(place: nil, typing: nil) }

  /// Puts the caret somewhere.
  ///
  /// - Parameters:
  ///   - insertionPoint: the place in front of which the caret stands.
  ///   - typingAttributes: what is said about what is typed there; nil for what the text says.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    self.init(place: .insertionPoint(insertionPoint), typing: typingAttributes)
  }

  /// Selects the characters from one place to another; an empty range is a caret.
  public init(range: Range<AttributedString.Index>) {
    let place: Indices =
      range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    self.init(place: place, typing: nil)
  }

  /// Selects the characters of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.init(place: ranges.isEmpty ? nil : .ranges(ranges), typing: nil)
  }

  /// Whether nobody has selected anything yet.
  var isUnset: Bool { place == nil }

  // MARK: In a text

  /// Returns where the selection is in a text, which has all of these places.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.place(text.byte(index)))
    case .ranges(let ranges):
      let held = RangeSet(ranges.ranges.map { text.places(text.bytes($0)) })
      if !held.isEmpty { return .ranges(held) }
      let start = ranges.ranges.first?.lowerBound ?? text.endIndex
      return .insertionPoint(text.place(text.byte(start)))
    }
  }

  /// The selected bytes of a text; those from the first to the last where it consists of several ranges.
  func bytes(in text: AttributedString) -> Range<Int> {
    switch indices(in: text) {
    case .insertionPoint(let index): return text.byte(index)..<text.byte(index)
    case .ranges(let ranges):
      let all = ranges.ranges.map(text.bytes)
      let start = all.first?.lowerBound ?? 0
      return start..<max(start, all.last?.upperBound ?? 0)
    }
  }

  /// Returns what is said about the characters that are typed next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index): return typing ?? text.typingAttributes(at: index)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first?.lowerBound else { return AttributeContainer() }
      return text.runs[first].attributes
    }
  }

  /// Returns what is said about the selected characters, run by run; at a caret, what is said about what is typed.
  ///
  /// ```swift
  /// selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: return Attributes([typingAttributes(in: text)])
    case .ranges(let ranges):
      return Attributes(ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// What is said about the runs of a selection in a text.
  public struct Attributes<Text>: Sequence {
    private let containers: [AttributeContainer]

    init(_ containers: [AttributeContainer]) { self.containers = containers }

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }

    /// The values of one attribute, nil where a run has none.
    public subscript<Key: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable {
      containers.map { $0[dynamicMember: keyPath] }
    }

    /// The values of one attribute, nil where a run has none.
    public subscript<Key: AttributedStringKey>(key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable {
      containers.map { $0[key] }
    }
  }
}

extension AttributedTextSelection {
  /// What is selected in a text that is edited, whose attributed form is `text`.
  init(_ editing: TextEditing, in text: AttributedString) {
    let range = editing.selection.range
    if range.isEmpty {
      self.init(
        insertionPoint: text.place(range.lowerBound), typingAttributes: editing.chosenStyle)
    } else {
      self.init(range: text.places(range))
    }
  }
}

extension AttributedString {
  /// What is said about a character that is typed at a place.
  fileprivate func typingAttributes(at index: Index) -> AttributeContainer {
    let scalars = unicodeScalars
    func neighbour(_ index: Index) -> StyleNeighbour {
      StyleNeighbour(scalars[index], runs[index].attributes)
    }
    return StyleNeighbour.typed(
      after: index > startIndex ? neighbour(scalars.index(before: index)) : nil,
      before: index < endIndex ? neighbour(index) : nil)
  }
}
